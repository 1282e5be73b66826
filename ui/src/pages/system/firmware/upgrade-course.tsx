import { FirmwareModel } from '@radiolink/application/firmware/firmware.model';
import { isOverdue, type UpgradeState } from '@radiolink/application/firmware/upgrade-state';
import { StatusModel } from '@radiolink/application/status/status.model';
import { Banner, Button, FailureBanner } from '../../../components/index.ts';
import { type Text, useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../../models/models.ts';
import styles from '../panel.module.css';
import { Progress } from '../progress.tsx';
import { ProblemWords } from './problem-words.tsx';

type Course = Exclude<UpgradeState, { kind: 'idle' }>;
const MS_PER_MINUTE = 60_000;
const COMPLETE = 100;

/** An upgrade from the sending of the image to its end. */
export function UpgradeCourse({ state }: { readonly state: Course }) {
  switch (state.kind) {
    case 'sending':
      return <Sending state={state} />;
    case 'ready':
      return <Ready state={state} />;
    case 'starting':
    case 'away':
    case 'back':
      return <Away state={state} />;
    case 'done':
    case 'failed':
      return <Ended state={state} />;
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

function Sending({ state }: { readonly state: Extract<Course, { kind: 'sending' }> }) {
  const t = useText();
  const cancel = useUnitsOf(FirmwareModel, 'cancelled');
  return (
    <>
      <Banner tone="busy">{sendingWords(state, t)}</Banner>
      <Progress percent={state.percent} />
      <p className={styles.text}>{t('Nothing has changed on the device yet. Status updates are paused.')}</p>
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

function Ready({ state }: { readonly state: Extract<Course, { kind: 'ready' }> }) {
  const t = useText();
  const firmware = useModel(FirmwareModel);
  const [target, seconds] = useUnitsOf(FirmwareModel, '$target', '$seconds');
  const hostname = useUnitsOf(StatusModel, '$status')?.host.hostname ?? '';
  const { version, thirdParty } = state;
  const [install, discard, putAside, notDiscarded] = useUnitsOf(
    FirmwareModel,
    'installRequested',
    'discardRequested',
    'dismissed',
    '$discardFailure',
  );
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
      {target.remote !== undefined && (
        <p>{t('Upgrade the remote end first. If the versions are incompatible, it becomes unreachable.')}</p>
      )}
      <div className={styles.line}>
        <Button look="primary" onClick={() => install()}>
          {thirdParty ? t('Install anyway') : installWords(hostname, t)}
        </Button>
        {firmware.canDiscard ? (
          <Button onClick={() => discard()}>{t('Discard')}</Button>
        ) : (
          <Button onClick={() => putAside()}>{t('Choose other firmware')}</Button>
        )}
      </div>
      {!firmware.canDiscard && (
        <p className={styles.text}>
          {t(
            'This device cannot discard uploaded firmware. It is not installed until you install it; another upload replaces it.',
          )}
        </p>
      )}
      <FailureBanner failure={notDiscarded} urgent />
    </>
  );
}

function Away({ state }: { readonly state: Extract<Course, { kind: 'starting' | 'away' | 'back' }> }) {
  const t = useText();
  if (state.kind === 'back')
    return <Banner tone="busy">{t('The device responds. Loading its page…')}</Banner>;
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
      <p className={styles.text}>
        {t('It does not respond for up to {minutes} min. This page shows the progress.', {
          minutes: Math.ceil(seconds / 60),
        })}
      </p>
    </>
  );
}

function Ended({ state }: { readonly state: Extract<Course, { kind: 'done' | 'failed' }> }) {
  const t = useText();
  const dismiss = useUnitsOf(FirmwareModel, 'dismissed');
  const close = <Button onClick={() => dismiss()}>{t('Close')}</Button>;
  if (state.kind === 'done') {
    return (
      <Banner tone="good" action={close}>
        {t('Firmware {version} is installed and runs.', { version: state.version })}
      </Banner>
    );
  }
  return (
    <Banner tone="bad" urgent action={close}>
      <ProblemWords problem={state.problem} />
    </Banner>
  );
}
