import {
  compareLink,
  type LinkComparison,
  type LinkReadings,
  linkReadings,
  linkSample,
  type LinkSample,
} from '@radiolink/domain/link';
import {
  combine,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  sample,
  type Store,
} from 'effector';
import { shareStructure } from '../../status/share-structure.ts';
import type { Clock } from '../../clock/clock.port.ts';
import type { StatusModel } from '../../status/status.model.ts';
import type { ChangeMemory, TestedPrediction } from '../drafts/change-memory.port.ts';
import type { ApplyState } from './apply-state.ts';
import type { CommandOf } from './apply-machine.ts';
import { rememberedTest } from './change-memory.ts';

export interface TestEffectParts {
  /** A change is sent. */
  readonly applyRequested: Event<unknown>;
  readonly $state: Store<ApplyState>;
  readonly status: StatusModel;
  readonly $memory: Store<ChangeMemory | null>;
  readonly clock: Clock;
}

export interface TestEffect {
  /** Samples the link as it is. */
  readonly sampled: EventCallable<CommandOf<'sample-link'>>;
  /** The link before the test that was started here; null if it was not measured. */
  readonly $before: Store<LinkSample | null>;
  /**
   * The effect of the tested change on the link; null until the link is back, and if it was not measured
   * before. It stays with the outcome of the test, for which it is the reason.
   */
  readonly $comparison: Store<LinkComparison | null>;
  /** Input, with each request to apply: what the changes are expected to do to the one link; null if nothing. */
  readonly expected: EventCallable<TestedPrediction | null>;
  /** What was expected of the change that was sent last, or of a joined test that this browser started; null if nothing. */
  readonly $tested: Store<TestedPrediction | null>;
  /** The readings of the last minute, oldest first. */
  readonly $recent: Store<readonly LinkReadings[]>;
}

/** The spread of a link is that of its last minute, and the link now is its newest readings. reading 45. */
const SPREAD_MS = 60_000;
const NEWEST_READINGS = 10;

interface TimedReadings {
  readonly at: number;
  readonly read: LinkReadings;
}

const readingsOf = (list: readonly TimedReadings[]): readonly LinkReadings[] => list.map(({ read }) => read);

/** The link in a test, held against what it was before. A reload of this browser finds the readings again. */
export function createTestEffect(parts: TestEffectParts): TestEffect {
  const { $state, status, $memory, clock } = parts;
  const sampled = createEvent<CommandOf<'sample-link'>>();
  const isBack = sample({ clock: $state.map(isLinkBack).updates, filter: Boolean });
  const $readings = createStore<readonly TimedReadings[]>([])
    .on(status.$status.updates, (readings, newest) => {
      const read = newest === null ? undefined : linkReadings(newest);
      if (read === undefined) return [];
      const now = clock.now();
      return [...readings.filter(({ at }) => at > now - SPREAD_MS), { at: now, read }];
    })
    .reset(isBack);
  const $before = createStore<LinkSample | null>(null, { skipVoid: false });
  sample({
    clock: sampled,
    source: { newest: status.$status, readings: $readings },
    fn: ({ newest, readings }) => (newest === null ? null : linkSample(newest, readingsOf(readings))),
    target: $before,
  });

  const over = sample({ clock: $state.updates, filter: state => state.kind !== 'testing' && !isOver(state) });
  const $comparison = createStore<LinkComparison | null>(null).reset(over);
  sample({
    clock: status.$status.updates,
    source: {
      state: $state,
      before: $before,
      memory: $memory,
      newest: status.$status,
      readings: $readings,
      known: $comparison,
    },
    fn: ({ state, before, memory, newest, readings, known }) => {
      if (isOver(state)) return known;
      if (newest === null || !isLinkBack(state)) return null;
      const earlier = (state.startedHere ? before : null) ?? rememberedTest(memory, state)?.before;
      // The first reading of a link that is back comes with the next status.
      const isTooEarly = readings.length === 0 && linkReadings(newest) !== undefined;
      if (earlier === undefined || isTooEarly) return known;
      return shareStructure(
        known,
        compareLink(earlier, linkSample(newest, readingsOf(readings.slice(-NEWEST_READINGS)))),
      );
    },
    target: $comparison,
  });
  return {
    sampled,
    $before,
    $comparison,
    ...createTestedPrediction(parts),
    $recent: $readings.map(readingsOf),
  };
}

/** Keeps what was expected of a change beyond a reload: with the test in this browser's memory. */
function createTestedPrediction({
  applyRequested,
  $state,
  $memory,
}: TestEffectParts): Pick<TestEffect, 'expected' | '$tested'> {
  const expected = createEvent<TestedPrediction | null>();
  const $tested = createStore<TestedPrediction | null>(null)
    .reset(applyRequested)
    .on(expected, (_, known) => known);
  const joined = combine({ state: $state, memory: $memory }).updates.filterMap(({ state, memory }) =>
    state.kind === 'testing' && !state.startedHere
      ? (rememberedTest(memory, state)?.expected ?? null)
      : undefined,
  );
  $tested.on(joined, (_, remembered) => remembered);
  return { expected, $tested };
}

/** The test is over, and its outcome is being found out or shown. */
function isOver({ kind }: ApplyState): boolean {
  return kind === 'ended' || kind === 'done';
}

function isLinkBack(state: ApplyState): state is Extract<ApplyState, { kind: 'testing' }> {
  return state.kind === 'testing' && state.answering && state.link === 'formed';
}
