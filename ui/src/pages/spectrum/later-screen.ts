import type { Air } from '@radiolink/application/spectrum/air-source';
import type { AirLook } from './air-look.ts';
import type { AirScreen } from './screen-type.ts';

/** The painter is loaded where it is needed: most browsers paint in a worker. */
export const loadPainter = () => import(/* webpackChunkName: "spectrum-painter" */ './page-screen.ts');

/** The page itself, as soon as its painter is there. */
export class LaterScreen implements AirScreen {
  #screen: AirScreen | undefined;
  #air: Air | undefined;
  #look: AirLook | undefined;
  #isClosed = false;

  /** @param failed is called when nothing can be painted */
  constructor(canvas: HTMLCanvasElement, failed: () => void) {
    this.#open(canvas).catch(failed);
  }

  async #open(canvas: HTMLCanvasElement): Promise<void> {
    const { PageScreen } = await loadPainter();
    if (this.#isClosed) return;
    if (canvas.getContext('2d') === null) throw new Error('There is no drawing in the page.');
    this.#screen = new PageScreen(canvas);
    if (this.#air !== undefined) this.#screen.show(this.#air);
    if (this.#look !== undefined) this.#screen.look(this.#look);
  }

  show(air: Air): void {
    this.#air = air;
    this.#screen?.show(air);
  }

  look(look: AirLook): void {
    this.#look = look;
    this.#screen?.look(look);
  }

  close(): void {
    this.#isClosed = true;
    this.#screen?.close();
  }
}
