import type { Air } from '@radiolink/application/spectrum/air-source';
import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { binAt, binMhz, IN_USE_DBM, type PermittedChannel } from '@radiolink/domain/tools';
import { figureText, MISSING_TEXT } from '@radiolink/domain/units';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import type { AirCursor } from './air-cursor.ts';
import { stretchAt, stretchesOf } from './axis-stretches.ts';
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
