import type { ApplyState } from '@radiolink/application/configuration/apply/apply-state';
import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { ActionsModel } from '@radiolink/application/features/actions';
import { SessionModel } from '@radiolink/application/session/session.model';
import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import { useId, useState } from 'react';
import { useAction } from '../../components/commands/command.ts';
import { Button, classNames, StateShape, VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useClockText } from '../../i18n/use-time-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { storedLinkChange } from '../../pages/remote-device/pending-remote.ts';
import styles from './changes.module.css';
import { testLinkLabel, testTone } from './link-labels.ts';
import { NewAddress } from './new-address.tsx';
import { OutcomeBar } from './outcome-bar.tsx';
import { TestEffect } from './test-effect.tsx';
import { type Absent, ConfirmKeep, UnderWay } from './under-way.tsx';
import typography from '../../theme/typography.module.css';

type Testing = Extract<ApplyState, { kind: 'testing' }>;

/** A running test, a write under way, what became of it, or no-save, over every page. */
export function TestBar() {
  const [state, unsavedSince] = useUnitsOf(PermittedApply, '$state', '$unsavedSince');
  const user = useUnitsOf(SessionModel, '$user');
  // Kept after the test: what became of it is told then, when the browser remembers no change of both ends any more.
  const [isOfBothEnds, setIsOfBothEnds] = useState(false);
  const isOfBothEndsNow = state.kind === 'testing' ? storedLinkChange() !== null : isOfBothEnds;
  if (isOfBothEndsNow !== isOfBothEnds) setIsOfBothEnds(isOfBothEndsNow);
  // A test of both ends is kept or reverted with the other end only.
  const canDecide = !user.readOnly && !(state.kind === 'testing' && isOfBothEndsNow);
  return (
    <>
      {state.kind === 'testing' && <Countdown test={state} canDecide={canDecide} />}
      <Announced state={state} isOfBothEnds={isOfBothEndsNow} />
      {unsavedSince !== null && <NoSave since={unsavedSince} canSave={!user.readOnly} />}
    </>
  );
}

/**
 * A permanent live region, so that new content is announced once: a joined test of another session, its end
 * and its outcome. A test started here gets the focus instead.
 */
function Announced({ state, isOfBothEnds }: { readonly state: ApplyState; readonly isOfBothEnds: boolean }) {
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
      <OutcomeBar isOfBothEnds={isOfBothEnds} />
    </output>
  );
}

/**
 * One line: the seconds, the time of the clock, and the worst result; what there is to say of it unfolds. On a phone the line is
 * seconds and buttons.
 */
function Countdown({ test, canDecide }: { readonly test: Testing; readonly canDecide: boolean }) {
  const t = useText();
  const clock = useClockText();
  const [seconds, effect] = useUnitsOf(PermittedApply, '$secondsLeft', '$effect');
  const glance = useUnitsOf(DashboardModel, '$glance');
  const absent = absentIn(test, effect?.stations?.missing.length ?? 0);
  const tone = testTone(test, glance?.state, absent !== undefined);
  const linkWords = t(testLinkLabel(test, glance?.state));
  const words = useId();
  const details = useId();
  const [unfolded, setUnfolded] = useState(false);
  // A failure is never behind a fold.
  const isOpen = unfolded || test.failure !== undefined;
  const end = clock(test.endsAt);
  return (
    <section
      className={classNames(styles.test, styles.countdown, isOpen && styles.unfolded)}
      aria-label={t('Configuration test')}
      data-tone={tone}
      data-testing=""
      tabIndex={-1}
      data-takes-focus=""
    >
      <StateShape tone={tone} size={14} />
      <div className={styles.words}>
        <strong>
          <span role="timer">{t('{seconds} s left in the test.', { seconds: seconds ?? 0 })}</span>{' '}
          {t('Reverts at {time}.', { time: end })}
        </strong>
        <output id={words}>
          {test.answering ? (
            <TestEffect as="worst" before={linkWords} />
          ) : (
            <NotAnswering newAddress={test.newAddressTaken ? undefined : test.newAddress} />
          )}
        </output>
        <NewAddress address={test.newAddress} isTaken={test.newAddressTaken} />
        {test.failure !== undefined && <span role="alert">{t(test.failure)}</span>}
      </div>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={details}
        onClick={() => setUnfolded(!isOpen)}
      >
        <span className={styles.glance}>
          <span>
            {tone === 'good' && canDecide ? t('Keep?') : t('Test', { context: 'running' })}{' '}
            {t('{seconds} s', { seconds: seconds ?? 0 })}
          </span>
          <span className={styles.end}>{end}</span>
        </span>
        <span className={styles.about}>{t('Details of the test')}</span>
      </button>
      {canDecide && <Decision absent={absent} linkWords={linkWords} describedBy={words} />}
      <div className={styles.details} id={details} hidden={!isOpen}>
        {isOpen && <TestEffect as="table" />}
        <p className={typography.note}>
          {t('The changes are running but not saved. Unless they are kept, the device reverts them.')}
        </p>
        <ReviewOnPhone />
      </div>
    </section>
  );
}

/** The way to the changes where a test leaves their bar no room. */
function ReviewOnPhone() {
  const t = useText();
  const review = useUnitsOf(ActionsModel, '$bound').find(({ id }) => id === 'review-changes');
  return (
    review && (
      <span className={styles.short}>
        <Button onClick={review.run}>{t('Review')}</Button>
      </span>
    )
  );
}

/** Why nothing can be decided here. The line has room for the first sentence; the reason of the buttons is both. */
function NotAnswering({ newAddress }: { readonly newAddress: string | undefined }) {
  const t = useText();
  return (
    <>
      {t('The device does not respond at this address.')}{' '}
      <span className={styles.more}>
        {newAddress === undefined
          ? t('You can keep the changes when it responds again.')
          : t('You can keep the changes at the new address.')}
      </span>
    </>
  );
}

interface DecisionProps {
  readonly absent: Absent | undefined;
  /** What the bar says of the link. */
  readonly linkWords: string;
  readonly describedBy: string;
}

/** Keep is the main action once the link and its stations are back. */
function Decision({ absent, linkWords, describedBy }: DecisionProps) {
  const t = useText();
  const [keep, revert] = useUnitsOf(PermittedApply, 'keepRequested', 'revertRequested');
  const [canKeep, canRevert, endsByRequest] = useUnitsOf(
    PermittedApply,
    '$canKeep',
    '$canRevert',
    '$endsByRequest',
  );
  const [asks, setAsks] = useState(false);
  const isClear = absent === undefined;
  // The missing stations are back: the confirmation is obsolete and does not open again automatically.
  if (isClear && asks) setAsks(false);
  return (
    <span className={styles.buttons}>
      <Button
        look={isClear ? 'primary' : 'plain'}
        disabled={!canKeep}
        aria-describedby={describedBy}
        onClick={() => (isClear ? keep() : setAsks(true))}
      >
        <ShortWord full={t('Keep changes')} short={t('Keep')} />
      </Button>
      {endsByRequest && (
        <Button disabled={!canRevert} aria-describedby={describedBy} onClick={() => revert()}>
          <ShortWord full={t('Revert now')} short={t('Revert')} />
        </Button>
      )}
      {asks && absent !== undefined && (
        <ConfirmKeep
          absent={absent}
          linkWords={linkWords}
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

/** A word of a button that is shorter where there is no room; the whole one is its name there too. */
function ShortWord({ full, short }: { readonly full: string; readonly short: string }) {
  return (
    <>
      <span className={styles.full}>{full}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </>
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
  const [save, can] = useUnitsOf(PermittedApply, 'saveRunningRequested', '$canSaveRunning');
  const pending = useUnitsOf(EditingModel, '$pendingCount');
  useAction('turn-off-no-save', () => save(), can);
  return (
    <section className={styles.test} aria-label={t('Not saved')} data-tone="warn">
      <StateShape tone="warn" size={14} />
      <span className={styles.words}>
        {t('Applied without saving at {time}. Lost at the next reboot.', { time: clock(since) })}{' '}
        {canSave && pending > 0 && t('Apply or discard pending changes before saving.')}
      </span>
      {can && (
        <span className={styles.buttons}>
          <Button onClick={() => save()}>{t('Save')}</Button>
        </span>
      )}
    </section>
  );
}
