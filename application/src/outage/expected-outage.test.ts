import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ExpectedOutage } from './expected-outage.ts';

it('an outage is expected while any reason expects it', () => {
  const outage = new ExpectedOutage();
  expect(outage.expected).toBe(false);
  outage.expect('apply', true);
  outage.expect('upgrade', true);
  outage.expect('apply', false);
  expect(outage.expected).toBe(true);
  outage.expect('upgrade', false);
  expect(outage.expected).toBe(false);
});

it('a reason expects once, however often it says so', () => {
  const outage = new ExpectedOutage();
  outage.expect('apply', true);
  outage.expect('apply', true);
  outage.expect('apply', false);
  expect(outage.expected).toBe(false);
});

describe('an absence', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it('an absence is said from the request of this page until the device is back', () => {
    const outage = new ExpectedOutage();
    expect(outage.$absence.getState()).toBeNull();
    outage.expect('restart', true, { kind: 'reboot', until: 1_070_000 });
    outage.expect('scan', true);
    expect(outage.$absence.getState()).toEqual({ kind: 'reboot', until: 1_070_000 });
    outage.expect('restart', false);
    expect(outage.$absence.getState()).toBeNull();
  });

  it('an absence is the reason of a session that ends in the minute after it, however short it was', () => {
    const outage = new ExpectedOutage();
    const awayFor = () => outage.$awayFor.getState();
    outage.expect('scan', true);
    expect(awayFor()).toBeNull();
    outage.expect('restart', true, { kind: 'reboot', until: 1_070_000 });
    outage.expect('restart', false);
    expect([outage.$absence.getState(), awayFor()]).toEqual([null, 'reboot']);
    vi.advanceTimersByTime(59_000);
    expect(awayFor()).toBe('reboot');
    vi.advanceTimersByTime(1000);
    expect(awayFor()).toBeNull();
  });

  it('an absence is a lost connection like any other once the time is over', () => {
    const outage = new ExpectedOutage();
    outage.expect('restart', true, { kind: 'reboot', until: 1_070_000 });
    vi.advanceTimersByTime(69_000);
    expect(outage.$absence.getState()).not.toBeNull();
    vi.advanceTimersByTime(1000);
    expect([outage.$absence.getState(), outage.expected]).toEqual([null, true]);
  });

  it('an absence that takes longer stays one until the device is back', () => {
    const outage = new ExpectedOutage();
    outage.expect('restart', true, { kind: 'reboot', until: 1_070_000 });
    vi.advanceTimersByTime(1_000_000);
    expect(outage.$notBackFrom.getState()).toBe('reboot');
    outage.expect('restart', false);
    expect(outage.$notBackFrom.getState()).toBeNull();
  });
});
