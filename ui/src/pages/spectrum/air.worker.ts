import { type AirGrid, type AirSweep, AirView } from '@radiolink/domain/tools';
import type { AirLook } from './air-look.ts';
import { AirPainter } from './air-painter.ts';

/** What a page tells the worker that paints for it. */
export type AirMessage =
  | { readonly kind: 'canvas'; readonly canvas: OffscreenCanvas }
  | {
      readonly kind: 'view';
      readonly grid: AirGrid;
      /** Hits by level and bin, as counted before and since. */
      readonly histogram: readonly (readonly number[])[];
      readonly sweeps: readonly AirSweep[];
    }
  | { readonly kind: 'sweep'; readonly sweep: AirSweep }
  | { readonly kind: 'look'; readonly look: AirLook };

/** Paints in a worker: the page only hands sweeps over. It keeps a view of its own. */
let canvas: OffscreenCanvas | undefined;
/** Taken once: Firefox refuses it to a later look. */
let context: OffscreenCanvasRenderingContext2D | null = null;
let view: AirView | undefined;
let painter: AirPainter | undefined;
let look: AirLook | undefined;
let requested = false;

function paint(): void {
  requested = false;
  if (canvas === undefined || context === null || look === undefined || painter === undefined) return;
  const width = Math.round(look.width * look.ratio);
  const height = Math.round(look.height * look.ratio);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  painter.paint(context, look);
}

function take(message: AirMessage): void {
  switch (message.kind) {
    case 'canvas':
      canvas = message.canvas;
      context = canvas.getContext('2d');
      if (context === null) throw new Error('There is no drawing in a worker.');
      break;
    case 'view':
      view = new AirView(message.grid);
      view.addHistogram(message.histogram);
      for (const sweep of message.sweeps) view.recall(sweep);
      painter = new AirPainter(view, (width, height) => new OffscreenCanvas(width, height));
      break;
    case 'sweep':
      view?.add(message.sweep);
      break;
    case 'look':
      look = message.look;
      break;
  }
}

// A burst of messages is painted once.
self.addEventListener('message', ({ data }: MessageEvent<AirMessage>) => {
  take(data);
  if (requested) return;
  requested = true;
  setTimeout(paint, 0);
});
