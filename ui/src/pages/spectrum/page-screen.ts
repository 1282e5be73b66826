import type { Air } from '@radiolink/application/spectrum/air-source';
import type { AirLook } from './air-look.ts';
import { AirPainter, type MakeCanvas } from './air-painter.ts';

/** Where the air is painted: by a worker where the browser can, else by the page. */
export interface AirScreen {
  show(air: Air): void;
  look(look: AirLook): void;
  close(): void;
}

const inPage: MakeCanvas = (width, height) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
};

/** The picture painted by the page itself. */
export class PageScreen implements AirScreen {
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
export async function paintedPicture(view: Air['view'], look: AirLook): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  paintOn(canvas, new AirPainter(view, inPage), look);
  return new Promise(resolve => {
    canvas.toBlob(resolve, 'image/png');
  });
}
