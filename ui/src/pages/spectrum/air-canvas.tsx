import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import styles from './air-canvas.module.css';
import type { AirCursor } from './air-cursor.ts';
import { mhzAt, type AirLook } from './air-look.ts';
import { PlacedScreen } from './air-screen.ts';
import { zoomed, type AirRange } from './range.ts';
import type { AirScreen } from './screen-type.ts';

/** What a pointer changes, as it is at the moment. */
interface Pointed {
  readonly range: AirRange;
  readonly whole: AirRange;
  readonly onRange: (range: AirRange) => void;
  /** Width of the picture, CSS pixels. */
  readonly width: number;
}

const WHEEL_STEP = 0.8;

/** Cursor by pointing, zoom by wheel and by two fingers. Returns what ends it. */
function bindPointer(
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

export interface AirCanvasProps {
  readonly look: AirLook | null;
  readonly whole: AirRange;
  readonly range: AirRange;
  readonly cursor: AirCursor;
  readonly onRange: (range: AirRange) => void;
}

/** The picture. Sweeps go from the model to the painter past React, which draws none of them. */
export function AirCanvas({ look, whole, range, cursor, onRange }: AirCanvasProps) {
  const place = useRef<HTMLDivElement>(null);
  const t = useText();
  const [isFailed, setFailed] = useState(false);
  const screen = useRef<AirScreen | null>(null);
  const newest = useRef({ range, whole, onRange, width: 0 });
  const { $air } = useModel(SpectrumModel);
  const width = look?.width ?? 0;

  useEffect(() => {
    newest.current = { range, whole, onRange, width };
  }, [range, whole, onRange, width]);
  useEffect(() => {
    const holder = place.current;
    if (holder === null) return undefined;
    const made = new PlacedScreen(holder, () => setFailed(true));
    screen.current = made;
    const subscription = $air.subscribe(air => {
      if (air !== null) made.show(air);
    });
    const unbind = bindPointer(holder, cursor, newest);
    return () => {
      unbind();
      subscription.unsubscribe();
      made.close();
      screen.current = null;
    };
  }, [$air, cursor]);
  useEffect(() => {
    if (look !== null) screen.current?.look(look);
  }, [look]);
  return (
    <>
      <div ref={place} className={styles.canvas} aria-hidden="true" />
      {isFailed && (
        <p className={styles.failure} role="alert">
          {t('This browser cannot draw the spectrum. The strongest signals are listed below.')}
        </p>
      )}
    </>
  );
}
