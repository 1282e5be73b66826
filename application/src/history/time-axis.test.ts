import { ptpStationStatus } from '@radiolink/domain/mothers';
import { describe, expect, it } from 'vitest';
import { type Minute, NO_MINUTE, withAnswer, withFailure } from '../recorder/recorder.model.ts';

const AT = 1_700_000_040_000;
const SECOND = 1000;
const status = ptpStationStatus();

/** So many answers, ten seconds apart, and what each of them ended. */
function answers(count: number, from: Minute = NO_MINUTE) {
  const minutes: Minute[] = [];
  let minute = from;
  for (let place = 0; place < count; place += 1) {
    minute = withAnswer(minute, status, AT + place * 10 * SECOND);
    minutes.push(minute);
  }
  return minutes;
}

describe('a minute of the record', () => {
  it('ends with the first answer of the next one, as one sample', () => {
    const ended = answers(8).map(({ whole }) => whole?.samples.length ?? 0);
    expect(ended).toEqual([0, 0, 0, 0, 0, 0, 1, 0]);
  });

  it('takes a look every ten seconds, however often the device answers', () => {
    const first = withAnswer(NO_MINUTE, status, AT);
    const second = withAnswer(first, status, AT + SECOND);
    expect([second.looks.length, second.answers]).toEqual([1, 2]);
  });

  it('tells the share of the answers that were missed', () => {
    const lost = { kind: 'reconnecting', failure: undefined, failures: 1, lastReceivedAt: AT } as const;
    const [first] = answers(1);
    const missed = withFailure(withFailure(first ?? NO_MINUTE, lost), lost);
    const ended = withAnswer(missed, status, AT + 60 * SECOND);
    expect(ended.whole?.samples[0]?.values.errors).toBeCloseTo(66.7, 1);
  });

  it('compares its first look with the last one of an earlier page', () => {
    const [seen] = answers(1);
    const facts = seen?.facts && { ...seen.facts, firmware: 'v1.0.0' };
    const next = withAnswer({ ...NO_MINUTE, facts }, status, AT + 10 * SECOND);
    expect(next.events.map(({ kind }) => kind)).toEqual(['firmware']);
  });
});
