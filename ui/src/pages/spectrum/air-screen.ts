import type { Air } from '@radiolink/application/spectrum/air-source';
import type { AirLook } from './air-look.ts';
import { LaterScreen, loadPainter } from './later-screen.ts';
import type { AirScreen } from './screen-type.ts';
import { WorkerScreen } from './worker-screen.ts';

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
