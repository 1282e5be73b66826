import type { UpgradeModel, UpgradeObstacle } from '@radiolink/application/firmware/firmware.model';
import {
  isOverdue,
  type UpgradeState,
  type UpgradeProblem,
} from '@radiolink/application/firmware/upgrade-state';
import type { Token } from '@radiolink/application/wiring/token';
import type { ReactNode } from 'react';
import { Banner, Button, FailureBanner, FailureMessage } from '../../components/index.ts';
import { type Text, useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import styles from './firmware.module.css';
import { Progress } from './progress.tsx';
import typography from '../../theme/typography.module.css';

type Course = Exclude<UpgradeState, { kind: 'idle' }>;
const MS_PER_MINUTE = 60_000;
const COMPLETE = 100;

interface UpgradeCourseProps {
  /** This device's, or that of a remote one. */
  readonly model: Token<UpgradeModel>;
  readonly state: Course;
  /** What its installation means for the other end of the link, before it begins. */
  readonly warning?: ReactNode;
  /** What the page does once the device responds again. */
  readonly backWords: string;
  /** What comes after an installation. */
  readonly next?: ReactNode;
}

type PartProps<Kind extends Course['kind']> = Omit<UpgradeCourseProps, 'state'> & {
  readonly state: Extract<Course, { readonly kind: Kind }>;
};

/** An upgrade from the sending of the image to its end. */
export function UpgradeCourse({ state, ...rest }: UpgradeCourseProps) {
  switch (state.kind) {
    case 'sending':
      return <Sending state={state} {...rest} />;
    case 'ready':
      return <Ready state={state} {...rest} />;
    case 'starting':
    case 'away':
    case 'back':
      return <Away state={state} {...rest} />;
    case 'done':
    case 'failed':
      return <Ended state={state} {...rest} />;
  }
}

function sendingWords({ source, percent }: Extract<Course, { kind: 'sending' }>, t: Text): string {
  if (source === 'file') {
    return percent === COMPLETE ? t('The device checks the firmware…') : t('Uploading the firmware…');
  }
  return source === 'other'
    ? t('Another session is uploading firmware…')
    : t('The device downloads the firmware…');
}

function Sending({ model, state }: PartProps<'sending'>) {
  const t = useText();
  const cancel = useUnitsOf(model, 'cancelled');
  return (
    <>
      <Banner tone="busy">{sendingWords(state, t)}</Banner>
      <Progress percent={state.percent} />
      <p className={typography.muted}>
        {t('Nothing has changed on the device yet. Status updates are paused.')}
      </p>
      {state.source === 'file' && (
        <div className={styles.line}>
          <Button onClick={() => cancel()}>{t('Cancel')}</Button>
        </div>
      )}
    </>
  );
}

const installWords = (hostname: string, t: Text): string =>
  hostname === '' ? t('Install') : t('Install on {name}', { name: hostname });

function obstacleWords(obstacle: UpgradeObstacle, t: Text): string {
  switch (obstacle.kind) {
    case 'local':
      return t('Firmware is being sent to this device or installed on it. Upgrade one end at a time.');
    case 'remote':
      return t('Firmware is being installed on {name}. Install it here when the link is back.', {
        name: obstacle.name,
      });
    case 'link-change':
      return t('A change of both ends is not finished. Finish it, then install the firmware.');
  }
}

function Ready({ model, state, warning }: PartProps<'ready'>) {
  const t = useText();
  const firmware = useModel(model);
  const [name, seconds, obstacle] = useUnitsOf(model, '$name', '$seconds', '$obstacle');
  const { version, thirdParty } = state;
  const [install, discard, putAside, notDiscarded] = useUnitsOf(
    model,
    'installRequested',
    'discardRequested',
    'dismissed',
    '$discardFailure',
  );
  // One that could not be discarded is put aside, as on a device that discards none.
  const isDiscarded = firmware.canDiscard && notDiscarded === null;
  return (
    <>
      <Banner tone="fair">
        {version === undefined
          ? t('The firmware is ready to be installed.')
          : t('Firmware {version} is ready to be installed.', { version })}
      </Banner>
      {thirdParty && <Banner tone="warn">{t('The uploaded firmware is third-party.')}</Banner>}
      <p>
        {t('The device reboots: it does not respond for up to {minutes} min. Do not disconnect the power.', {
          minutes: Math.ceil(seconds / 60),
        })}
      </p>
      {warning !== undefined && <p>{warning}</p>}
      {obstacle !== null && <Banner tone="warn">{obstacleWords(obstacle, t)}</Banner>}
      <div className={styles.line}>
        <Button look="primary" disabled={obstacle !== null} onClick={() => install()}>
          {thirdParty ? t('Install anyway') : installWords(name, t)}
        </Button>
        {isDiscarded ? (
          <Button onClick={() => discard()}>{t('Discard')}</Button>
        ) : (
          <Button onClick={() => putAside()}>{t('Select another file')}</Button>
        )}
      </div>
      {!firmware.canDiscard && (
        <p className={typography.muted}>
          {t(
            'This device cannot discard uploaded firmware. It is not installed until you install it; another upload replaces it.',
          )}
        </p>
      )}
      <FailureBanner failure={notDiscarded} urgent />
    </>
  );
}

function Away({ state, backWords }: PartProps<'starting' | 'away' | 'back'>) {
  const t = useText();
  if (state.kind === 'back') return <Banner tone="busy">{backWords}</Banner>;
  const { since, seconds } = state.job;
  const passed = state.kind === 'away' ? state.at - since : 0;
  if (isOverdue(state)) {
    return (
      <Banner tone="bad" urgent>
        {t(
          'The device has not responded for {minutes} min. Check its power and its cable. If it does not return, reset it with its button, or restore its firmware with the recovery of the manufacturer.',
          { minutes: Math.floor(passed / MS_PER_MINUTE) },
        )}
      </Banner>
    );
  }
  const wasGone = state.kind === 'away' && state.wasGone;
  return (
    <>
      <Banner tone="busy">
        {wasGone
          ? t('The device reboots with the new firmware…')
          : t('The device installs the firmware. Do not disconnect the power.')}
      </Banner>
      <Progress percent={Math.min(COMPLETE, Math.round((passed / (seconds * 1000)) * COMPLETE))} />
      <p className={typography.muted}>
        {t('It does not respond for up to {minutes} min. This page shows the progress.', {
          minutes: Math.ceil(seconds / 60),
        })}
      </p>
    </>
  );
}

function Ended({ model, state, next }: PartProps<'done' | 'failed'>) {
  const t = useText();
  const dismiss = useUnitsOf(model, 'dismissed');
  const close = <Button onClick={() => dismiss()}>{t('Close')}</Button>;
  if (state.kind === 'done') {
    return (
      <Banner tone="good" action={close}>
        {t('Firmware {version} is installed and runs.', { version: state.version })}
        {next !== undefined && <> {next}</>}
      </Banner>
    );
  }
  return (
    <Banner tone="bad" urgent action={close}>
      <ProblemMessage problem={state.problem} />
    </Banner>
  );
}

/** What became of an upgrade that failed, and what to do. */
function ProblemMessage({ problem }: { readonly problem: UpgradeProblem }) {
  const t = useText();
  switch (problem.kind) {
    case 'lost':
      return problem.percent === undefined
        ? t(
            'The connection was lost. The old firmware is still installed. Check the connection, then start again.',
          )
        : t(
            'The connection was lost at {percent} %. The old firmware is still installed. Check the connection, then start again.',
            { percent: problem.percent },
          );
    case 'refused':
      return (
        <>
          {t('The device rejected the firmware. The old firmware is still installed.')}{' '}
          <Words failure={problem.failure} message={problem.message} />
        </>
      );
    case 'not-started':
      return (
        <>
          {t('The device did not start the installation. The old firmware is still installed.')}{' '}
          <Words failure={problem.failure} message={problem.message} />
        </>
      );
    case 'not-restarted':
      return t(
        'The device did not reboot. The old firmware still runs. Reboot the device, then start again.',
      );
    case 'unchanged':
      return t(
        'The device rebooted with firmware {running}: the installation failed, for example because of a power loss. Start again.',
        { running: problem.running },
      );
  }
}

function Words({
  failure,
  message,
}: Pick<Extract<UpgradeProblem, { kind: 'refused' }>, 'failure' | 'message'>) {
  return failure === null ? message : <FailureMessage failure={failure} context="action" />;
}
