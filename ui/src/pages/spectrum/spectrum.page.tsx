import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { useStoreMap } from 'effector-react';
import { Suspense, useRef } from 'react';
import { Button } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../models/lazy-part.tsx';
import { useModel, useUnitsOf, useWhileShown } from '../../models/models.ts';
import { AdviceCard } from './advice-card.tsx';
import { AirPanel } from './air-panel.tsx';
import { PeaksCard } from './peaks-card.tsx';
import { SourceNote } from './source-note.tsx';
import styles from './spectrum.module.css';

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
  async () => (await import(/* webpackChunkName: "spectrum-markers" */ './markers.part.ts')).part,
);

/** What the radio receives over frequency, and which channel fits. §1.tools. */
export function SpectrumPage() {
  const t = useText();
  const spectrum = useModel(SpectrumModel);
  const isThere = useUnitsOf(SpectrumModel, '$isThere');
  const marked = useStoreMap(spectrum.markers.$markers, markers => markers.length > 0);
  useWhileShown(...useUnitsOf(SpectrumModel, 'shown', 'left'));
  return (
    <div className="page">
      <div className={styles.head}>
        <h1 className="title">{t('Spectrum view')}</h1>
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
