import { draftOf, type ConfigStore } from '@radiolink/domain/configuration';
import type { LinkSample } from '@radiolink/domain/link';
import type { ChangeMemory, RememberedTest } from '../drafts/change-memory.port.ts';
import type { RunningTest } from './apply-state.ts';

/** Answers take their time and seconds are whole: so far apart the same end may be reported. */
const SAME_END_MS = 5000;

/** True if a running test is the remembered one. Only one runs at a time, so its end identifies it. */
export function isRemembered(remembered: RememberedTest, { endsAt }: Pick<RunningTest, 'endsAt'>): boolean {
  return Math.abs(remembered.endsAt - endsAt) <= SAME_END_MS;
}

export interface BegunTest {
  readonly since: number;
  readonly endsAt: number;
  /** The tested changes, without secret values. */
  readonly sent: ConfigStore | undefined;
  /** The link before it; null if it was not measured. */
  readonly before: LinkSample | null;
}

/** Remembers a test that was begun here, until its end is known. */
export function withTest({ since, endsAt, sent, before }: BegunTest): (memory: ChangeMemory) => ChangeMemory {
  const test: RememberedTest = {
    since,
    endsAt,
    ...(sent && { tested: draftOf(sent) }),
    ...(before && { before }),
  };
  return memory => ({ ...memory, test });
}

/** True if the device reports another end of the test than the remembered one. */
export function isOtherEnd(memory: ChangeMemory | null, endsAt: number): boolean {
  const test = memory?.test;
  return test !== undefined && Math.abs(test.endsAt - endsAt) >= 1000;
}

/** The same with the end that the device counts to. */
export function withTestEnd(endsAt: number): (memory: ChangeMemory) => ChangeMemory {
  return memory => (memory.test === undefined ? memory : { ...memory, test: { ...memory.test, endsAt } });
}
