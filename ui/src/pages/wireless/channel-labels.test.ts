import { describe, expect, it } from 'vitest';
import { radarNewsOf } from './channel-labels.ts';

const row = { ch: 102, control: 5500, center: 5510, bw: 40, dfs: true, maxEirp: 30 };
const prescan = (state: 'clear' | 'radar' | 'scanning' | 'pending', remainingSeconds?: number) => ({
  prescan: {
    status: 'in-progress' as const,
    remainingSeconds,
    channels: [{ centerMhz: 5510, widthMhz: 40, state }],
  },
  receivedAt: 0,
  unanswered: 0,
});

describe('what is known of radar on a channel', () => {
  it('what is known of radar on a channel is nothing where nobody listened', () => {
    expect(radarNewsOf(row, null, [])).toBeUndefined();
    expect(radarNewsOf({ ...row, center: 5550 }, prescan('clear'), [])).toBeUndefined();
  });

  it('what is known of radar on a channel is what was heard there', () => {
    expect(radarNewsOf(row, prescan('radar', 20), [])).toEqual({ kind: 'received', state: 'radar' });
  });

  it('counts down where the radio listens now', () => {
    expect(radarNewsOf(row, prescan('scanning', 42), [])).toEqual({
      kind: 'received',
      state: 'scanning',
      secondsLeft: 42,
    });
  });

  it('what is known of radar on a channel is that it is shut, also by radar on a part of it', () => {
    const shut = [{ centerMhz: 5520, widthMhz: 20, until: 99 }];
    expect(radarNewsOf(row, prescan('clear'), shut)).toEqual({ kind: 'shut', until: 99 });
    expect(radarNewsOf({ ...row, center: 5470 }, null, shut)).toBeUndefined();
  });
});
