import type { Air } from '@radiolink/application/spectrum';
import { recordingOf } from '@radiolink/domain/tools';
import type { AirLook } from './air-look.ts';
import type { AirMessage } from './air-message.ts';
import type { AirScreen } from './screen-type.ts';

/** Takes a canvas over. */
export function airScreen(canvas: HTMLCanvasElement): AirScreen {
  try {
    if ('transferControlToOffscreen' in canvas && 'Worker' in window) return new WorkerScreen(canvas);
  } catch {
    // A policy of the page may refuse workers: the canvas is still the page's own then.
  }
  return new LaterScreen(canvas);
}

class WorkerScreen implements AirScreen {
  readonly #worker: Worker;
  #view: Air['view'] | undefined;

  constructor(canvas: HTMLCanvasElement) {
    this.#worker = new Worker(new URL('./air.worker.ts', import.meta.url));
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

/** The painter is loaded where it is needed: most browsers paint in a worker. */
const loadPainter = () => import(/* webpackChunkName: "spectrum-painter" */ './page-screen.ts');

class LaterScreen implements AirScreen {
  #screen: AirScreen | undefined;
  #air: Air | undefined;
  #look: AirLook | undefined;
  #isClosed = false;

  constructor(canvas: HTMLCanvasElement) {
    void this.#open(canvas);
  }

  async #open(canvas: HTMLCanvasElement): Promise<void> {
    const { PageScreen } = await loadPainter();
    if (this.#isClosed) return;
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

/** The picture with its axes as a PNG file. */
export async function airPicture(view: Air['view'], look: AirLook): Promise<Blob | null> {
  const { paintedPicture } = await loadPainter();
  return paintedPicture(view, look);
}
