import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchedRadio } from './watched-radio.mother.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(['reboot', 'power-loss'] as const)(
  'a watched %s ends in one reload of the session that it ended',
  async kind => {
    const { radio, seen, status } = await watchedRadio();
    await vi.advanceTimersByTimeAsync(3000);
    const last = status.$status.getState();
    radio.faults.happen(kind);
    await vi.advanceTimersByTimeAsync(6000);
    expect(status.$connection.getState().kind).toBe('reconnecting');
    // The last good figures stay, with their age.
    expect(status.$status.getState()?.host.hostname).toBe(last?.host.hostname);
    expect(status.$ageSeconds.getState()).toBeGreaterThanOrEqual(3);
    expect(seen.reloads).toBe(0);
    await vi.advanceTimersByTimeAsync(25_000);
    // What looks who answers is loaded when it is needed.
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen.reloads).toBe(1);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(seen.reloads).toBe(1);
  },
);
