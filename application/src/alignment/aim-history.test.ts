import { describe, expect, it } from 'vitest';
import { aimHistory } from './aim-history.ts';

const point = (at: number, localDbm: number | undefined) => ({ at, localDbm, remoteDbm: -60 });

describe('the curve of an alignment as a chart draws it', () => {
  it('the curve of an alignment ends where nothing was received', () => {
    const { series, gaps } = aimHistory([point(0, -70), point(1000, undefined), point(2000, -68)]);
    expect([...series.localDbm]).toEqual([-70, Number.NaN, -68]);
    expect(gaps).toBeUndefined();
  });

  it('the curve of an alignment breaks over the time when the page was left, and says so', () => {
    const { times, series, gaps } = aimHistory([point(0, -70), point(60_000, -68)]);
    expect([...times]).toEqual([0, 30_000, 60_000]);
    expect([...series.remoteDbm]).toEqual([-60, Number.NaN, -60]);
    expect(gaps).toEqual([{ from: 0, to: 60_000, cause: 'unseen' }]);
  });
});
