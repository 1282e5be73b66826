import type { Air } from '@radiolink/application/spectrum';
import { recordingOf } from '@radiolink/domain/tools';
import type { AirLook } from './air-look.ts';
import type { AirMessage } from './air-message.ts';
import { AirPainter, type MakeCanvas } from './air-painter.ts';

/** Where the air is painted: by a worker where the browser can, else by the page. */
export interface AirScreen {
  show(air: Air): void;
  look(look: AirLook): void;
  close(): void;
}

/** Takes a canvas over. */
export function airScreen(canvas: HTMLCanvasElement): AirScreen {
  try {
    if ('transferControlToOffscreen' in canvas && 'Worker' in window) return new WorkerScreen(canvas);
  } catch {
    // A policy of the page may refuse workers: the canvas is still the page's own then.
  }
  return new PageScreen(canvas);
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

const inPage: MakeCanvas = (width, height) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
};

class PageScreen implements AirScreen {
  #painter: AirPainter | undefined;
  #view: Air['view'] | undefined;
  #look: AirLook | undefined;
  #frame = 0;

  constructor(private readonly canvas: HTMLCanvasElement) {}

  show({ view }: Air): void {
    if (view !== this.#view) this.#painter = new AirPainter(view, inPage);
    this.#view = view;
    this.#ask();
  }

  look(look: AirLook): void {
    this.#look = look;
    this.#ask();
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** However much changes before the next frame, it is painted once. */
  #ask(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      if (this.#look !== undefined) paintOn(this.canvas, this.#painter, this.#look);
    });
  }
}

function paintOn(canvas: HTMLCanvasElement, painter: AirPainter | undefined, look: AirLook): void {
  const context = canvas.getContext('2d');
  if (context === null || painter === undefined) return;
  const width = Math.round(look.width * look.ratio);
  const height = Math.round(look.height * look.ratio);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  painter.paint(context, look);
}

/** The picture with its axes as a PNG file. */
export async function airPicture(view: Air['view'], look: AirLook): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  paintOn(canvas, new AirPainter(view, inPage), look);
  return new Promise(resolve => {
    canvas.toBlob(resolve, 'image/png');
  });
}
