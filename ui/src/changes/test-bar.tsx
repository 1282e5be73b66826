import { SessionModel } from '@radiolink/application/session';
import { ChangeModels, EditingModel } from '@radiolink/application/configuration';
import type { ApplyState } from '@radiolink/application/configuration';
import { useUnit } from 'effector-react';
import { useId, useState } from 'react';
import { useAction } from '../commands/index.ts';
import { Button, StateShape, VisuallyHidden } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { useModel } from '../models/index.ts';
import styles from './changes.module.css';
import { type Absent, KeepQuestion } from './keep-question.tsx';
import { NewAddress } from './new-address.tsx';
import { OutcomeBar } from './outcome-bar.tsx';
import { TestEffect } from './test-effect.tsx';
import { useClockText } from './use-clock-text.ts';
import { UnderWay } from './under-way.tsx';

type Testing = Extract<ApplyState, { kind: 'testing' }>;

const LINK_WORDS = {
  waiting: 'The radio link is not back yet.',
  'radar-wait': 'CAC running: the radio checks for radar before it transmits.',
  formed: 'The radio link is back.',
  'not-before': 'There was no radio link before the test.',
} as const;

/** A session that joined a test has not seen the link before it. */
const JOINED_LINK_WORDS = {
  ...LINK_WORDS,
  waiting: 'There is no radio link.',
  formed: 'The radio link is up.',
} as const;

/** A running test, a write under way, what became of it, or no-save, over every page. */
export function TestBar() {
  const changes = useModel(ChangeModels);
  const session = useModel(SessionModel);
  const [state, unsavedSince, user] = useUnit([
    changes.apply.$state,
    changes.apply.$unsavedSince,
    session.$user,
  ]);
  return (
    <>
      {state.kind === 'testing' && <Countdown test={state} canDecide={!user.readOnly} />}
      <Announced state={state} />
      {unsavedSince !== null && <NoSave since={unsavedSince} canSave={!user.readOnly} />}
    </>
  );
}

/**
 * A permanent live region, so that new content is announced once: a joined test of another session, its end
 * and its outcome. A test started here gets the focus instead.
 */
function Announced({ state }: { readonly state: ApplyState }) {
  const t = useText();
  const clock = useClockText();
  return (
    <output className={styles.announced} aria-atomic="false">
      {state.kind === 'testing' && !state.startedHere && (
        <VisuallyHidden>
          {t('A configuration test runs on the device, until {time}.', { time: clock(state.endsAt) })}
        </VisuallyHidden>
      )}
      <UnderWay state={state} />
      <OutcomeBar />
    </output>
  );
}

function Countdown({ test, canDecide }: { readonly test: Testing; readonly canDecide: boolean }) {
  const t = useText();
  const clock = useClockText();
  const { apply } = useModel(ChangeModels);
  const seconds = useUnit(apply.$secondsLeft);
  const linkWords = test.startedHere ? LINK_WORDS : JOINED_LINK_WORDS;
  const isBad = !test.answering || test.link === 'waiting';
  const words = useId();
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
          {t('Changes are reverted automatically at {time}.', { time: clock(test.endsAt) })}
        </strong>
        <span>{t('The changes are running but not saved.')}</span>
        <output id={words}>
          {test.answering ? (
            t(linkWords[test.link])
          ) : (
            <NotAnswering newAddress={test.newAddressTaken ? undefined : test.newAddress} />
          )}
        </output>
        <TestEffect />
        <NewAddress address={test.newAddress} isTaken={test.newAddressTaken} />
        {test.failure !== undefined && <span role="alert">{t(test.failure)}</span>}
      </div>
      {canDecide && <Decision test={test} describedBy={words} />}
    </section>
  );
}

/** Why nothing can be decided here. */
function NotAnswering({ newAddress }: { readonly newAddress: string | undefined }) {
  const t = useText();
  return (
    <>
      {t('The device does not respond at this address.')}{' '}
      {newAddress === undefined
        ? t('You can keep the changes when it responds again.')
        : t('You can keep the changes at the new address.')}
    </>
  );
}

function Decision({ test, describedBy }: { readonly test: Testing; readonly describedBy: string }) {
  const t = useText();
  const { apply } = useModel(ChangeModels);
  const [keep, revert, effect] = useUnit([apply.keepRequested, apply.revertRequested, apply.$effect]);
  const [canKeep, canRevert, endsByRequest] = useUnit([
    apply.$canKeep,
    apply.$canRevert,
    apply.$endsByRequest,
  ]);
  const [asks, setAsks] = useState(false);
  const absent = absentIn(test, effect?.stations?.missing.length ?? 0);
  const isClear = absent === undefined;
  // The missing stations are back: the confirmation is obsolete and does not open again automatically.
  if (isClear && asks) setAsks(false);
  return (
    <span className={styles.buttons}>
      <Button
        look="primary"
        disabled={!canKeep}
        aria-describedby={describedBy}
        onClick={() => (isClear ? keep() : setAsks(true))}
      >
        {t('Keep changes')}
      </Button>
      {endsByRequest && (
        <Button disabled={!canRevert} aria-describedby={describedBy} onClick={() => revert()}>
          {t('Revert now')}
        </Button>
      )}
      {asks && absent !== undefined && (
        <KeepQuestion
          absent={absent}
          canKeep={canKeep}
          onClose={() => setAsks(false)}
          onKeep={() => {
            setAsks(false);
            keep();
          }}
        />
      )}
    </span>
  );
}

/** Stations not reconnected that keeping could cut off; undefined if there are none. */
function absentIn(test: Testing, stations: number): Absent | undefined {
  if (test.link !== 'formed' && test.link !== 'not-before') return { kind: 'link' };
  return stations > 0 ? { kind: 'stations', count: stations } : undefined;
}

/**
 * @param since when this browser applied it, ms since the epoch; later saves of other sessions are unknown
 */
function NoSave({ since, canSave }: { readonly since: number; readonly canSave: boolean }) {
  const t = useText();
  const clock = useClockText();
  const editing = useModel(EditingModel);
  const changes = useModel(ChangeModels);
  const [save, can, pending] = useUnit([
    changes.apply.saveRunningRequested,
    changes.apply.$canSaveRunning,
    editing.$pendingCount,
  ]);
  useAction('turn-off-no-save', () => save(), can);
  return (
    <section className={styles.test} aria-label={t('No-save')} data-tone="warn">
      <StateShape tone="warn" size={14} />
      <span className={styles.words}>
        {t('Applied without saving at {time}. Lost at the next reboot.', { time: clock(since) })}{' '}
        {canSave && pending > 0 && t('To save it, apply or discard the changes first.')}
      </span>
      {can && (
        <span className={styles.buttons}>
          <Button onClick={() => save()}>{t('Save it')}</Button>
        </span>
      )}
    </section>
  );
}
