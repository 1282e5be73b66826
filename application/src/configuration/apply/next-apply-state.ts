import { ConfigText, isDraftInForce } from '@radiolink/domain/configuration';
import { intendedBy, type Intended, isInForce, modeOf, replacedBy } from './apply-job.ts';
import type { ApplyEvent, ApplyMachine, EventOf, Step, TestRequest } from './apply-machine.ts';
import { type ApplyState, type StateEvent, TEST_MS } from './apply-state.ts';
import {
  afterSecond,
  awake,
  followedBy,
  look,
  lostUnsaved,
  moved,
  noTestSeen,
  rested,
  sameTest,
  settlePast,
  stay,
  testSeen,
  watching,
} from './apply-steps.ts';
import { doubted, isBelieved } from './device-watch.ts';

type Rows = {
  readonly [K in ApplyEvent['kind']]?: (machine: ApplyMachine, event: EventOf<K>) => Step;
};

/**
 * The next state of applying and what is to be done for it: pure, so that every way through it can be tested alone.
 * Events of which a state has no row change nothing. Specification §4; decided.md rows 7, 8 and 16.
 */
export function nextApplyState(machine: ApplyMachine, event: ApplyEvent): Step {
  // An answer that comes when another write was begun says nothing of that.
  if ('attempt' in event && event.attempt !== machine.attempt) return stay(machine);
  const rows: Readonly<Record<string, ((machine: ApplyMachine, event: never) => Step) | undefined>> = ROWS;
  const row = rows[event.kind];
  return row === undefined ? moved(machine, event as StateEvent) : row(machine, event as never);
}

const ROWS: Rows = {
  opened: (machine, { at }) =>
    machine.watch.isOpen
      ? stay(machine)
      : followedBy(watching(machine, { isOpen: true }, { kind: 'start-watching' }), next => look(next, at)),
  closed: machine =>
    machine.watch.isOpen ? watching(machine, { isOpen: false }, { kind: 'stop-watching' }) : stay(machine),
  'look-requested': (machine, { at }) => (machine.watch.isOpen ? look(machine, at) : stay(machine)),
  doubted: (machine, { at, isWatched }) => {
    const doubting = { ...machine, watch: doubted(machine.watch, at) };
    return machine.watch.isOpen && isWatched ? look(doubting, at) : stay(doubting);
  },
  ticked: (machine, { at, isWatched }) =>
    followedBy(
      followedBy(awake(machine, at), next => moved(next, { kind: 'second-passed', at })),
      next => afterSecond(next, at, isWatched),
    ),

  'job-requested': (machine, { at, job, newAddress, newUrl, linkBefore }) => {
    const mode = modeOf(job);
    const begun = moved(machine, {
      kind: 'apply-requested',
      at,
      mode,
      newAddress: newUrl,
      linkBefore,
    });
    if (begun.machine.state === machine.state) return begun;
    const attempt = machine.attempt + 1;
    const next = { ...begun.machine, job, attempt, intended: intendedBy(job) };
    const commands = [...begun.commands, ...(mode === 'test' ? [{ kind: 'sample-link' } as const] : [])];
    if (newAddress === undefined) return followedBy({ machine: next, commands }, writing);
    return {
      machine: next,
      commands: [...commands, { kind: 'check-address', attempt, address: newAddress }],
    };
  },
  'address-checked': (machine, { at, isTaken }) =>
    machine.state.kind === 'writing'
      ? followedBy(isTaken ? moved(machine, { kind: 'new-address-taken', at }) : stay(machine), writing)
      : stay(machine),
  'snapshot-saved': machine => (machine.state.kind === 'writing' ? sending(machine) : stay(machine)),
  'write-answered': (machine, { at, answer }) => moved(machine, { ...answer, at } as StateEvent),

  looked: (machine, { at, asking, read, isTesting, secondsLeft }) => {
    // An answer to an earlier question says nothing of what was begun since.
    if (machine.state.kind !== asking) return rested(machine);
    if (isTesting) return testSeen(machine, at, secondsLeft);
    const taken: Step = {
      machine,
      commands: read === undefined ? [] : [{ kind: 'take-configuration', read }],
    };
    return followedBy(
      followedBy(taken, next => moved(next, { kind: 'no-test-seen', at })),
      next => noTestSeen(next, at),
    );
  },
  'look-failed': (machine, { at }) =>
    followedBy(rested(machine), next => moved(next, { kind: 'silent', at })),
  'test-identified': (machine, event) => identified(machine, event),
  'joined-test-read': (machine, { read }) => {
    // A test that ended while the answer was on its way may have been taken back already; a failure is tried again.
    const isJoined = read !== undefined && machine.state.kind === 'testing';
    return rested(isJoined ? { ...machine, intended: sameAs(read.text) } : machine);
  },
  'configuration-read': (machine, event) => configurationRead(machine, event),

  'keep-requested': (machine, event) => requested(machine, event),
  'revert-requested': (machine, event) => requested(machine, event),
  'test-checked': (machine, { at, request, isTesting, secondsLeft }) => {
    if (!isWanted(machine.state, request)) return stay(machine);
    if (!isTesting) return moved(machine, { kind: 'request-done', at });
    if (!machine.watch.slept) return { machine, commands: [{ kind: request }] };
    const { intended } = machine;
    return { machine, commands: [{ kind: 'identify-test', request, intended, secondsLeft }] };
  },

  'rest-known': (machine, event) =>
    followedBy(settlePast(machine, event, event.at), next =>
      next.watch.isLooking ? stay(next) : lostUnsaved(next, event, event.at),
    ),
  'left-behind-read': (machine, { at, test, read, bootedAt }) => {
    if (machine.state.kind !== 'idle') return rested(machine);
    // A backup that is not applied says nothing about the running configuration.
    const changed =
      read.modified || test.tested === undefined
        ? undefined
        : isDraftInForce(test.tested, ConfigText.parse(read.text).entries());
    const rebooted = bootedAt !== null && bootedAt > test.since;
    const taken: Step = {
      machine: { ...machine, isPastSettled: true },
      commands: [{ kind: 'take-configuration', read }],
    };
    return followedBy(followedBy(taken, rested), next =>
      moved(next, { kind: 'found-over', at, changed, rebooted }),
    );
  },
  'outcome-remembered': (machine, { isOwn }) => stay({ ...machine, isPastSettled: isOwn }),
};

/** Saves what is replaced first, where it is known. */
function writing(machine: ApplyMachine): Step {
  const { job, attempt } = machine;
  const store = job && replacedBy(job);
  if (store === undefined) return sending(machine);
  return { machine, commands: [{ kind: 'save-snapshot', attempt, store }] };
}

function sending(machine: ApplyMachine): Step {
  const { job, attempt } = machine;
  return job === undefined ? stay(machine) : { machine, commands: [{ kind: 'write', attempt, job }] };
}

const sameAs = (text: string): Intended => ({ kind: 'same', config: ConfigText.parse(text) });

/** True if the test found after a sleep is the followed one; any other is followed from now on. */
function identified(machine: ApplyMachine, event: EventOf<'test-identified'>): Step {
  const { at, request, intended, secondsLeft, read } = event;
  const goesOn = (next: ApplyMachine): Step =>
    request === undefined
      ? sameTest(next, at, secondsLeft)
      : { machine: next, commands: [{ kind: request }] };
  const isOver = (next: ApplyMachine): Step =>
    request === undefined ? rested(next) : moved(next, { kind: 'request-done', at });
  // A failed read is repeated at the next check, and before anything is kept.
  if (read === undefined) return goesOn(machine);
  const isFoundOut = intended !== undefined && machine.intended !== intended;
  if (machine.state.kind !== 'testing' || isFoundOut) return isOver(machine);
  const next = { ...machine, watch: { ...machine.watch, slept: false } };
  if (isInForce(machine.intended, ConfigText.parse(read.text), read.modified) !== false) return goesOn(next);
  const other: Step = { machine: next, commands: [{ kind: 'test-fell-back' }] };
  return followedBy(
    followedBy(other, known => moved(known, { kind: 'other-test-seen', at, secondsLeft })),
    known => isOver({ ...known, intended: sameAs(read.text) }),
  );
}

function configurationRead(machine: ApplyMachine, event: EventOf<'configuration-read'>): Step {
  const { at, asking, read, uptimeSeconds } = event;
  if (machine.state !== asking) return rested(machine);
  const config = ConfigText.parse(read.text);
  const changed = isInForce(machine.intended, config, read.modified);
  if (!isBelieved(asking, at, changed)) return rested(machine);
  const bootedAt = uptimeSeconds === undefined ? Number.NEGATIVE_INFINITY : at - uptimeSeconds * 1000;
  const taken: Step = {
    machine,
    commands: [
      // A backup that is not applied says nothing about the running configuration.
      read.modified ? { kind: 'test-fell-back' } : { kind: 'test-over', config },
      { kind: 'take-configuration', read },
    ],
  };
  const rebooted = bootedAt > beganAt(asking);
  return followedBy(followedBy(taken, rested), next =>
    moved(next, { kind: 'configuration-known', at, changed, rebooted }),
  );
}

/** Keeps or reverts once it is sure that this means the test which is followed. */
function requested(machine: ApplyMachine, event: EventOf<'keep-requested' | 'revert-requested'>): Step {
  const request = event.kind === 'keep-requested' ? 'keep' : 'revert';
  return followedBy(awake(machine, event.at), awakened => {
    const step = moved(awakened, event);
    const isBegun = step.machine.state !== awakened.state && step.machine.state.kind === 'testing';
    return isBegun ? { ...step, commands: [...step.commands, { kind: 'check-test', request }] } : step;
  });
}

/** True if a request is still valid: it may have been made just before the end of the test. */
function isWanted(state: ApplyState, request: TestRequest): boolean {
  if (state.kind === 'ended') return state.wanted === request;
  return state.kind === 'testing' && state.request === request;
}

/** When what the machine follows began, milliseconds since the epoch. */
function beganAt(state: ApplyState): number {
  if (state.kind === 'ended') return state.test.endsAt - TEST_MS;
  return 'since' in state ? state.since : Number.POSITIVE_INFINITY;
}
