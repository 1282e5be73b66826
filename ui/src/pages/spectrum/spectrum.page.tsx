import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { type AirPeak, airPeaks } from '@radiolink/domain/tools';
import { useStoreMap } from 'effector-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button, Card, type Column, DataTable, Figure, figureColumn } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../components/lazy-view.tsx';
import { useModel, useUnitsOf, useWhileShown } from '../../models/models.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { AdviceCard } from './advice-card.tsx';
import { AirPanel } from './air-panel.tsx';
import { SourceNote } from './source-note.tsx';
import styles from './spectrum.module.css';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** A recording has 2 MB at most. What is many times as long is none, and is not read. */
const LONGEST_BYTES = 32_000_000;

/** Saving a recording, and opening one. */
function FileActions() {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const [isThere, save, open] = useUnitsOf(SpectrumModel, '$isThere', 'recordingRequested', 'fileOpened');
  return (
    <div className={styles.actions}>
      <Button disabled={!isThere} onClick={() => save()}>
        {t('Save recording')}
      </Button>
      <Button onClick={() => field.current?.click()}>{t('Open recording')}</Button>
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('Open recording')}
        onChange={async event => {
          const [file] = event.target.files ?? [];
          if (file !== undefined)
            open({ name: file.name, text: file.size > LONGEST_BYTES ? '' : await file.text() });
          if (field.current !== null) field.current.value = '';
        }}
      />
    </div>
  );
}

const MarkersCard = lazyPart(
  async () => (await import(/* webpackChunkName: "spectrum-markers" */ './markers-card.tsx')).part,
);

/** What the radio receives over frequency, and which channel fits. §1.tools. */
export function SpectrumPage() {
  const t = useText();
  const spectrum = useModel(SpectrumModel);
  const isThere = useUnitsOf(SpectrumModel, '$isThere');
  const marked = useStoreMap(spectrum.markers.$markers, markers => markers.length > 0);
  useWhileShown(...useUnitsOf(SpectrumModel, 'shown', 'left'));
  return (
    <div className={layout.page}>
      <div className={styles.head}>
        <h1 className={typography.title}>{t('Spectrum view')}</h1>
        <FileActions />
      </div>
      <SourceNote />
      {isThere && (
        <div className={styles.columns}>
          <AirPanel />
          <div className={styles.side}>
            <AdviceCard />
            {marked && (
              <Suspense fallback={null}>
                <MarkersCard />
              </Suspense>
            )}
          </div>
          <PeaksCard />
        </div>
      )}
    </div>
  );
}

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
function PeaksCard() {
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
