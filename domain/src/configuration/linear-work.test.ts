import { describe, expect, it } from 'vitest';
import { parseBoardInfo } from '../device/board-info.ts';
import {
  type ConfigDraft,
  draftWithin,
  draftWithout,
  EMPTY_DRAFT,
  isDraftInForce,
  nextStoredDraft,
  storedWithMissing,
} from './draft.ts';
import { countedCalls, countedList } from './work.mother.ts';

/** Ten times as much may make ten times the work, and a little for what is done once. */
const MOST_GROWTH = 11;
const SMALL = 100;
const LARGE = 10 * SMALL;

function growth(work: (size: number) => number): number {
  return work(LARGE) / work(SMALL);
}

/** A draft of so many secrets, given and deleted, and what was read of its lists. */
function countedDraft(size: number): { draft: ConfigDraft; reads: () => number } {
  const keys = (name: string) =>
    countedList(Array.from({ length: size }, (_, index) => `${name}.${index}.psk`));
  const [deleted, secrets] = [keys('old'), keys('new')];
  const draft: ConfigDraft = { changes: [], deletedSecretKeys: deleted.list, secretKeys: secrets.list };
  return { draft, reads: () => deleted.reads() + secrets.reads() };
}

describe('the work for a kept draft grows as the draft', () => {
  it.each<[string, (one: ConfigDraft, other: ConfigDraft) => unknown]>([
    ['discarding an old draft', (one, other) => draftWithout(one, other, EMPTY_DRAFT)],
    ['keeping the draft of one page beside others', (one, other) => nextStoredDraft(one, other, other)],
    ['putting back what is missing', storedWithMissing],
    ['what two drafts share', draftWithin],
    ['whether it is in force', one => isDraftInForce(one, new Map())],
  ])('%s', (_, rule) => {
    const reads = (size: number): number => {
      const [one, other] = [countedDraft(size), countedDraft(size)];
      rule(one.draft, other.draft);
      return one.reads() + other.reads();
    };
    expect(growth(reads)).toBeLessThan(MOST_GROWTH);
  });
});

describe('the work for the board info', () => {
  const board = (radios: number): string =>
    Array.from({ length: radios }, (_, n) => `radio.${n}.devdomain=5000\nradio.${n}.antenna.1.id=1`).join(
      '\n',
    );
  const searched = [
    [String.prototype, 'startsWith'],
    [String.prototype, 'slice'],
    [RegExp.prototype, 'exec'],
    [Map.prototype, 'get'],
    [Set.prototype, 'add'],
  ] as const;

  it('grows as the number of radios', () => {
    const work = (size: number): number => countedCalls(searched, () => parseBoardInfo(board(size)));
    expect(growth(work)).toBeLessThan(MOST_GROWTH);
    expect(parseBoardInfo(board(999)).radios).toHaveLength(999);
  });

  it('the work for the board info does not grow with the depth of a key', () => {
    const deep = (depth: number): string => `radio.1.${'1.'.repeat(depth)}x=1`;
    expect(countedCalls(searched, () => parseBoardInfo(deep(5000)))).toBe(
      countedCalls(searched, () => parseBoardInfo(deep(50))),
    );
  });
});
