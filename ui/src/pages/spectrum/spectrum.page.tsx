import { SpectrumModel } from '@radiolink/application/spectrum/spectrum.model';
import { useStoreMap, useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { lazyPart } from '../../models/lazy-part.tsx';
import { useModel } from '../../models/models.ts';
import { AirPanel } from './air-panel.tsx';
import { AdviceCard } from './advice-card.tsx';
import { FileActions } from './file-actions.tsx';
import { PeaksCard } from './peaks-card.tsx';
import { SourceNote } from './source-note.tsx';
import styles from './spectrum.module.css';

const MarkersCard = lazyPart(
  async () => (await import(/* webpackChunkName: "spectrum-markers" */ './markers.part.ts')).part,
);

/** What the radio receives over frequency, and which channel fits. Specification §1, tools (airview). */
export function SpectrumPage() {
  const t = useText();
  const spectrum = useModel(SpectrumModel);
  const [shown, left] = useUnit([spectrum.shown, spectrum.left]);
  const isThere = useUnit(spectrum.$isThere);
  const marked = useStoreMap(spectrum.markers.$markers, markers => markers.length > 0);
  useEffect(() => {
    shown();
    return () => left();
  }, [shown, left]);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('Spectrum view')}</h1>
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
