import { ConfigText, isDraftInForce } from '@radiolink/domain/configuration';
import { intendedBy, modeOf, replacedBy } from './apply-job.ts';
import type { ApplyEvent, ApplyMachine, EventOf, Step } from './apply-machine.ts';
import type { StateEvent } from './apply-state.ts';
import { doubted } from './device-watch.ts';
import { afterSecond, awake, look, noTestSeen, testSeen, lostUnsaved, settlePast } from './look-steps.ts';
import { moved, rested, stay, followedBy, watching } from './step.ts';
import { configurationRead, identified, isWanted, requested, sameAs } from './test-steps.ts';

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
