import { type ConfigStore, draftOf } from '@radiolink/domain/configuration';
import { TEST_SECONDS } from '@radiolink/domain/impact';
import type { RememberedTest } from '../drafts/change-memory.port.ts';
import type { DraftsModel } from '../drafts/drafts.model.ts';
import type { RunningTest } from './apply-state.ts';

/** Answers take their time and seconds are whole: so far apart the same end may be told. */
const SAME_END_MS = 5000;

/** Whether a running test is the remembered one. Only one runs at a time, so its end tells. */
export function isRemembered(remembered: RememberedTest, { endsAt }: Pick<RunningTest, 'endsAt'>): boolean {
  return Math.abs(remembered.endsAt - endsAt) <= SAME_END_MS;
}

/**
 * Remembers a test that was begun here, until its end is told.
 *
 * @param since milliseconds since the epoch
 * @param sent what is tested; its secret values are left out
 */
export function noteTest(drafts: DraftsModel, since: number, sent: ConfigStore | undefined): void {
  const tested = sent && draftOf(sent);
  const test = { since, endsAt: since + TEST_SECONDS * 1000, ...(tested && { tested }) };
  drafts.noted(memory => ({ ...memory, test }));
}

/** The device counts a test that was begun here by its own clock: what is remembered follows. */
export function noteEnd(drafts: DraftsModel, endsAt: number): void {
  const test = drafts.$memory.getState()?.test;
  if (test === undefined || Math.abs(test.endsAt - endsAt) < 1000) return;
  drafts.noted(memory =>
    memory.test === undefined ? memory : { ...memory, test: { ...memory.test, endsAt } },
  );
}
