import {
  isSettled,
  LinkChangeModel,
  type LinkChangeState,
} from '@radiolink/application/remote-device/link-change.model';
import { type ApplyState, TEST_MS } from '@radiolink/application/configuration/apply/apply-state';
import { type ReactNode, useId, useState } from 'react';
import { Banner, Button, FailureBanner, ForeignText, PasswordField } from '../../../components/index.ts';
import { useClockText } from '../../../i18n/use-time-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { secondsUntil, useNow } from '../../../components/use-now.ts';
import styles from './both-ends.module.css';
import layout from '../../../theme/layout.module.css';

/** A test, and the restart after it. */
const LONGEST_TEST_MS = TEST_MS + 60_000;

interface LinkChangeBarProps {
  readonly name: string;
  /** A session with the remote device is open. */
  readonly isOpen: boolean;
  /** The link is up: a session can be opened. */
  readonly isReachable: boolean;
}

/** A change of both ends on its way, with the clock of each end, and what became of it; nothing without any. */
export function LinkChangeBar({ name, ...remote }: LinkChangeBarProps) {
  const t = useText();
  const [state, dismiss, resume] = useUnitsOf(LinkChangeModel, '$state', 'dismissed', 'resumeRequested');
  switch (state.kind) {
    case 'none':
      return null;
    case 'interrupted':
      return <Interrupted change={state.change} {...remote} />;
    case 'running':
      return <Running name={name} progress={state.progress} />;
    case 'failed':
      return (
        <div className={layout.stack}>
          <FailureBanner failure={state.failure} urgent />
          <p>{t('Nothing was changed on either device.')}</p>
          <div className={layout.buttons}>
            <Button onClick={() => dismiss()}>{t('Close')}</Button>
          </div>
        </div>
      );
    case 'done':
      return (
        <div className={layout.stack}>
          <Outcome of={state} />
          <div className={layout.buttons}>
            {!isSettled(state.result) && <Button onClick={() => resume({})}>{t('Try again')}</Button>}
            <Button onClick={() => dismiss()}>{t('Close')}</Button>
          </div>
        </div>
      );
  }
}

function Outcome({
  of: { result, isKeyReentered },
}: {
  readonly of: Extract<LinkChangeState, { kind: 'done' }>;
}) {
  const t = useText();
  if (result.isChanged)
    return <Banner tone="good">{t('Both devices run the change. It is saved on both.')}</Banner>;
  if (result.isAsBefore)
    return (
      <Banner tone="warn">
        {isKeyReentered
          ? t('Neither device runs the change with the key that was entered.')
          : t('The change was not kept. Both devices run their previous configuration.')}
      </Banner>
    );
  return (
    <Banner tone="bad" urgent>
      {t('One device did not respond. It is unknown which configuration it runs. Try again to find out.')}
    </Banner>
  );
}

interface RunningProps {
  readonly name: string;
  readonly progress: Extract<LinkChangeState, { kind: 'running' }>['progress'];
}

function Running({ name, progress }: RunningProps) {
  const t = useText();
  return (
    <section aria-label={t('Test of both ends')} className={layout.stack} data-testing="">
      <Banner tone="busy">
        <span className={styles.ends}>
          <strong>
            {progress?.isLinked === true
              ? t('The link is up. Both devices are kept.')
              : t('Both ends are being changed. Keep this page open.')}
          </strong>
          <EndLine title={<ForeignText>{name}</ForeignText>} state={progress?.remote} />
          <EndLine title={t('This device')} state={progress?.local} />
        </span>
      </Banner>
    </section>
  );
}

function EndLine({ title, state }: { readonly title: ReactNode; readonly state: ApplyState | undefined }) {
  const t = useText();
  const clock = useClockText();
  const now = useNow(true);
  return (
    <span>
      {title}:{' '}
      {state?.kind === 'testing' ? (
        <>
          <span role="timer">
            {t('{seconds} s left in the test.', { seconds: secondsUntil(state.endsAt, now) })}
          </span>{' '}
          {t('Reverts at {time}.', { time: clock(state.endsAt) })}
        </>
      ) : (
        t(wordsOf(state))
      )}
    </span>
  );
}

function wordsOf(state: ApplyState | undefined): string {
  switch (state?.kind) {
    case 'writing':
      return 'Sending the changes to the device…';
    case 'checking':
    case 'restarting':
      return 'No response from the device. Checking its configuration…';
    case 'ended':
      return 'Test ended. Checking the device configuration…';
    case 'done':
      return state.outcome.kind === 'kept'
        ? 'Changes kept. The tested configuration is saved.'
        : 'Not changed.';
    default:
      return 'Not changed yet.';
  }
}

interface InterruptedProps {
  readonly change: Extract<LinkChangeState, { kind: 'interrupted' }>['change'];
  readonly isOpen: boolean;
  readonly isReachable: boolean;
}

/** The page was closed meanwhile: its secrets are entered again, and until then both ends revert by themselves. */
function Interrupted({ change, isOpen, isReachable }: InterruptedProps) {
  const t = useText();
  const id = useId();
  const [resume, dismiss] = useUnitsOf(LinkChangeModel, 'resumeRequested', 'dismissed');
  const [key, setKey] = useState('');
  // While the link is down the login is asked for once it is up: the local end may be what is missing for it.
  const canGoOn = isOpen || !isReachable;
  return (
    <section aria-label={t('Test of both ends')} className={layout.stack}>
      <InterruptedWords change={change} />
      <form
        id={id}
        method="post"
        noValidate
        className={layout.stack}
        onSubmit={event => {
          event.preventDefault();
          resume({ key: change.isKeyChanged ? key : undefined });
        }}
      >
        {change.isKeyChanged && (
          <PasswordField
            label={t('New pre-shared key')}
            help={t('It is not stored. Enter it again.')}
            autoComplete="off"
            value={key}
            onChange={event => setKey(event.currentTarget.value)}
          />
        )}
        <div className={layout.buttons}>
          <Button type="submit" look="primary" disabled={!canGoOn || (change.isKeyChanged && key === '')}>
            {t('Continue')}
          </Button>
          <Button onClick={() => dismiss()}>{t('Dismiss')}</Button>
        </div>
      </form>
    </section>
  );
}

/** When an end that was not kept runs what it ran before, ms since the epoch. */
function revertedBy({ ends }: InterruptedProps['change']): number {
  return Math.max(...[ends.local, ends.remote].map(end => (end === null ? 0 : endOf(end))));
}

function endOf({ state, at }: { readonly state: ApplyState; readonly at: number }): number {
  return state.kind === 'testing' ? state.endsAt : at + LONGEST_TEST_MS;
}

/** That both ends revert by themselves, and when. */
export function InterruptedWords({ change }: Pick<InterruptedProps, 'change'>) {
  const t = useText();
  const clock = useClockText();
  const until = revertedBy(change);
  const isOver = useNow(true) > until;
  return (
    <Banner tone="warn" urgent>
      {isOver
        ? t(
            'A change of both ends was interrupted. Its test is over. Continue to find out which configuration each device runs.',
          )
        : t(
            'A change of both ends was interrupted. Unless you continue and keep it, both devices revert automatically by {time}.',
            {
              time: clock(until),
            },
          )}
    </Banner>
  );
}
