import type { Air } from '@radiolink/application/spectrum/air-source';
import { recordingOf } from '@radiolink/domain/tools';
import type { AirLook } from './air-look.ts';
import type { AirMessage } from './air.worker.ts';
import type { AirScreen } from './page-screen.ts';

/** The painter is loaded where it is needed: most browsers paint in a worker. */
const loadPainter = () => import(/* webpackChunkName: "spectrum-painter" */ './page-screen.ts');

/** The page itself, as soon as its painter is there. */
class LaterScreen implements AirScreen {
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

/**
 * The picture in its place: painted by a worker, by the page where the browser has none or it fails, on a canvas of its own
 * each time.
 *
 * @param failed is called when the page cannot paint it either
 */
export class PlacedScreen implements AirScreen {
  #canvas: HTMLCanvasElement;
  #screen: AirScreen;
  #air: Air | undefined;
  #look: AirLook | undefined;

  constructor(
    private readonly place: HTMLElement,
    private readonly failed: () => void,
  ) {
    this.#canvas = this.#newCanvas();
    this.#screen = this.#inWorker() ?? this.#inPage();
  }

  show(air: Air): void {
    this.#air = air;
    this.#screen.show(air);
  }

  look(look: AirLook): void {
    this.#look = look;
    this.#screen.look(look);
  }

  close(): void {
    this.#screen.close();
    this.#canvas.remove();
  }

  #newCanvas(): HTMLCanvasElement {
    const canvas = document.createElement('canvas');
    this.place.append(canvas);
    return canvas;
  }

  #inWorker(): AirScreen | undefined {
    try {
      if (!('transferControlToOffscreen' in this.#canvas) || !('Worker' in window)) return undefined;
      return new WorkerScreen(this.#canvas, () => this.#fallBack());
    } catch {
      // A policy of the page may refuse workers: the canvas is still the page's own then.
      return undefined;
    }
  }

  #inPage(): AirScreen {
    return new LaterScreen(this.#canvas, this.failed);
  }

  /** The worker has the canvas for good: the page paints on another one what was shown last. */
  #fallBack(): void {
    if (this.#screen instanceof LaterScreen) return;
    this.close();
    this.#canvas = this.#newCanvas();
    this.#screen = this.#inPage();
    if (this.#air !== undefined) this.#screen.show(this.#air);
    if (this.#look !== undefined) this.#screen.look(this.#look);
  }
}

/** The picture with its axes as a PNG file. */
export async function airPicture(view: Air['view'], look: AirLook): Promise<Blob | null> {
  const { paintedPicture } = await loadPainter();
  return paintedPicture(view, look);
}

/** A worker, which is given the canvas for good. */
class WorkerScreen implements AirScreen {
  readonly #worker: Worker;
  #view: Air['view'] | undefined;

  /** @param failed is called when the worker cannot be loaded or throws */
  constructor(canvas: HTMLCanvasElement, failed: () => void) {
    this.#worker = new Worker(new URL('./air.worker.ts', import.meta.url));
    this.#worker.addEventListener('error', event => {
      event.preventDefault();
      failed();
    });
    const offscreen = canvas.transferControlToOffscreen();
    this.#worker.postMessage({ kind: 'canvas', canvas: offscreen } satisfies AirMessage, [offscreen]);
  }

  show({ view, newest }: Air): void {
    if (view === this.#view && newest !== null) return this.#send({ kind: 'sweep', sweep: newest });
    this.#view = view;
    const { grid, sweeps } = recordingOf(view);
    this.#send({ kind: 'view', grid, histogram: view.histogram(), sweeps });
  }

  look(look: AirLook): void {
    this.#send({ kind: 'look', look });
  }

  close(): void {
    this.#worker.terminate();
  }

  #send(message: AirMessage): void {
    this.#worker.postMessage(message, []);
  }
}
