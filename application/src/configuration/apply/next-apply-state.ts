import { message, type Message } from '@radiolink/domain/errors';
import { pageUrl } from '@radiolink/domain/impact';
import { answered, unanswered } from './apply-answers.ts';
import { describeWrite } from './apply-job.ts';
import type { ApplyEvent, ApplyMachine, Step, TestRequest } from './apply-machine.ts';
import { type ApplyState, type Awaited, IDLE, type StateOf, TEST_MS } from './apply-state.ts';
import { commanding, done, followedBy, moved, stay, type Ways } from './apply-step.ts';
import {
  addressToProbe,
  awaitedLonger,
  invalidated,
  isFollowed,
  isTimeToLook,
  nextSecondAtRest,
  PATIENCE_MS,
} from './device-watch.ts';
import { idleContextLoaded } from './resume-after-reload.ts';
import { ended, linkSeen, newTest, requested, requestFailed } from './running-test.ts';

/** A second that comes so late was slept through: a locked phone, or a closed laptop. */
const SLEPT_MS = 8000;
/** Longer than all requests of a write together: after it the page finds out what the device has. */
const WRITING_MS = 120_000;
const UNANSWERED = message('No response to the change.');

type Table = {
  readonly [K in ApplyEvent['kind']]: (
    machine: ApplyMachine,
    event: ApplyEvent & { readonly kind: K },
    at: number,
  ) => Step;
};

/**
 * The next state of applying and what is to be done for it: pure, so that every way through it can be tested alone.
 * §4; readings 7, 8 and 16.
 *
 * @param at when the event happened, milliseconds since the epoch
 */
export function nextApplyState(machine: ApplyMachine, event: ApplyEvent, at: number): Step {
  // An answer that comes when another write was begun says nothing of that.
  if ('attempt' in event && event.attempt !== undefined && event.attempt !== machine.attempt)
    return stay(machine);
  const row: (machine: ApplyMachine, event: never, at: number) => Step = APPLY_TABLE[event.kind];
  return row(machine, event as never, at);
}

/** What each event does. States that it does not concern stay. */
export const APPLY_TABLE: Table = {
  opened: (machine, _, at) =>
    machine.watch.isOpen ? stay(machine) : followedBy(watching(machine, true), next => look(next, at)),
  closed: machine => (machine.watch.isOpen ? watching(machine, false) : stay(machine)),
  'look-requested': (machine, _, at) => (machine.watch.isOpen ? look(machine, at) : stay(machine)),
  invalidated: (machine, { isWatched }, at) => {
    const doubting = { ...machine, watch: invalidated(machine.watch, at) };
    return machine.watch.isOpen && isWatched ? look(doubting, at) : stay(doubting);
  },
  ticked: (machine, { isWatched }, at) =>
    followedBy(
      followedBy(awake(machine, at), next => moved(next, afterSecond(at))),
      next => lookAfterSecond(next, at, isWatched),
    ),

  'apply-requested': (machine, { job, newAddress, linkBefore }, at) => {
    const { mode, intended } = describeWrite(job);
    const newUrl = newAddress && pageUrl(newAddress);
    const begin = (): ApplyState => {
      return { kind: 'writing', mode, since: at, newAddress: newUrl, newAddressTaken: false, linkBefore };
    };
    const begun = moved(machine, { idle: begin, done: begin });
    if (begun.machine.state === machine.state) return begun;
    const attempt = machine.attempt + 1;
    const next = { ...begun.machine, job, attempt, intended };
    const commands = [...begun.commands, ...(mode === 'test' ? [{ kind: 'sample-link' } as const] : [])];
    const first =
      newAddress === undefined
        ? saving(next)
        : commanding(next, { kind: 'check-address', attempt, address: newAddress });
    return { ...first, commands: [...commands, ...first.commands] };
  },
  'address-checked': (machine, { isTaken }) => {
    if (machine.state.kind !== 'writing') return stay(machine);
    const known: Ways = { writing: state => (isTaken ? { ...state, newAddressTaken: true } : state) };
    return followedBy(moved(machine, known), saving);
  },
  'snapshot-saved': machine => (machine.state.kind === 'writing' ? sending(machine) : stay(machine)),

  written: (machine, answer, at) => {
    const taken = (state: StateOf<'writing' | 'checking'>): ApplyState =>
      state.mode === 'test'
        ? { kind: 'testing', since: at, ...newTest(at + answer.testMs, true, state) }
        : restarting(state, at, answer.restartMs);
    return moved(machine, { writing: taken, checking: taken });
  },
  refused: (machine, { words }, at) => {
    const refused = (): ApplyState => done(at, { kind: 'refused', words });
    return moved(machine, { writing: refused, checking: refused });
  },
  'not-sent': (machine, { outcome }, at) => {
    const unsent = (): ApplyState => done(at, outcome);
    return moved(machine, { idle: unsent, writing: unsent, checking: unsent, done: unsent });
  },
  unclear: (machine, { words }, at) => moved(machine, { writing: state => checking(state, at, words) }),

  answered,
  unanswered,

  'keep-requested': (machine, _, at) => requesting(machine, 'keep', at),
  'revert-requested': (machine, _, at) => requesting(machine, 'revert', at),
  // The device's configuration is then read, so that the shown outcome is true.
  'request-done': (machine, { restartMs }, at) =>
    moved(machine, {
      testing: state => (state.request === undefined ? state : ended(state, at, restartMs)),
    }),
  'request-failed': (machine, { words }) => moved(machine, { testing: requestFailed(words) }),

  'link-seen': (machine, { link }, at) => moved(machine, { testing: state => linkSeen(state, link, at) }),
  'new-address-answered': machine => {
    const answers = <S extends StateOf<'checking' | 'restarting'>>(state: S): S =>
      state.wasSilent ? { ...state, newAddressAnswers: true } : state;
    return moved(machine, {
      checking: answers,
      restarting: answers,
      // While the device responds here, a response from there comes from another device.
      testing: state => (state.answering ? state : { ...state, newAddressAnswers: true }),
    });
  },

  'rest-known': idleContextLoaded,
  'outcome-remembered': (machine, { isOwn }) => stay({ ...machine, isPastSettled: isOwn }),
  dismissed: machine => moved(machine, { done: () => IDLE }),
};

function watching(machine: ApplyMachine, isOpen: boolean): Step {
  const watch = { ...machine.watch, isOpen };
  return commanding({ ...machine, watch }, { kind: isOpen ? 'start-watching' : 'stop-watching' });
}

/** Asks for the test; one question at a time. */
function look(machine: ApplyMachine, at: number): Step {
  const watch = { ...machine.watch, lookedAt: at };
  if (watch.isLooking) return stay({ ...machine, watch });
  const { kind } = machine.state;
  const readsFirst = watch.isStale && (kind === 'idle' || kind === 'done');
  const isStale = watch.isStale && !readsFirst;
  return commanding(
    { ...machine, watch: { ...watch, isLooking: true, isStale } },
    { kind: 'ask', about: 'test', asking: kind, readsFirst },
  );
}

/** Notices that the page slept: missing responses during that time mean nothing. */
function awake(machine: ApplyMachine, at: number): Step {
  const slept = at - machine.watch.awakeAt > SLEPT_MS;
  const watch = { ...machine.watch, awakeAt: at, slept: machine.watch.slept || slept };
  const next = { ...machine, watch };
  if (!slept) return stay(next);
  const longer = <S extends Awaited>(state: S): S => awaitedLonger(state, at);
  return moved(next, { checking: longer, restarting: longer, ended: longer });
}

/** The limits of each state, in time. */
function afterSecond(at: number): Ways {
  const waited = (state: Awaited): ApplyState =>
    at > state.givenUpAt ? done(at, { kind: 'silent', awaited: state }) : state;
  return {
    writing: state => (at - state.since > WRITING_MS ? checking(state, at, UNANSWERED) : state),
    checking: waited,
    restarting: waited,
    testing: state => (at >= state.endsAt ? ended(state, at) : state),
    ended: waited,
  };
}

function lookAfterSecond(machine: ApplyMachine, at: number, isWatched: boolean): Step {
  if (!isFollowed(machine.state)) {
    const watch = nextSecondAtRest(machine.watch, at, isWatched);
    const next = { ...machine, watch };
    return isTimeToLook(watch, at, isWatched) ? look(next, at) : stay(next);
  }
  const url = addressToProbe(machine.state);
  const looking = look(machine, at);
  return url === undefined
    ? looking
    : { ...looking, commands: [...looking.commands, { kind: 'probe', url }] };
}

/** Saves what is replaced first, where it is known. */
function saving(machine: ApplyMachine): Step {
  const { job, attempt } = machine;
  const store = job && describeWrite(job).replaced;
  return store === undefined
    ? sending(machine)
    : commanding(machine, { kind: 'save-snapshot', attempt, store });
}

function sending(machine: ApplyMachine): Step {
  const { job, attempt } = machine;
  return job === undefined ? stay(machine) : commanding(machine, { kind: 'write', attempt, job });
}

/** The answer to the write was lost, or none came. */
function checking(
  { mode, since, newAddress, newAddressTaken, linkBefore }: StateOf<'writing'>,
  at: number,
  words: Message,
): ApplyState {
  return {
    kind: 'checking',
    mode,
    since,
    newAddress,
    linkBefore,
    words,
    newAddressTaken,
    wasSilent: false,
    givenUpAt: at + TEST_MS + PATIENCE_MS,
    newAddressAnswers: false,
  };
}

function restarting(
  { mode, newAddress, newAddressTaken }: StateOf<'writing' | 'checking'>,
  at: number,
  restartMs: number,
): ApplyState {
  const until = at + restartMs;
  return {
    kind: 'restarting',
    mode,
    since: at,
    until,
    newAddress,
    newAddressTaken,
    wasSilent: false,
    givenUpAt: until + PATIENCE_MS,
    newAddressAnswers: false,
  };
}

/** Keeps or reverts once it is sure that this means the test which is followed. */
function requesting(machine: ApplyMachine, request: TestRequest, at: number): Step {
  return followedBy(awake(machine, at), awakened => {
    const step = moved(awakened, { testing: state => requested(state, request, at) });
    const isBegun = step.machine.state !== awakened.state && step.machine.state.kind === 'testing';
    return isBegun
      ? { ...step, commands: [...step.commands, { kind: 'ask', about: 'request', request }] }
      : step;
  });
}
