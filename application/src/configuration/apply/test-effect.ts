import {
  compareLink,
  type LinkComparison,
  type LinkReadings,
  linkReadings,
  linkSample,
  type LinkSample,
} from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEvent, createStore, type Store } from 'effector';
import { shareStructure } from '../../status/share-structure.ts';
import type { StatusModel } from '../../status/status.model.ts';
import type { DraftsModel } from '../drafts/drafts.model.ts';
import { type ApplyState, IDLE } from './apply-state.ts';
import { isRemembered } from './remembered-test.ts';

export interface TestEffectParts {
  readonly $state: Store<ApplyState>;
  readonly status: StatusModel;
  readonly drafts: DraftsModel;
}

/** So many of the newest readings make a sample. */
const READINGS = 10;

/**
 * What the tested change does to the link, held against what was before it: null until the link is back, and where
 * nobody saw it before. A reload of this browser finds the readings again.
 */
export function createTestEffect({ $state, status, drafts }: TestEffectParts): Store<LinkComparison | null> {
  const sampled = createEvent<LinkSample | null>();
  const $before = createStore<LinkSample | null>(null).on(sampled, (_, sample) => sample);
  const compared = createEvent<LinkComparison | null>();
  const $comparison = createStore<LinkComparison | null>(null).on(compared, (known, next) =>
    next === null ? null : shareStructure(known, next),
  );
  let readings: readonly LinkReadings[] = [];
  let last: ApplyState = IDLE;

  const compare = (newest: DeviceStatus | null): void => {
    if (newest === null || !isLinkBack(last)) {
      if ($comparison.getState() !== null) compared(null);
      return;
    }
    const mine = last.startedHere ? $before.getState() : null;
    const remembered = drafts.$memory.getState()?.test;
    // The readings before another test say nothing of this one.
    const before = mine ?? (remembered && isRemembered(remembered, last) ? remembered.before : undefined);
    if (before !== undefined) compared(compareLink(before, linkSample(newest, readings)));
  };
  status.$status.updates.watch(newest => {
    const read = newest === null ? undefined : linkReadings(newest);
    readings = read === undefined ? [] : [...readings, read].slice(-READINGS);
    compare(newest);
  });
  $state.updates.watch(state => {
    const before = last;
    last = state;
    if (isLinkBack(state) && !isLinkBack(before)) readings = [];
    if (state.kind === before.kind) return;
    if (state.kind === 'writing') {
      const newest = status.$status.getState();
      sampled(state.mode === 'test' && newest !== null ? linkSample(newest, readings) : null);
    }
    const sample = $before.getState();
    if (state.kind === 'testing' && state.startedHere && sample !== null)
      drafts.noted(memory =>
        memory.test === undefined ? memory : { ...memory, test: { ...memory.test, before: sample } },
      );
    if (state.kind !== 'testing') compare(null);
  });
  return $comparison;
}

function isLinkBack(state: ApplyState): state is Extract<ApplyState, { kind: 'testing' }> {
  return state.kind === 'testing' && state.answering && state.link === 'formed';
}
