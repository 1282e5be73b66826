import { AlignmentModel } from '@radiolink/application/alignment/alignment.model';
import { MastModel } from '@radiolink/application/alignment/mast.model';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { Button } from '../../components/button.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel } from '../../models/models.ts';
import { PeerField } from '../../tools/peer-field.tsx';
import { AimCurve } from './aim-curve.tsx';
import { AimedEndCard } from './aimed-end-card.tsx';
import styles from './alignment.module.css';
import { BeforeAfter } from './before-after.tsx';
import { DownNote } from './down-note.tsx';
import { GuidedSteps } from './guided-steps.tsx';
import { MastChoices } from './mast-choices.tsx';
import { MastMode } from './mast-mode.tsx';
import { SleepNote, StartMast } from './start-mast.tsx';

/** Turning an antenna to the best signal: both ends and their chains. Specification §1, tools; §9, alignment. */
export function AlignmentPage() {
  const t = useText();
  const alignment = useModel(AlignmentModel);
  const [shown, left, reset, aim, isFaster] = useUnit([
    alignment.shown,
    alignment.left,
    alignment.resetRequested,
    alignment.$aim,
    alignment.$faster,
  ]);
  const [peers, peer, choose] = useUnit([alignment.$peers, alignment.$peer, alignment.peerChosen]);
  const [before, downSince, isOpen] = useUnit([
    alignment.$before,
    alignment.$downSince,
    useModel(MastModel).$open,
  ]);
  useEffect(() => {
    shown();
    return () => left();
  }, [shown, left]);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('Alignment')}</h1>
        <div className={styles.buttons}>
          <StartMast />
          <Button onClick={() => reset()}>{t('Reset best')}</Button>
        </div>
      </div>
      <SleepNote />
      <PeerField peers={peers} peer={peer} onChoose={choose} />
      <DownNote />
      {before === null && downSince === null ? (
        <Skeleton height="240px" />
      ) : (
        <div className={styles.ends}>
          <AimedEndCard side="local" end={aim.local} />
          <AimedEndCard side="remote" end={aim.remote} />
        </div>
      )}
      <p className={styles.note}>
        {isFaster
          ? t('The device updates the signal four times per second.')
          : t('The signal is updated once per second.')}
      </p>
      <MastChoices />
      <AimCurve />
      <GuidedSteps />
      <BeforeAfter />
      {isOpen && <MastMode />}
    </div>
  );
}
