import { describe, expect, it } from 'vitest';
import { spokenSeconds } from './time-notes.tsx';

describe('a time that is spoken', () => {
  it('changes every 30 s only', () => {
    const spoken = Array.from({ length: 95 }, (_, second) => spokenSeconds(second));
    expect([...new Set(spoken)]).toEqual([0, 30, 60, 90]);
    expect(spoken.indexOf(30)).toBe(30);
  });
});
