import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createExpectedOutage } from './expected-outage.ts';

it('an outage is expected while any reason expects it', () => {
  const outage = createExpectedOutage({ now: () => Date.now() });
  expect(outage.$isExpected.getState()).toBe(false);
  outage.declared({ reason: 'apply', isExpected: true });
  outage.declared({ reason: 'upgrade', isExpected: true });
  outage.declared({ reason: 'apply', isExpected: false });
  expect(outage.$isExpected.getState()).toBe(true);
  outage.declared({ reason: 'upgrade', isExpected: false });
  expect(outage.$isExpected.getState()).toBe(false);
});

it('a reason expects once, however often it says so', () => {
  const outage = createExpectedOutage({ now: () => Date.now() });
  outage.declared({ reason: 'apply', isExpected: true });
  outage.declared({ reason: 'apply', isExpected: true });
  outage.declared({ reason: 'apply', isExpected: false });
  expect(outage.$isExpected.getState()).toBe(false);
});

describe('an absence', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => void vi.useRealTimers());

  it('an absence is said from the request of this page until the device is back', () => {
    const outage = createExpectedOutage({ now: () => Date.now() });
    expect(outage.$absence.getState()).toBeNull();
    outage.declared({ reason: 'restart', isExpected: true, absence: { kind: 'reboot', until: 1_070_000 } });
    outage.declared({ reason: 'scan', isExpected: true });
    expect(outage.$absence.getState()).toEqual({ kind: 'reboot', until: 1_070_000 });
    outage.declared({ reason: 'restart', isExpected: false });
    expect(outage.$absence.getState()).toBeNull();
  });

  it('an absence is the reason of a session that ends in the minute after it, however short it was', () => {
    const outage = createExpectedOutage({ now: () => Date.now() });
    const awayFor = () => outage.$awayFor.getState();
    outage.declared({ reason: 'scan', isExpected: true });
    expect(awayFor()).toBeNull();
    outage.declared({ reason: 'restart', isExpected: true, absence: { kind: 'reboot', until: 1_070_000 } });
    outage.declared({ reason: 'restart', isExpected: false });
    expect([outage.$absence.getState(), awayFor()]).toEqual([null, 'reboot']);
    vi.advanceTimersByTime(59_000);
    expect(awayFor()).toBe('reboot');
    vi.advanceTimersByTime(1000);
    expect(awayFor()).toBeNull();
  });

  it('an absence is a lost connection like any other once the time is over', () => {
    const outage = createExpectedOutage({ now: () => Date.now() });
    outage.declared({ reason: 'restart', isExpected: true, absence: { kind: 'reboot', until: 1_070_000 } });
    vi.advanceTimersByTime(69_000);
    expect(outage.$absence.getState()).not.toBeNull();
    vi.advanceTimersByTime(1000);
    expect([outage.$absence.getState(), outage.$isExpected.getState()]).toEqual([null, true]);
  });

  it('an absence that takes longer stays one until the device is back', () => {
    const outage = createExpectedOutage({ now: () => Date.now() });
    outage.declared({ reason: 'restart', isExpected: true, absence: { kind: 'reboot', until: 1_070_000 } });
    vi.advanceTimersByTime(1_000_000);
    expect(outage.$notBackFrom.getState()).toBe('reboot');
    outage.declared({ reason: 'restart', isExpected: false });
    expect(outage.$notBackFrom.getState()).toBeNull();
  });
});
