import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import styles from './air-canvas.module.css';
import type { AirCursor } from './air-cursor.ts';
import { mhzAt, type AirLook } from './air-look.ts';
import { PlacedScreen } from './air-screen.ts';
import { moved, zoomed, type AirRange } from './range.ts';
import type { AirScreen } from './page-screen.ts';

/** What a pointer changes, as it is at the moment. */
interface Pointed {
  readonly range: AirRange;
  readonly whole: AirRange;
  readonly onRange: (range: AirRange) => void;
  /** Width of the picture, CSS pixels. */
  readonly width: number;
}

const WHEEL_STEP = 0.8;

/**
 * Cursor by pointing, zoom by wheel and by two fingers, which move it too, as a pressed mouse does. Returns what ends it.
 */
function bindPointer(place: HTMLElement, cursor: AirCursor, newest: { current: Pointed }): () => void {
  /** Where each finger, or the pressed mouse, was last. */
  const fingers = new Map<number, number>();
  const ends = new AbortController();
  const { signal } = ends;
  const at = (x: number, range = newest.current.range): number =>
    mhzAt({ width: newest.current.width, ...range }, x);
  const xOf = (event: MouseEvent): number => event.clientX - place.getBoundingClientRect().left;
  /** Several pointers move before the page is drawn again: each begins from what the last one left. */
  const show = (range: AirRange): void => {
    newest.current = { ...newest.current, range };
    newest.current.onRange(range);
  };
  /** The frequency under one place is brought under another. */
  const drag = (range: AirRange, from: number, to: number): void =>
    show(moved(range, newest.current.whole, at(from, range) - at(to, range)));

  const turned = (event: WheelEvent): void => {
    event.preventDefault();
    const { range, whole } = newest.current;
    // A wheel that is turned with shift, or a pad that is swept sideways.
    const { deltaX, deltaY } = event;
    if (Math.abs(deltaX) > Math.abs(deltaY)) drag(range, deltaX, 0);
    else show(zoomed(range, whole, deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, at(xOf(event))));
  };
  const pointed = (event: PointerEvent): void => {
    const { range, whole, width } = newest.current;
    if (width === 0) return;
    const x = xOf(event);
    const before = [...fingers.values()];
    const from = fingers.get(event.pointerId);
    if (from !== undefined) fingers.set(event.pointerId, x);
    const [first = 0, second] = fingers.values();
    if (second === undefined) {
      if (from !== undefined && from !== x && event.pointerType === 'mouse') drag(range, from, x);
      cursor.point(Math.min(range.toMhz, Math.max(range.fromMhz, at(x))));
      return;
    }
    const [oldFirst = 0, oldSecond = 0] = before;
    const spread = Math.abs(first - second);
    const middle = (oldFirst + oldSecond) / 2;
    if (before.length < 2 || spread === 0 || oldFirst === oldSecond) return;
    const scaled = zoomed(range, whole, Math.abs(oldFirst - oldSecond) / spread, at(middle));
    drag(scaled, middle, (first + second) / 2);
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
