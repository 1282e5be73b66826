import { type Air, SpectrumModel } from '@radiolink/application/spectrum';
import { binAt, binMhz, IN_USE_DBM } from '@radiolink/domain/tools';
import { figureText, MISSING_TEXT } from '@radiolink/domain/units';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useFigures } from '../../units/index.ts';
import type { AirCursor } from './air-cursor.ts';
import styles from './spectrum.module.css';

const PERCENT = 100;
/** English keys of the readings, in the order of their figures. */
const READINGS = ['Frequency', 'Now', 'Average', 'Maximum', 'Ambient', 'In use'] as const;

export interface CursorReadoutProps {
  readonly cursor: AirCursor;
  readonly until: number | null;
}

/**
 * The levels under the cursor. Their places stand always, so that nothing jumps; the figures are written into them, at most
 * once a frame, each into a box of its own that does not lay out anything else.
 */
export function CursorReadout({ cursor, until }: CursorReadoutProps) {
  const t = useText();
  const figures = useFigures();
  const list = useRef<HTMLDListElement>(null);
  const { $air } = useModel(SpectrumModel);
  const isPointed = useSyncExternalStore(cursor.subscribe, () => cursor.mhz() !== null);
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
  }, [$air, cursor, figures, until]);
  return (
    <div className={styles.readout}>
      <p hidden={isPointed}>
        {t('Point at the spectrum, or use the arrow keys. + and - zoom, 0 shows all.')}
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
