import { describe, expect, it } from 'vitest';
import { HeartbeatLock } from './heartbeat-lock.ts';

function watched() {
  const lock = new HeartbeatLock();
  const states: boolean[] = [];
  lock.running.subscribe(running => states.push(running));
  return { lock, states };
}

describe('HeartbeatLock', () => {
  it('runs at first', () => {
    expect(watched().states).toEqual([true]);
  });

  it('runs again only when each disable was enabled', () => {
    const { lock, states } = watched();
    lock.disable();
    lock.disable();
    lock.enable();
    expect(states).toEqual([true, false]);
    lock.enable();
    expect(states).toEqual([true, false, true]);
  });

  it('HeartbeatLock does not owe a run to an enable without a disable', () => {
    const { lock, states } = watched();
    lock.enable();
    lock.disable();
    expect(states).toEqual([true, false]);
  });

  it('holds during a job, also one that fails', async () => {
    const { lock, states } = watched();
    const seen = await lock.during(async () => states.at(-1));
    expect(seen).toBe(false);
    await expect(lock.during(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    expect(states).toEqual([true, false, true, false, true]);
  });

  it('releases a hold once, however often it is released', () => {
    const { lock, states } = watched();
    const release = lock.hold();
    lock.disable();
    release();
    release();
    expect(states).toEqual([true, false]);
  });
});
