import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { airPeaks, type AirPeak } from '@radiolink/domain/tools';
import { useStoreMap } from 'effector-react';
import { useEffect, useState } from 'react';
import { Card, type Column, DataTable, Figure, figureColumn } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { useFigures } from '../../units/use-figures.ts';
import styles from './spectrum.module.css';

const PERCENT = 100;

/** The columns of the strongest signals. */
function usePeakColumns(): readonly Column<AirPeak>[] {
  const t = useText();
  const figures = useFigures();
  return [
    {
      id: 'frequency',
      header: t('Frequency'),
      cell: ({ frequencyMhz }) => <Figure of={figures.frequency(frequencyMhz, 'MHz')} />,
    },
    figureColumn('now', t('Now'), ({ nowDbm }) => figures.dbm(nowDbm)),
    figureColumn('average', t('Average'), ({ averageDbm }) => figures.dbm(averageDbm)),
    figureColumn('maximum', t('Maximum'), ({ maximumDbm }) => figures.dbm(maximumDbm)),
    figureColumn('usage', t('In use'), ({ usage }) =>
      figures.percent(usage === undefined ? undefined : usage * PERCENT),
    ),
  ];
}

const MOST_PEAKS = 8;
/** A table that moves with each sweep could not be read. */
const EVERY_MS = 3000;

/** The strongest places of the spectrum: what the picture says, as a table. */
export function PeaksCard() {
  const t = useText();
  const peaks = usePeaks();
  const columns = usePeakColumns();
  return (
    <Card title={t('Strongest signals')} flush>
      <DataTable
        className={styles.peaks}
        caption={t('Strongest signals')}
        columns={columns}
        rows={peaks}
        rowKey={({ frequencyMhz }) => String(frequencyMhz)}
        empty={t('Nothing above the noise.')}
      />
    </Card>
  );
}

function usePeaks(): readonly AirPeak[] {
  const view = useStoreMap(useModel(SpectrumModel).$air, air => air?.view ?? null);
  const [tick, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick(now => now + 1), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return view === null || tick < 0 ? [] : airPeaks(view, MOST_PEAKS);
}
