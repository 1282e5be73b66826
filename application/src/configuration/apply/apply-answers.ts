import { ConfigText } from '@radiolink/domain/configuration';
import { message } from '@radiolink/domain/errors';
import { type Intended, isInForce } from './apply-job.ts';
import type { Answer, AnswerOn, ApplyEvent, ApplyMachine, Step, TestRequest } from './apply-machine.ts';
import {
  type ApplyMode,
  type ApplyOutcome,
  type ApplyState,
  type Awaited,
  type StateOf,
  TEST_MS,
} from './apply-state.ts';
import { commanding, done, followedBy, moved, rested, stay } from './apply-step.ts';
import { AWAKE_MS, isFresh, isTimeToAskConfiguration, STILL_UP_MS } from './device-watch.ts';
import { leftBehindRead } from './resume-after-reload.ts';
import {
  ended,
  endOf,
  endOutcome,
  type Found,
  joined,
  newTest,
  requestFailed,
  resumed,
  stillRuns,
} from './running-test.ts';

const OTHER_TEST = message(
  'Your test has ended and the device is now testing another change. Check the settings before you keep it.',
);

/** The device has answered a question. */
export function answered(machine: ApplyMachine, answer: Answer, at: number): Step {
  switch (answer.about) {
    case 'test':
      return testRead(machine, answer, at);
    case 'request':
      return testChecked(machine, answer, at);
    case 'identity':
      return identified(machine, answer, at);
    case 'joined-test':
      // A test that ended while the answer was on its way may have been taken back already.
      return rested(
        machine.state.kind === 'testing' ? { ...machine, intended: sameAs(answer.read.text) } : machine,
      );
    case 'outcome':
      return outcomeRead(machine, answer, at);
    case 'left-behind':
      return leftBehindRead(machine, answer, at);
  }
}

/** The device has not answered a question, or with a failure. */
export function unanswered(
  machine: ApplyMachine,
  event: Extract<ApplyEvent, { kind: 'unanswered' }>,
  at: number,
): Step {
  const request = 'request' in event ? event.request : undefined;
  if (request !== undefined) return moved(machine, { testing: requestFailed(event.words) });
  // A failed read is repeated at the next look.
  if (event.about === 'identity') return sameTest(machine, at, event.secondsLeft);
  return event.about === 'joined-test' ? rested(machine) : followedBy(rested(machine), silent);
}

function silent(machine: ApplyMachine): Step {
  const away = <S extends Awaited>(state: S): S => (state.wasSilent ? state : { ...state, wasSilent: true });
  return moved(machine, {
    checking: away,
    restarting: away,
    ended: away,
    // A link measured before the outage says nothing about the link after it.
    testing: state => ({
      ...state,
      answering: false,
      link: state.link === 'formed' ? 'waiting' : state.link,
    }),
  });
}

function testRead(machine: ApplyMachine, { asking, read, test }: AnswerOn<'test'>, at: number): Step {
  // An answer to an earlier question says nothing of what was begun since.
  if (machine.state.kind !== asking) return rested(machine);
  if (test.active) return testSeen(machine, at, test.secondsLeft);
  const taken =
    read === undefined ? stay(machine) : commanding(machine, { kind: 'take-configuration', read });
  return followedBy(
    followedBy(taken, next => noTest(next, at)),
    next => afterNoTest(next, at),
  );
}

function testSeen(machine: ApplyMachine, at: number, secondsLeft: number | undefined): Step {
  const { state, watch, intended } = machine;
  const found: Step =
    state.kind === 'checking' ? commanding(machine, { kind: 'note-test', found: 'running' }) : stay(machine);
  if (!watch.slept || state.kind !== 'testing')
    return followedBy(found, next => sameTest(next, at, secondsLeft));
  return commanding(machine, { kind: 'ask', about: 'identity', request: undefined, intended, secondsLeft });
}

/** A test runs, and it is the followed one if there is one. */
function sameTest(machine: ApplyMachine, at: number, secondsLeft: number | undefined): Step {
  const step = moved(machine, {
    idle: () => joined(at, secondsLeft),
    checking: state => ({ kind: 'testing', since: at, ...newTest(endOf(at, secondsLeft), true, state) }),
    testing: state => stillRuns(state, at, secondsLeft),
    ended: state => resumed(state, at, secondsLeft),
    // The last answer of a test that is over may still be on its way.
    done: state => (at - state.at < STILL_UP_MS ? state : joined(at, secondsLeft)),
  });
  return followedBy(step, next => {
    const { state, intended } = next;
    const isUnknown = state.kind === 'testing' && !state.startedHere && intended === undefined;
    return isUnknown ? commanding(next, { kind: 'ask', about: 'joined-test' }) : rested(next);
  });
}

function noTest(machine: ApplyMachine, at: number): Step {
  return moved(machine, {
    // A test just written may not have started yet.
    testing: state => (state.startedHere && at - state.since < STILL_UP_MS ? state : ended(state, at)),
    // The unreachable device responds again: the outcome can be determined after all.
    done: state =>
      state.outcome.kind === 'silent'
        ? { ...state.outcome.awaited, wasSilent: true, givenUpAt: at + AWAKE_MS }
        : state,
  });
}

function afterNoTest(machine: ApplyMachine, at: number): Step {
  const { state } = machine;
  if (isTimeToAskConfiguration(state, at))
    return commanding(machine, { kind: 'ask', about: 'outcome', asking: state });
  const isAtRest = state.kind === 'idle' || state.kind === 'done';
  return isAtRest ? commanding(machine, { kind: 'consider-rest' }) : rested(machine);
}

/** Keeps or reverts the test if it still runs. */
function testChecked(machine: ApplyMachine, { request, test }: AnswerOn<'request'>, at: number): Step {
  const { state, watch, intended } = machine;
  if (!isWanted(state, request)) return stay(machine);
  if (!test.active) return requestOver(machine, at);
  const { secondsLeft } = test;
  return commanding(
    machine,
    watch.slept ? { kind: 'ask', about: 'identity', request, intended, secondsLeft } : { kind: request },
  );
}

/** True if a request is still valid: it may have been made just before the end of the test. */
function isWanted(state: ApplyState, request: TestRequest): boolean {
  if (state.kind === 'ended') return state.wanted === request;
  return state.kind === 'testing' && state.request === request;
}

function requestOver(machine: ApplyMachine, at: number): Step {
  return moved(machine, { testing: state => (state.request === undefined ? state : ended(state, at)) });
}

const sameAs = (text: string): Intended => ({ kind: 'same', config: ConfigText.parse(text) });

/** True if the test found after a sleep is the followed one; any other is followed from now on. */
function identified(machine: ApplyMachine, answer: AnswerOn<'identity'>, at: number): Step {
  const { request, intended, secondsLeft, read } = answer;
  const isOver = (next: ApplyMachine): Step => (request === undefined ? rested(next) : requestOver(next, at));
  const isFoundOut = intended !== undefined && machine.intended !== intended;
  if (machine.state.kind !== 'testing' || isFoundOut) return isOver(machine);
  const next = { ...machine, watch: { ...machine.watch, slept: false } };
  if (isInForce(machine.intended, ConfigText.parse(read.text), read.modified) !== false)
    return request === undefined ? sameTest(next, at, secondsLeft) : commanding(next, { kind: request });
  const other = commanding(next, { kind: 'note-test', found: 'reverted' });
  return followedBy(
    followedBy(other, known =>
      moved(known, { testing: () => ({ ...joined(at, secondsLeft), failure: OTHER_TEST }) }),
    ),
    known => isOver({ ...known, intended: sameAs(read.text) }),
  );
}

/** What became of a change, by the configuration that the awaited device then runs, once that is final. */
function outcomeRead(machine: ApplyMachine, answer: AnswerOn<'outcome'>, at: number): Step {
  const { asking, read, uptimeSeconds } = answer;
  if (machine.state !== asking) return rested(machine);
  const config = ConfigText.parse(read.text);
  const changed = isInForce(machine.intended, config, read.modified);
  if (!isFresh(asking, at, changed)) return rested(machine);
  const bootedAt = uptimeSeconds === undefined ? Number.NEGATIVE_INFINITY : at - uptimeSeconds * 1000;
  const rebooted = bootedAt > beganAt(asking);
  const taken = commanding(
    machine,
    // A backup that is not applied says nothing about the running configuration.
    { kind: 'note-test', found: read.modified ? 'reverted' : config },
    { kind: 'take-configuration', read },
  );
  const over =
    <S extends Awaited>(outcomeOf: (state: S, found: Found) => ApplyOutcome) =>
    (state: S): ApplyState =>
      done(at, changed === undefined ? { kind: 'unknown' } : outcomeOf(state, { at, changed, rebooted }));
  return followedBy(followedBy(taken, rested), next =>
    moved(next, { checking: over(writeOutcome), restarting: over(restartOutcome), ended: over(endOutcome) }),
  );
}

/** When what the machine follows began, milliseconds since the epoch. */
function beganAt(state: ApplyState): number {
  if (state.kind === 'ended') return state.test.endsAt - TEST_MS;
  return 'since' in state ? state.since : Number.POSITIVE_INFINITY;
}

const appliedBy = (mode: ApplyMode): ApplyOutcome => ({
  kind: mode === 'no-save' ? 'running-unsaved' : 'saved',
});

function writeOutcome(state: StateOf<'checking'>, found: Found): ApplyOutcome {
  const { at, changed, rebooted } = found;
  // A page that slept for the length of a test may have missed one that was reverted.
  if (!changed && state.mode === 'test' && at - state.since >= TEST_MS)
    return { kind: 'fell-back', linkFormed: true };
  if (!changed) return { kind: 'not-written', words: state.words };
  return rebooted ? { kind: 'rebooted', changed } : appliedBy(state.mode);
}

function restartOutcome({ mode }: StateOf<'restarting'>, found: Found): ApplyOutcome {
  const { changed, rebooted } = found;
  return rebooted || !changed ? { kind: 'rebooted', changed } : appliedBy(mode);
}
