import { SpectrumModel } from '@radiolink/application/spectrum';
import { useStoreMap, useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { toolFailureMessage } from '@radiolink/domain/tools';
import { Banner, Button, Skeleton } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { lazyPart, useModel } from '../../models/index.ts';
import { AirPanel } from './air-panel.tsx';
import { AdviceCard } from './advice-card.tsx';
import { FileActions } from './file-actions.tsx';
import { PeaksCard } from './peaks-card.tsx';
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

/** Where the spectrum comes from, and why there is none. */
function SourceNote() {
  const t = useText();
  const spectrum = useModel(SpectrumModel);
  const [state, failure, file, unreadable] = useUnit([
    spectrum.$state,
    spectrum.$failure,
    spectrum.$file,
    spectrum.$unreadable,
  ]);
  const [isThere, live] = useUnit([spectrum.$isThere, spectrum.liveRequested]);
  return (
    <>
      {unreadable !== null && (
        <Banner tone="warn">
          {t('{name} is neither a recording nor a captured spectrum.', { name: unreadable })}
        </Banner>
      )}
      {state === 'file' && (
        <Banner tone="idle" action={<Button onClick={() => live()}>{t('Show live spectrum')}</Button>}>
          {t('Recording: {name}', { name: file ?? '' })}
        </Banner>
      )}
      {failure !== null && <Banner tone="warn">{t(toolFailureMessage(failure))}</Banner>}
      {state === 'polling' && (
        <p className={styles.note}>
          {t('Live updates are unavailable. The spectrum is requested every second.')}
        </p>
      )}
      {state === 'idle' && !isThere && (
        <p className={styles.note}>
          {t(
            'The device sends no spectrum. Spectrum view is off, or this device does not provide it. Recordings can be opened.',
          )}
        </p>
      )}
      {state === 'waiting' && !isThere && <Skeleton height="480px" />}
    </>
  );
}
