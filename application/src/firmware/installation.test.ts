import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOST } from '../fetching/held-call.mother.ts';
import {
  aDevice,
  aReadyDevice,
  anAwayDevice,
  image,
  REJECTED,
  RUNNING,
  status,
} from './firmware-device.mother.ts';

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
);
afterEach(() => void vi.useRealTimers());

describe('an installation', () => {
  it('an installation is begun of a checked image only', async () => {
    const { model, act, flash } = aDevice();
    await act(model.installRequested);
    expect(flash.requests).toHaveLength(0);
  });

  it('an installation that the device refuses changes nothing, and says why', async () => {
    const { model, act, flash, state } = await aReadyDevice();
    await act(model.installRequested);
    await act(model.installRequested);
    expect([state().kind, flash.requests.length]).toEqual(['starting', 1]);
    await flash.fail(REJECTED);
    expect(state()).toMatchObject({ kind: 'failed', problem: { kind: 'not-started', failure: REJECTED } });
  });

  it('an installation waits while the remote device is upgraded, until that reports its new version or is long overdue', async () => {
    const device = await aReadyDevice();
    const { model, act, scope, flash, remoteUpgrade, statusArrived, state } = device;
    const job = { from: 'v8.7.18', version: 'WA.v8.7.19', since: Date.now(), seconds: 200 };
    remoteUpgrade.now = { version: 1, mac: '02:00:00:00:00:21', name: 'Mill-ST', job };
    await act(statusArrived, status('v8.7.18', 5001));
    expect(scope.getState(model.$obstacle)).toEqual({ kind: 'remote', name: 'Mill-ST' });
    await act(model.installRequested);
    expect([state().kind, flash.requests.length]).toEqual(['ready', 0]);
    await vi.advanceTimersByTimeAsync(401_000);
    await act(statusArrived, status('v8.7.18', 5402));
    expect(scope.getState(model.$obstacle)).toBeNull();
    await act(model.installRequested);
    expect(flash.requests).toHaveLength(1);
  });

  it('an installation is remembered until its end is seen, whatever the reload', async () => {
    const { session, state } = await anAwayDevice();
    expect(state()).toMatchObject({ job: { from: RUNNING, version: 'WA.v8.7.19' } });
    expect(JSON.parse(session['upgrade'] ?? '')).toMatchObject({ version: 'WA.v8.7.19' });
  });

  it('an installation is watched every two seconds until the device responds, and its page is then loaded', async () => {
    const { ask, state, reloads, isQuiet } = await anAwayDevice();
    expect(isQuiet()).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(ask.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    // No second look while one is under way.
    expect(ask.requests).toHaveLength(1);
    await ask.fail(LOST);
    expect(state()).toMatchObject({ kind: 'away', wasGone: true });
    await vi.advanceTimersByTimeAsync(2000);
    await ask.answer({ uptimeSeconds: 1 });
    expect([state().kind, reloads()]).toEqual(['back', 1]);
  });

  it('ends the session, whose end reloads the page itself', async () => {
    const { act, ask, sessionEnded, state, reloads } = await anAwayDevice();
    await act(sessionEnded);
    await vi.advanceTimersByTimeAsync(2000);
    await ask.fail(LOST);
    await vi.advanceTimersByTimeAsync(2000);
    // A device that refuses has answered.
    await ask.fail(REJECTED);
    expect([state().kind, reloads()]).toEqual(['back', 0]);
  });

  it.each([
    ['v8.7.19', { kind: 'done', version: 'v8.7.19' }],
    ['v8.7.18', { kind: 'failed', problem: { kind: 'unchanged', running: 'v8.7.18' } }],
  ])('an installation is found on the next page to run %s', async (running, end) => {
    const { session } = await anAwayDevice();
    const next = aDevice({ session });
    await next.act(next.model.opened);
    expect([next.state().kind, next.scope.getState(next.model.$isLookedUp)]).toEqual(['idle', false]);
    vi.advanceTimersByTime(60_000);
    await next.act(next.statusArrived, status(running, 5));
    expect(next.state()).toMatchObject(end);
    expect(next.scope.getState(next.model.$isLookedUp)).toBe(true);
    expect(session['upgrade']).toBe('');
  });

  it.each([
    '',
    'no JSON',
    '7',
    'null',
    '{"from":7}',
    '{"from":"a","since":1}',
    '{"from":"a","since":"1","seconds":2}',
  ])('an installation is not taken up from %j', async upgrade => {
    const device = aDevice({ session: { fullVersion: RUNNING, upgrade } });
    await device.act(device.statusArrived, status());
    await device.act(device.model.opened);
    await device.stage.answer({ kind: 'none' });
    expect(device.state().kind).toBe('idle');
  });
});

describe('a checked image', () => {
  it('a checked image is discarded on request, and only then', async () => {
    const { model, act, discard, state } = await aReadyDevice();
    expect(model.canDiscard).toBe(true);
    await act(model.discardRequested);
    expect(discard.requests).toHaveLength(1);
    await discard.answer();
    expect(state().kind).toBe('idle');
    await act(model.discardRequested);
    expect(discard.requests).toHaveLength(1);
  });
});

describe('a checked image that the device does not discard', () => {
  it('waits on, and the page says why, until it is tried again', async () => {
    const { model, act, scope, discard, state } = await aReadyDevice();
    await act(model.discardRequested);
    await act(model.discardRequested);
    expect(discard.requests).toHaveLength(1);
    await discard.fail(LOST);
    expect([state().kind, scope.getState(model.$discardFailure)]).toEqual(['ready', LOST]);
    await act(model.discardRequested);
    expect(scope.getState(model.$discardFailure)).toBeNull();
    await discard.answer();
    expect(state().kind).toBe('idle');
  });

  it('a checked image that the device does not discard can still be installed', async () => {
    const { model, act, scope, discard, flash, state } = await aReadyDevice();
    await act(model.discardRequested);
    await discard.fail(LOST);
    await act(model.installRequested);
    expect([state().kind, scope.getState(model.$discardFailure)]).toEqual(['starting', null]);
    expect(flash.requests).toHaveLength(1);
  });
});

describe('the upgrade of another session', () => {
  it('the upgrade of another session is found when the page is opened, and followed to its end', async () => {
    const { model, act, statusArrived, stage, state } = aDevice();
    await act(statusArrived, status());
    expect(stage.requests).toHaveLength(0);
    await act(model.opened);
    await stage.answer({ kind: 'working', percent: 10 });
    expect(state()).toEqual({ kind: 'sending', source: 'other', percent: 10 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(stage.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(6000);
    expect(stage.requests).toHaveLength(2);
    await stage.fail(LOST);
    expect(state()).toMatchObject({ percent: 10 });
    await vi.advanceTimersByTimeAsync(2000);
    await stage.answer({ kind: 'waiting', version: 'WA.v8.7.19' });
    expect(state()).toMatchObject({ kind: 'ready', version: 'WA.v8.7.19' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(stage.requests).toHaveLength(3);
  });

  it('the upgrade of another session is not followed by a page that is hidden, and again once it is seen', async () => {
    const { model, act, statusArrived, stage, visible } = aDevice();
    await act(statusArrived, status());
    await act(model.opened);
    await stage.answer({ kind: 'working', percent: 10 });
    visible.next(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.requests).toHaveLength(1);
    visible.next(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(stage.requests).toHaveLength(2);
  });

  it('the upgrade of another session that is over without an image leaves nothing behind', async () => {
    const { model, act, statusArrived, stage, state, isQuiet } = aDevice();
    await act(statusArrived, status());
    await act(model.opened);
    await stage.answer({ kind: 'working', percent: 90 });
    expect(isQuiet()).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    await stage.answer({ kind: 'none' });
    expect([state().kind, isQuiet()]).toEqual(['idle', false]);
  });

  it('the upgrade of another session does not take the place of an image that was sent from here', async () => {
    const { model, act, statusArrived, stage, state, uploads } = aDevice();
    await act(statusArrived, status());
    await act(model.opened);
    await act(model.fileChosen, image());
    await act(model.uploadRequested);
    uploads[0]?.next({ kind: 'progress', bytes: 1, totalBytes: 4 });
    await stage.answer({ kind: 'working', percent: 10 });
    expect(state()).toEqual({ kind: 'sending', source: 'file', percent: 25 });
  });

  it('the upgrade of another session is looked for once at each opening, before the version is known', async () => {
    const { model, act, statusArrived, stage, scope } = aDevice();
    await act(model.opened);
    expect(stage.requests).toHaveLength(1);
    expect(scope.getState(model.$isLookedUp)).toBe(false);
    await act(statusArrived, status());
    await stage.answer({ kind: 'none' });
    expect(scope.getState(model.$isLookedUp)).toBe(true);
    await act(statusArrived, status('v8.7.18', 5001));
    expect(stage.requests).toHaveLength(1);
    await act(model.opened);
    expect(stage.requests).toHaveLength(2);
    expect(scope.getState(model.$isLookedUp)).toBe(true);
  });

  it('the upgrade of another session is looked for again once the version is known, where the first look failed', async () => {
    const { model, act, statusArrived, stage, scope, state } = aDevice();
    await act(model.opened);
    await stage.fail(LOST);
    expect(scope.getState(model.$isLookedUp)).toBe(true);
    await act(statusArrived, status());
    await stage.answer({ kind: 'waiting', version: 'WA.v8.7.19' });
    expect(state().kind).toBe('ready');
  });

  it('the upgrade of another session is not looked for again by a device that fails with a known version', async () => {
    const { model, act, statusArrived, stage } = aDevice();
    await act(statusArrived, status());
    await act(model.opened);
    await stage.fail(LOST);
    await act(statusArrived, status('v8.7.18', 5001));
    expect(stage.requests).toHaveLength(1);
  });
});

it('compares images with the whole version of the session, and with the remote end', async () => {
  const { model, act, scope, statusArrived } = aDevice();
  await act(statusArrived, status());
  expect(scope.getState(model.$target)).toMatchObject({ running: RUNNING, remote: expect.any(String) });
  const without = aDevice({ session: {} });
  await without.act(without.statusArrived, status());
  expect(without.scope.getState(without.model.$target).running).toBe('v8.7.18');
  expect(scope.getState(model.$seconds)).toBeGreaterThan(0);
});
