import { SpectrumModel } from '@radiolink/application/spectrum';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import type { AirLook } from './air-look.ts';
import { type AirScreen, airScreen } from './air-screen.ts';
import { bindPointer } from './bind-pointer.ts';
import { type AirRange, moved, zoomed } from './range.ts';
import styles from './spectrum.module.css';

export interface AirCanvasProps {
  readonly look: AirLook | null;
  readonly whole: AirRange;
  readonly range: AirRange;
  readonly cursorMhz: number | null;
  readonly onRange: (range: AirRange) => void;
  readonly onCursor: (mhz: number | null) => void;
}

const ZOOM_STEP = 0.8;

/** The picture. Sweeps go from the model to the painter past React, which draws none of them. */
export function AirCanvas({ look, whole, range, cursorMhz, onRange, onCursor }: AirCanvasProps) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const screen = useRef<AirScreen | null>(null);
  const newest = useRef({ range, whole, onRange, onCursor });
  const { $air } = useModel(SpectrumModel);

  useEffect(() => {
    newest.current = { range, whole, onRange, onCursor };
  }, [range, whole, onRange, onCursor]);
  useEffect(() => {
    const holder = place.current;
    if (holder === null) return undefined;
    // A canvas is given away to its worker for good: each screen has its own.
    const canvas = document.createElement('canvas');
    holder.append(canvas);
    const made = airScreen(canvas);
    screen.current = made;
    const subscription = $air.subscribe(air => {
      if (air !== null) made.show(air);
    });
    const unbind = bindPointer(holder, newest);
    return () => {
      unbind();
      subscription.unsubscribe();
      made.close();
      canvas.remove();
      screen.current = null;
    };
  }, [$air]);
  useEffect(() => {
    if (look !== null) screen.current?.look(look);
  }, [look]);

  const pressed = (event: KeyboardEvent): void => {
    const middle = (range.fromMhz + range.toMhz) / 2;
    const around = cursorMhz ?? middle;
    const tenth = (range.toMhz - range.fromMhz) / 10;
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => onRange(zoomed(range, whole, ZOOM_STEP, around)),
      '-': () => onRange(zoomed(range, whole, 1 / ZOOM_STEP, around)),
      '0': () => onRange(whole),
      '[': () => onRange(moved(range, whole, -tenth)),
      ']': () => onRange(moved(range, whole, tenth)),
    };
    const act = keys[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  const at = cursorMhz ?? (range.fromMhz + range.toMhz) / 2;
  return (
    <>
      <div ref={place} className={styles.canvas} aria-hidden="true" />
      <input
        type="range"
        className={styles.slider}
        aria-label={t('Cursor frequency')}
        aria-valuetext={`${Math.round(at)} MHz`}
        min={Math.ceil(range.fromMhz)}
        max={Math.floor(range.toMhz)}
        value={Math.round(at)}
        onChange={event => onCursor(Number(event.target.value))}
        onKeyDown={pressed}
      />
    </>
  );
}
