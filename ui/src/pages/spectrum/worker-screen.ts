import type { Air } from '@radiolink/application/spectrum/air-source';
import { recordingOf } from '@radiolink/domain/tools';
import type { AirLook } from './air-look.ts';
import type { AirMessage } from './air-message.ts';
import type { AirScreen } from './screen-type.ts';

/** A worker, which is given the canvas for good. */
export class WorkerScreen implements AirScreen {
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
