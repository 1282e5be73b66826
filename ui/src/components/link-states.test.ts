import { LinkState } from '@radiolink/domain/link';
import { describe, expect, it } from 'vitest';
import { fullIssueLabel } from './link-states.ts';

describe('the leading fact in few words', () => {
  it('says what a usable signal misses, not that -62 dBm is weak', () => {
    expect(fullIssueLabel({ kind: 'weak', belowExpectedDb: 10 }, LinkState.Connected)).toEqual({
      key: '{difference} dB below expected',
      values: { difference: 10 },
    });
  });

  it('calls a signal below the usable minimum weak', () => {
    expect(fullIssueLabel({ kind: 'weak' }, LinkState.Connected)).toBe('Weak signal');
  });
});
