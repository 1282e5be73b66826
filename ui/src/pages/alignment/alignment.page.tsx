import { AlignmentModel } from '@radiolink/application/alignment/alignment.model';
import { MastModel } from '@radiolink/application/alignment/mast.model';
import { AIM_STEP_WORDS, AIM_STEPS, beforeAfter } from '@radiolink/domain/tools';
import { Suspense } from 'react';
import { useCopying } from '../../components/copy/copying.ts';
import { Banner, Button, Card, Skeleton } from '../../components/index.ts';
import { lazyView } from '../../components/lazy-view.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf, useWhileShown } from '../../models/models.ts';
import { PeerField } from '../tools/peer-field.tsx';
import { AimedEndCard } from './aimed-end-card.tsx';
import styles from './alignment.module.css';
import { DownNote } from './down-note.tsx';
import { MastChoices } from './mast-choices.tsx';
import { MastMode } from './mast-mode.tsx';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

/** Turning an antenna to the best signal: both ends and their chains. §1.tools; §9.alignment. */
export function AlignmentPage() {
  const t = useText();
  const [reset, aim, isFaster] = useUnitsOf(AlignmentModel, 'resetRequested', '$aim', '$faster');
  const [peers, peer, choose] = useUnitsOf(AlignmentModel, '$peers', '$peer', 'peerChosen');
  const [before, downSince] = useUnitsOf(AlignmentModel, '$before', '$downSince');
  const isOpen = useUnitsOf(MastModel, '$open');
  useWhileShown(...useUnitsOf(AlignmentModel, 'shown', 'left'));
  return (
    <div className={layout.page}>
      <div className={layout.head}>
        <h1 className={typography.title}>{t('Alignment')}</h1>
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
      <p className={typography.measured}>
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

/** What the alignment brought, to be copied into an installation report. */
function BeforeAfter() {
  const t = useText();
  const [before, aim, isAligned] = useUnitsOf(AlignmentModel, '$before', '$aim', '$isAligned');
  const lines = before === null || !isAligned ? [] : beforeAfter(before, aim).map(line => t(line));
  const copyText = useCopying();
  if (lines.length === 0) return null;
  return (
    <Card
      title={t('Result')}
      aside={
        <Button look="quiet" onClick={() => void copyText(lines.join('\n'))}>
          {t('Copy')}
        </Button>
      }
    >
      <ul className={layout.tight} data-live="">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Card>
  );
}

/** The steps of an alignment, one after the other; each can be skipped. */
function GuidedSteps() {
  const t = useText();
  const [step, leave, start] = useUnitsOf(AlignmentModel, '$step', 'stepFinished', 'guideStarted');
  return (
    <Card title={t('Steps')}>
      <ol className={styles.steps}>
        {AIM_STEPS.map(each => (
          <li key={each} className={styles.step} aria-current={each === step ? 'step' : undefined}>
            {t(AIM_STEP_WORDS[each].name)}
          </li>
        ))}
      </ol>
      <p className={styles.task} aria-live="polite">
        {step === null
          ? t('All steps are done. Copy the result into the installation report.')
          : t(AIM_STEP_WORDS[step].task)}
      </p>
      <div className={styles.buttons}>
        {step === null ? (
          <Button onClick={() => start()}>{t('Start again')}</Button>
        ) : (
          <>
            <Button onClick={() => leave()}>{t('Done')}</Button>
            <Button look="quiet" onClick={() => leave()}>
              {t('Skip')}
            </Button>
          </>
        )}
      </div>
    </Card>
  );
}

/** The first thing on the page: whoever has a phone in one hand came for it. */
function StartMast() {
  const t = useText();
  const enter = useUnitsOf(MastModel, 'entered');
  return (
    <Button look="primary" current onClick={() => enter()}>
      {t('Start mast mode')}
    </Button>
  );
}

/** Before the climb: that the screen may turn off, and what helps. Nothing where the browser keeps it on. */
function SleepNote() {
  const t = useText();
  const staysLit = useUnitsOf(MastModel, '$staysLit');
  if (staysLit) return null;
  return (
    <Banner tone="warn">
      {t(
        'The browser cannot keep the screen on over plain HTTP. Before climbing, set the longest screen timeout on the phone, or open the device over HTTPS. A small video plays in mast mode, which keeps most screens on.',
      )}
    </Banner>
  );
}

const AimChart = lazyView(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '../dashboard/charts/charts.tsx')).AimChart,
}));

/** Room of the chart with its readout and the way to its table. */
const ROOM = '248px';

/** The signals of both ends over the last five minutes, as far as they were measured. */
function AimCurve() {
  const t = useText();
  const curve = useUnitsOf(AlignmentModel, '$curve');
  return (
    <Card title={t('Signal')}>
      <Suspense fallback={<Skeleton height={ROOM} />}>
        <AimChart history={curve} />
      </Suspense>
    </Card>
  );
}
