import type { AirCursor } from './air-cursor.ts';
import { mhzAt } from './air-look.ts';
import { type AirRange, zoomed } from './range.ts';

/** What a pointer changes, as it is at the moment. */
export interface Pointed {
  readonly range: AirRange;
  readonly whole: AirRange;
  readonly onRange: (range: AirRange) => void;
  /** Width of the picture, CSS pixels. */
  readonly width: number;
}

const WHEEL_STEP = 0.8;

/** Cursor by pointing, zoom by wheel and by two fingers. Returns what ends it. */
export function bindPointer(
  place: HTMLElement,
  cursor: AirCursor,
  newest: { readonly current: Pointed },
): () => void {
  const fingers = new Map<number, number>();
  const ends = new AbortController();
  const { signal } = ends;
  const at = (x: number): number => mhzAt({ width: newest.current.width, ...newest.current.range }, x);
  const xOf = (event: MouseEvent): number => event.clientX - place.getBoundingClientRect().left;
  const spread = (): number => {
    const [first, second] = [...fingers.values()];
    return first === undefined || second === undefined ? 0 : Math.abs(first - second);
  };

  const turned = (event: WheelEvent): void => {
    event.preventDefault();
    const { range, whole, onRange } = newest.current;
    onRange(zoomed(range, whole, event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, at(xOf(event))));
  };
  const pointed = (event: PointerEvent): void => {
    const { range, whole, onRange, width } = newest.current;
    if (width === 0) return;
    const before = spread();
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, xOf(event));
    if (fingers.size < 2) {
      cursor.point(Math.min(range.toMhz, Math.max(range.fromMhz, at(xOf(event)))));
      return;
    }
    const [first = 0, second = 0] = [...fingers.values()];
    if (before > 0 && spread() > 0)
      onRange(zoomed(range, whole, before / spread(), at((first + second) / 2)));
  };
  const released = (event: PointerEvent): void => void fingers.delete(event.pointerId);

  place.addEventListener('wheel', turned, { passive: false, signal });
  place.addEventListener(
    'pointerdown',
    event => {
      fingers.set(event.pointerId, xOf(event));
      pointed(event);
    },
    { signal },
  );
  place.addEventListener('pointermove', pointed, { signal });
  place.addEventListener('pointerup', released, { signal });
  place.addEventListener('pointercancel', released, { signal });
  place.addEventListener(
    'pointerleave',
    event => {
      released(event);
      if (event.pointerType === 'mouse') cursor.point(null);
    },
    { signal },
  );
  return () => ends.abort();
}
