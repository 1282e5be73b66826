import {
  compareLink,
  type LinkComparison,
  type LinkReadings,
  linkReadings,
  linkSample,
  type LinkSample,
} from '@radiolink/domain/link';
import { createEvent, createStore, type EventCallable, sample, type Store } from 'effector';
import { shareStructure } from '../../status/share-structure.ts';
import type { Clock } from '../../clock/clock.port.ts';
import type { StatusModel } from '../../status/status.model.ts';
import type { ChangeMemory } from '../drafts/change-memory.port.ts';
import type { ApplyState } from './apply-state.ts';
import type { CommandOf } from './apply-machine.ts';
import { isRemembered } from './change-memory.ts';

export interface TestEffectParts {
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
export function createTestEffect({ $state, status, $memory, clock }: TestEffectParts): TestEffect {
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
      const earlier = (state.startedHere ? before : null) ?? rememberedBefore(memory, state);
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
  return { sampled, $before, $comparison, $recent: $readings.map(readingsOf) };
}

/** The readings before another test say nothing of this one. */
function rememberedBefore(
  memory: ChangeMemory | null,
  state: Extract<ApplyState, { kind: 'testing' }>,
): LinkSample | undefined {
  const test = memory?.test;
  return test !== undefined && isRemembered(test, state) ? test.before : undefined;
}

/** The test is over, and its outcome is being found out or shown. */
function isOver({ kind }: ApplyState): boolean {
  return kind === 'ended' || kind === 'done';
}

function isLinkBack(state: ApplyState): state is Extract<ApplyState, { kind: 'testing' }> {
  return state.kind === 'testing' && state.answering && state.link === 'formed';
}
