import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { AirCursor } from './air-cursor.ts';
import { type AirRange, moved, zoomed } from './range.ts';
import styles from './air-canvas.module.css';

export interface CursorSliderProps {
  readonly cursor: AirCursor;
  readonly whole: AirRange;
  readonly range: AirRange;
  readonly onRange: (range: AirRange) => void;
  readonly onMark: (mhz: number) => void;
}

const ZOOM_STEP = 0.8;

/** The cursor by keys, and the keys that zoom. It follows the pointer once it has the focus, not with each frame. */
export function CursorSlider({ cursor, whole, range, onRange, onMark }: CursorSliderProps) {
  const t = useText();
  const slider = useRef<HTMLInputElement>(null);
  const middle = (range.fromMhz + range.toMhz) / 2;
  useEffect(() => {
    const element = slider.current;
    if (element === null) return undefined;
    const follow = (): void => {
      const mhz = Math.round(cursor.mhz() ?? middle);
      element.value = String(mhz);
      element.setAttribute('aria-valuetext', `${mhz} MHz`);
    };
    const followFocused = (): void => {
      if (document.activeElement === element) follow();
    };
    follow();
    element.addEventListener('focus', follow);
    const end = cursor.subscribe(followFocused);
    return () => {
      element.removeEventListener('focus', follow);
      end();
    };
  }, [cursor, middle]);

  const pressed = (event: KeyboardEvent): void => {
    const around = cursor.mhz() ?? middle;
    const tenth = (range.toMhz - range.fromMhz) / 10;
    const keys: Readonly<Record<string, () => void>> = {
      '+': () => onRange(zoomed(range, whole, ZOOM_STEP, around)),
      '-': () => onRange(zoomed(range, whole, 1 / ZOOM_STEP, around)),
      '0': () => onRange(whole),
      '[': () => onRange(moved(range, whole, -tenth)),
      ']': () => onRange(moved(range, whole, tenth)),
      m: () => onMark(around),
    };
    const act = keys[event.key];
    if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <input
      ref={slider}
      type="range"
      className={styles.slider}
      aria-label={t('Cursor frequency')}
      min={Math.ceil(range.fromMhz)}
      max={Math.floor(range.toMhz)}
      defaultValue={Math.round(middle)}
      onChange={event => cursor.point(Number(event.target.value))}
      onKeyDown={pressed}
    />
  );
}
