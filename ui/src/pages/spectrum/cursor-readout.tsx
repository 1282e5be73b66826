import { SpectrumModel } from '@radiolink/application/spectrum';
import { binAt, binMhz, IN_USE_DBM } from '@radiolink/domain/tools';
import { useUnit } from 'effector-react';
import { Figure } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { useFigures } from '../../units/index.ts';
import styles from './spectrum.module.css';

const PERCENT = 100;

export interface CursorReadoutProps {
  readonly cursorMhz: number | null;
  readonly until: number | null;
}

/** The levels under the cursor. Its line is always there, so that nothing jumps. */
export function CursorReadout({ cursorMhz, until }: CursorReadoutProps) {
  const t = useText();
  const figures = useFigures();
  const air = useUnit(useModel(SpectrumModel).$air);
  if (air === null) return null;
  if (cursorMhz === null) {
    return (
      <p className={styles.readout}>
        {t('Point at the spectrum, or use the arrow keys. + and - zoom, 0 shows all.')}
      </p>
    );
  }
  const { view } = air;
  const bin = binAt(view.grid, cursorMhz);
  const usage = view.usage(bin, IN_USE_DBM);
  const readings = [
    [t('Frequency'), figures.frequency(binMhz(view.grid, bin), 'MHz')],
    [t('Now'), figures.dbm(view.nowDbm(bin, until === null ? 0 : Math.max(0, view.count - until)))],
    [t('Average'), figures.dbm(view.averageDbm(bin))],
    [t('Maximum'), figures.dbm(view.maximumDbm(bin))],
    [t('Ambient'), figures.dbm(view.ambientDbm(bin))],
    [t('In use'), figures.percent(usage === undefined ? undefined : usage * PERCENT)],
  ] as const;
  return (
    <dl className={styles.readout}>
      {readings.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Figure of={figure} room={8} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
