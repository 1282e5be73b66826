import type { Air } from '@radiolink/application/spectrum/air-source';
import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { binAt, binMhz, IN_USE_DBM, type PermittedChannel } from '@radiolink/domain/tools';
import { figureText, MISSING_TEXT } from '@radiolink/domain/units';
import { type KeyboardEvent, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import canvasStyles from './air-canvas.module.css';
import type { AirCursor } from './air-cursor.ts';
import { xOf } from './air-look.ts';
import { stretchAt, stretchesOf } from './axis-stretches.ts';
import { type AirRange, moved, zoomed } from './range.ts';
import styles from './spectrum.module.css';

const PERCENT = 100;
/** English keys of the readings, in the order of their figures. */
const READINGS = ['Frequency', 'Now', 'Average', 'Maximum', 'Ambient', 'In use', 'Permitted'] as const;

export interface CursorReadoutProps {
  readonly cursor: AirCursor;
  readonly until: number | null;
  readonly permitted: readonly PermittedChannel[];
}

/**
 * The levels under the cursor. Their places stand always, so that nothing jumps; the figures are written into them, at most
 * once a frame, each into a box of its own that does not lay out anything else.
 */
export function CursorReadout({ cursor, until, permitted }: CursorReadoutProps) {
  const t = useText();
  const figures = useFigures();
  const list = useRef<HTMLDListElement>(null);
  const { $air } = useModel(SpectrumModel);
  const isPointed = useSyncExternalStore(cursor.subscribe, () => cursor.mhz() !== null);
  const stretches = useMemo(() => stretchesOf(permitted), [permitted]);
  const termsAt = useMemo(
    () =>
      (mhz: number): string => {
        const terms = stretchAt(stretches, mhz);
        if (stretches.length === 0) return MISSING_TEXT;
        if (terms === undefined) return t('Not permitted');
        const eirp = figureText(figures.dbm(terms.maxEirpDbm));
        return terms.cacSeconds === 0 ? eirp : `${eirp}, DFS`;
      },
    [stretches, figures, t],
  );
  useEffect(() => {
    let air: Air | null = null;
    let frame = 0;
    const write = (): void => {
      frame = 0;
      const mhz = cursor.mhz();
      if (air === null || mhz === null) return;
      const { view } = air;
      const bin = binAt(view.grid, mhz);
      const age = until === null ? 0 : Math.max(0, view.count - until);
      const usage = view.usage(bin, IN_USE_DBM);
      const texts = [
        figures.frequency(binMhz(view.grid, bin), 'MHz'),
        figures.dbm(view.nowDbm(bin, age)),
        figures.dbm(view.averageDbm(bin)),
        figures.dbm(view.maximumDbm(bin)),
        figures.dbm(view.ambientDbm(bin)),
        figures.percent(usage === undefined ? undefined : usage * PERCENT),
      ].map(figureText);
      texts.push(termsAt(mhz));
      for (const [place, element] of [...(list.current?.querySelectorAll('dd') ?? [])].entries())
        if (element.textContent !== texts[place]) element.textContent = texts[place] ?? MISSING_TEXT;
    };
    const ask = (): void => {
      if (frame === 0) frame = requestAnimationFrame(write);
    };
    const subscription = $air.subscribe(now => {
      air = now;
      ask();
    });
    const end = cursor.subscribe(ask);
    return () => {
      cancelAnimationFrame(frame);
      subscription.unsubscribe();
      end();
    };
  }, [$air, cursor, figures, termsAt, until]);
  return (
    <div className={styles.readout}>
      <p hidden={isPointed}>
        {t(
          'Point at the spectrum, or use the arrow keys. Wheel, two fingers, + and - zoom, dragging moves, 0 shows all, m sets a marker.',
        )}
      </p>
      <dl ref={list} className={styles.readings} data-shown={isPointed}>
        {READINGS.map(name => (
          <div key={name}>
            <dt>{t(name)}</dt>
            <dd>{MISSING_TEXT}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export interface CursorLineProps {
  readonly cursor: AirCursor;
  readonly range: AirRange;
  /** Width of the picture, CSS pixels. */
  readonly width: number;
}

/** The cursor over the picture. It only moves a layer: nothing is painted or laid out for it. */
export function CursorLine({ cursor, range, width }: CursorLineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const move = (): void => {
      const mhz = cursor.mhz();
      const isSeen = mhz !== null && mhz >= range.fromMhz && mhz <= range.toMhz;
      const x = isSeen ? xOf({ width, ...range }, mhz) : -1;
      line.current?.style.setProperty('transform', `translateX(${x}px)`);
    };
    move();
    return cursor.subscribe(move);
  }, [cursor, range, width]);
  return (
    <div className={canvasStyles.cursorPlace} aria-hidden="true">
      <div ref={line} className={canvasStyles.cursorLine} />
    </div>
  );
}

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
      className={canvasStyles.slider}
      aria-label={t('Cursor frequency')}
      min={Math.ceil(range.fromMhz)}
      max={Math.floor(range.toMhz)}
      defaultValue={Math.round(middle)}
      onChange={event => cursor.point(Number(event.target.value))}
      onKeyDown={pressed}
    />
  );
}
