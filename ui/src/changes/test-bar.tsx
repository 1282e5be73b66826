import type { ApplyState } from '@radiolink/application/configuration';
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useAction } from '../commands/index.ts';
import { Button, StateShape } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { useModels } from '../models/index.ts';
import styles from './changes.module.css';
import { OutcomeBar } from './outcome-bar.tsx';
import { TestEffect } from './test-effect.tsx';
import { useClockText } from './use-clock-text.ts';

type Testing = Extract<ApplyState, { kind: 'testing' }>;

const LINK_WORDS = {
  waiting: 'The radio link is not back yet.',
  'radar-wait': 'The radio listens for radar before it sends.',
  formed: 'The radio link is back.',
  'not-before': 'There was no radio link before the test.',
} as const;

const WORKING = {
  writing: 'Sending the changes to the device…',
  checking: 'The answer of the device was lost. Finding out what it runs…',
  restarting: 'The device restarts with the new configuration…',
  ended: 'The test is over. Finding out what the device runs…',
} as const;

/** A running test, a write under way, what became of it, or no-save, over every page. */
export function TestBar() {
  const { changes, session } = useModels();
  const [state, unsaved, user] = useUnit([changes.apply.$state, changes.apply.$unsaved, session.$user]);
  const t = useText();
  const working = useRef<HTMLOutputElement>(null);
  const isWriting = state.kind === 'writing';
  useEffect(() => {
    // Only this page begins to write: whoever asked for it goes on from here, to Keep.
    if (isWriting) working.current?.focus({ preventScroll: true });
  }, [isWriting]);
  return (
    <>
      {state.kind === 'testing' && <Countdown test={state} canDecide={!user.readOnly} />}
      {state.kind in WORKING && (
        <output className={styles.test} ref={working} tabIndex={-1} data-takes-focus="">
          <StateShape tone="busy" size={14} />
          <span className={styles.words}>{t(WORKING[state.kind as keyof typeof WORKING])}</span>
          {state.kind === 'restarting' && state.newAddress !== undefined && (
            <a href={state.newAddress}>
              {t('Open its new address {address}', { address: state.newAddress })}
            </a>
          )}
        </output>
      )}
      <OutcomeBar />
      {unsaved && <NoSave canSave={!user.readOnly} />}
    </>
  );
}

function Countdown({ test, canDecide }: { readonly test: Testing; readonly canDecide: boolean }) {
  const t = useText();
  const clock = useClockText();
  const { apply } = useModels().changes;
  const [seconds, keep, revert] = useUnit([apply.$secondsLeft, apply.keepAsked, apply.revertAsked]);
  const isBad = !test.answering || test.link === 'waiting';
  return (
    <section
      className={styles.test}
      aria-label={t('Configuration test')}
      data-tone={isBad ? 'warn' : 'good'}
      tabIndex={-1}
      data-takes-focus=""
    >
      <StateShape tone={isBad ? 'warn' : 'good'} size={14} />
      <div className={styles.words}>
        <strong>
          <span role="timer">{t('{seconds} s left in the test.', { seconds: seconds ?? 0 })}</span>{' '}
          {t('At {time} the device goes back by itself.', { time: clock(test.endsAt) })}
        </strong>
        <output>{t(test.answering ? LINK_WORDS[test.link] : 'The device does not answer here.')}</output>
        <TestEffect />
        {test.newAddress !== undefined && (
          <a href={test.newAddress}>{t('Open its new address {address}', { address: test.newAddress })}</a>
        )}
        {test.failure !== undefined && <span role="alert">{t(test.failure)}</span>}
      </div>
      {canDecide && (
        <span className={styles.buttons}>
          <Button
            look="primary"
            disabled={test.request !== undefined || !test.answering}
            onClick={() => keep()}
          >
            {t('Keep')}
          </Button>
          <Button disabled={test.request !== undefined} onClick={() => revert()}>
            {t('Revert now')}
          </Button>
        </span>
      )}
    </section>
  );
}

function NoSave({ canSave }: { readonly canSave: boolean }) {
  const t = useText();
  const { editing, changes } = useModels();
  const [save, pending] = useUnit([changes.apply.saveRunningAsked, editing.$pendingCount]);
  const can = canSave && pending === 0;
  useAction('turn-off-no-save', () => save(), can);
  return (
    <section className={styles.test} aria-label={t('No-save')} data-tone="warn">
      <StateShape tone="warn" size={14} />
      <span className={styles.words}>
        {t('The device runs a configuration that is not saved: the next restart forgets it.')}
      </span>
      {can && (
        <span className={styles.buttons}>
          <Button onClick={() => save()}>{t('Save it')}</Button>
        </span>
      )}
    </section>
  );
}
