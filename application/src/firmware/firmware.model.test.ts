import { parseBoardInfo } from '@radiolink/domain/device';
import { RequestFailure } from '@radiolink/domain/errors';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { allSettled, createEvent, createStore, type EventCallable, fork } from 'effector';
import { Subject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeldCall, LOST } from '../fetching/held-call.mother.ts';
import { HeartbeatLock } from '../heartbeat/heartbeat-lock.ts';
import type { Presence } from '../maintenance/presence.port.ts';
import { ExpectedOutage } from '../page/expected-outage.ts';
import type { Transfer } from '../transfer/transfer.ts';
import { createFirmwareModel } from './firmware.model.ts';
import type { FirmwarePort, FirmwareStage, UploadedFirmware } from './firmware.port.ts';

const REJECTED = { kind: 'device-api', error: 'Bad', message: 'Bad', detail: '', statusCode: 200 } as const;
const RUNNING = 'WA.v8.7.18';
const image = (version = 'WA.v8.7.19', bytes = 'x') => new File([bytes], `${version}.bin`);

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] }),
);
afterEach(() => void vi.useRealTimers());

interface Given {
  readonly session?: Record<string, string>;
  readonly port?: Partial<FirmwarePort>;
}

/** The firmware page of a device that answers when the test says so. */
function aDevice({ session = { fullVersion: RUNNING }, port = {} }: Given = {}) {
  const check = new HeldCall<[], never>();
  const stage = new HeldCall<[], FirmwareStage>();
  const flash = new HeldCall<[], { readonly confirmed: boolean }>();
  const discard = new HeldCall<[], void>();
  const ask = new HeldCall<[], Presence>();
  const uploads: Subject<Transfer<UploadedFirmware>>[] = [];
  const downloads: Subject<number>[] = [];
  const fetched: unknown[] = [];
  const heartbeat = new HeartbeatLock();
  let isRunning = true;
  heartbeat.running.subscribe(running => (isRunning = running));
  const outage = new ExpectedOutage();
  const statusArrived = createEvent<DeviceStatus>();
  const $status = createStore<DeviceStatus | null>(null).on(statusArrived, (_, status) => status);
  const sessionEnded = createEvent();
  let reloads = 0;
  const model = createFirmwareModel({
    firmware: {
      checkForUpdate: check.call,
      download: () => {
        downloads.push(new Subject());
        return downloads.at(-1)!;
      },
      upload: () => {
        uploads.push(new Subject());
        return uploads.at(-1)!;
      },
      fetchFrom: source => {
        fetched.push(source);
        downloads.push(new Subject());
        return downloads.at(-1)!;
      },
      stage: stage.call,
      discard: discard.call,
      flash: flash.call,
      ...port,
    },
    presence: { ask: ask.call },
    heartbeat,
    outage,
    page: { reload: () => void (reloads += 1) },
    clock: { now: () => Date.now() },
    sessionStore: {
      get: key => session[key] as never,
      set: values => void Object.assign(session, values),
    },
    session: { $ended: createStore(false).on(sessionEnded, () => true) },
    start: { $board: createStore(parseBoardInfo('board.name=LiteBeam 5AC\n')) },
    status: {
      slice: select => $status.map(status => (status === null ? null : select(status)), { skipVoid: false }),
    },
  } as Parameters<typeof createFirmwareModel>[0]);
  const scope = fork();
  const settled = async () => {
    await new Promise(resolve => setImmediate(resolve));
  };
  const act = async <T>(event: EventCallable<T>, params?: T): Promise<void> => {
    void allSettled(event as EventCallable<unknown>, { scope, params });
    await settled();
    await settled();
  };
  const state = () => scope.getState(model.$state);
  return {
    model,
    scope,
    act,
    settled,
    state,
    check,
    stage,
    flash,
    discard,
    ask,
    uploads,
    downloads,
    fetched,
    outage,
    session,
    statusArrived,
    sessionEnded,
    isQuiet: () => !isRunning,
    reloads: () => reloads,
  };
}

const status = (firmwareVersion = 'v8.7.18', uptimeSeconds = 5000) =>
  ptpAccessPointStatus({ host: { firmwareVersion, uptimeSeconds } });

/** A device that holds a checked image. */
async function aReadyDevice(given: Given = {}) {
  const device = aDevice(given);
  await device.act(device.statusArrived, status());
  await device.act(device.model.fileChosen, image());
  await device.act(device.model.uploadRequested);
  device.uploads[0]?.next({ kind: 'done', result: { version: 'WA.v8.7.19' } });
  device.uploads[0]?.complete();
  await device.stage.answer({ kind: 'waiting', version: undefined });
  expect(device.state()).toEqual({ kind: 'ready', version: 'WA.v8.7.19', thirdParty: false });
  return device;
}

/** A device that restarts into its new image. */
async function anAwayDevice() {
  const device = await aReadyDevice();
  await device.act(device.model.installRequested);
  await device.flash.answer({ confirmed: true });
  expect(device.state().kind).toBe('away');
  return device;
}

describe('an image of this computer', () => {
  it('is known by its version and size before it is sent', async () => {
    const { model, act, scope } = aDevice();
    await act(model.fileChosen, image('WA.v8.7.19', 'four'));
    expect(scope.getState(model.$chosen)).toEqual({
      name: 'WA.v8.7.19.bin',
      version: 'WA.v8.7.19',
      sizeBytes: 4,
      concerns: [],
    });
    await act(model.fileDropped);
    expect(scope.getState(model.$chosen)).toBeNull();
  });

  it('is known by its first bytes rather than by its name', async () => {
    const { model, act, scope } = aDevice();
    await act(model.fileChosen, new File(['UBNTWA.v8.7.20 and more'], 'renamed.bin'));
    expect(scope.getState(model.$chosen)?.version).toBe('WA.v8.7.20');
  });

  it('that is for other hardware is not sent', async () => {
    const { model, act, scope, uploads } = aDevice();
    await act(model.fileChosen, image('XC.v8.7.19'));
    expect(scope.getState(model.$chosen)?.concerns).toMatchObject([{ blocks: true }]);
    await act(model.uploadRequested);
    expect(uploads).toHaveLength(0);
  });

  it('that is older is sent: the user decides', async () => {
    const { model, act, scope, uploads } = aDevice();
    await act(model.fileChosen, image('WA.v8.7.1'));
    expect(scope.getState(model.$chosen)?.concerns).toMatchObject([{ blocks: false }]);
    await act(model.uploadRequested);
    expect(uploads).toHaveLength(1);
  });

  it('is not sent before one is chosen', async () => {
    const { model, act, uploads } = aDevice();
    await act(model.uploadRequested);
    expect(uploads).toHaveLength(0);
  });

  it('shows its percent, holds the heartbeats, and waits to be installed', async () => {
    const { model, act, uploads, stage, settled, state, isQuiet, outage } = aDevice();
    await act(model.fileChosen, image());
    expect(isQuiet()).toBe(false);
    await act(model.uploadRequested);
    expect([state(), isQuiet(), outage.expected]).toEqual([
      { kind: 'sending', source: 'file', percent: undefined },
      true,
      true,
    ]);
    uploads[0]?.next({ kind: 'progress', bytes: 333, totalBytes: 1000 });
    await settled();
    expect(state()).toMatchObject({ percent: 33 });
    uploads[0]?.next({ kind: 'progress', bytes: 333 });
    await settled();
    expect(state()).toMatchObject({ percent: undefined });
    uploads[0]?.next({ kind: 'done', result: {} });
    uploads[0]?.complete();
    await stage.answer({ kind: 'waiting', version: 'WA.v8.7.19', thirdParty: true });
    expect([state(), isQuiet(), outage.expected]).toEqual([
      { kind: 'ready', version: 'WA.v8.7.19', thirdParty: true },
      false,
      false,
    ]);
  });

  it('of which the device does not say more is ready by what the upload said', async () => {
    const { model, act, uploads, stage, state } = aDevice();
    await act(model.fileChosen, image());
    await act(model.uploadRequested);
    uploads[0]?.next({ kind: 'done', result: { version: 'WA.v8.7.19' } });
    uploads[0]?.complete();
    await stage.fail(LOST);
    expect(state()).toEqual({ kind: 'ready', version: 'WA.v8.7.19', thirdParty: false });
  });

  it('is sent once at a time, and cancelled', async () => {
    const { model, act, uploads, downloads, state } = aDevice();
    await act(model.fileChosen, image());
    await act(model.uploadRequested);
    await act(model.uploadRequested);
    await act(model.downloadRequested);
    expect([uploads.length, downloads.length]).toEqual([1, 0]);
    await act(model.cancelled);
    expect([state().kind, uploads[0]?.observed]).toEqual(['idle', false]);
  });

  it.each([
    [LOST, { kind: 'lost', percent: 40, source: 'file' }],
    [REJECTED, { kind: 'refused', failure: REJECTED }],
  ])('that breaks off by %o says so, and can be sent again', async (failure, problem) => {
    const { model, act, uploads, settled, state } = aDevice();
    await act(model.fileChosen, image());
    await act(model.uploadRequested);
    uploads[0]?.next({ kind: 'progress', bytes: 40, totalBytes: 100 });
    uploads[0]?.error(new RequestFailure(failure));
    await settled();
    expect(state()).toMatchObject({ kind: 'failed', problem });
    await act(model.dismissed);
    expect(state().kind).toBe('idle');
    await act(model.uploadRequested);
    expect(uploads).toHaveLength(2);
  });
});

describe('an image that the device downloads', () => {
  it('comes from an address, and its version is read from the device', async () => {
    const { model, act, downloads, fetched, stage, settled, state } = aDevice();
    expect(model.canFetch).toBe(true);
    const source = { url: 'https://files.example/fw.bin', verifyCertificate: false };
    await act(model.addressGiven, source);
    expect([fetched, state().kind]).toEqual([[source], 'sending']);
    downloads[0]?.next(50);
    await settled();
    expect(state()).toMatchObject({ source: 'address', percent: 50 });
    downloads[0]?.complete();
    await stage.answer({ kind: 'waiting', version: 'WA.v8.7.19' });
    expect(state()).toMatchObject({ kind: 'ready', version: 'WA.v8.7.19' });
  });

  it('comes from the manufacturer', async () => {
    const { model, act, downloads, state } = aDevice();
    await act(model.downloadRequested);
    expect([downloads.length, state()]).toEqual([
      1,
      { kind: 'sending', source: 'server', percent: undefined },
    ]);
  });

  it('comes from no address where the device cannot fetch', async () => {
    const { model, act, state } = aDevice({ port: { fetchFrom: undefined as never } });
    expect(model.canFetch).toBe(false);
    await act(model.addressGiven, { url: 'https://files.example/fw.bin', verifyCertificate: true });
    expect(state().kind).toBe('idle');
  });
});

describe('the check for an update', () => {
  it('shows what it found, and why it failed', async () => {
    const { model, act, scope, check } = aDevice();
    await act(model.checkRequested);
    expect(scope.getState(model.$checking)).toBe(true);
    await check.answer({ version: 'v8.7.19' } as never);
    expect([scope.getState(model.$update), scope.getState(model.$checking)]).toEqual([
      { version: 'v8.7.19' },
      false,
    ]);
    await act(model.checkRequested);
    await check.fail(LOST);
    expect(scope.getState(model.$checkFailure)).toEqual(LOST);
    await act(model.checkRequested);
    expect(scope.getState(model.$checkFailure)).toBeNull();
  });

  it('says that a product has no such call', async () => {
    const { model, act, scope, check } = aDevice();
    await act(model.checkRequested);
    await check.answer(undefined as never);
    expect(scope.getState(model.$update)).toBe('unsupported');
  });
});

describe('an installation', () => {
  it('is begun of a checked image only', async () => {
    const { model, act, flash } = aDevice();
    await act(model.installRequested);
    expect(flash.requests).toHaveLength(0);
  });

  it('that the device refuses changes nothing, and says why', async () => {
    const { model, act, flash, state } = await aReadyDevice();
    await act(model.installRequested);
    await act(model.installRequested);
    expect([state().kind, flash.requests.length]).toEqual(['starting', 1]);
    await flash.fail(REJECTED);
    expect(state()).toMatchObject({ kind: 'failed', problem: { kind: 'not-started', failure: REJECTED } });
  });

  it('is remembered until its end is seen, whatever the reload', async () => {
    const { session, state } = await anAwayDevice();
    expect(state()).toMatchObject({ job: { from: RUNNING, version: 'WA.v8.7.19' } });
    expect(JSON.parse(session['upgrade'] ?? '')).toMatchObject({ version: 'WA.v8.7.19' });
  });

  it('is watched every two seconds until the device responds, and its page is then loaded', async () => {
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
  ])('is found on the next page to run %s', async (running, end) => {
    const { session } = await anAwayDevice();
    const next = aDevice({ session });
    await next.act(next.model.opened);
    expect(next.state().kind).toBe('idle');
    vi.advanceTimersByTime(60_000);
    await next.act(next.statusArrived, status(running, 5));
    expect(next.state()).toMatchObject(end);
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
  ])('is not taken up from %j', async upgrade => {
    const device = aDevice({ session: { fullVersion: RUNNING, upgrade } });
    await device.act(device.statusArrived, status());
    await device.act(device.model.opened);
    await device.stage.answer({ kind: 'none' });
    expect(device.state().kind).toBe('idle');
  });
});

describe('a checked image', () => {
  it('is discarded on request, and only then', async () => {
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

describe('the upgrade of another session', () => {
  it('is found when the page is opened, and followed to its end', async () => {
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

  it('is looked for at each opening, once the version is known', async () => {
    const { model, act, statusArrived, stage } = aDevice();
    await act(model.opened);
    expect(stage.requests).toHaveLength(0);
    await act(statusArrived, status());
    expect(stage.requests).toHaveLength(1);
    await stage.answer({ kind: 'none' });
    await act(statusArrived, status('v8.7.18', 5001));
    expect(stage.requests).toHaveLength(1);
    await act(model.opened);
    expect(stage.requests).toHaveLength(2);
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
