import { describe, expect, it } from 'vitest';
import { channelJobId } from './start-run.ts';

describe('channelJobId', () => {
  it('differs for each run and link, whatever signs their names contain', () => {
    const pairs = [
      ['autumn-1', 'ridge'],
      ['autumn', '1-ridge'],
      ['autumn@1', 'ridge'],
      ['1', 'ridge@autumn'],
      ['autumn:2', 'ridge'],
    ] as const;
    const ids = pairs.map(([run, link]) => channelJobId(run, link));
    expect(new Set(ids).size).toBe(pairs.length);
    // The queue refuses an id with a colon.
    expect(ids.filter(id => id.includes(':'))).toEqual([]);
  });
});
