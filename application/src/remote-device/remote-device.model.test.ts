import { RequestFailure } from '@radiolink/domain/errors';
import { emptyStatus, ptpAccessPointStatus, remoteStatus, station } from '@radiolink/domain/mothers';
import type { HistoryEvent } from '@radiolink/domain/history';
import type { DeviceStatus } from '@radiolink/domain/status';
import { createEvent, createStore } from 'effector';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeldCall, LOST } from '../fetching/held-call.mother.ts';
import { createRemoteDeviceModel } from './remote-device.model.ts';
import type { RemoteLogin, RemoteSession } from './remote-device.port.ts';

const MAC = '02:00:00:00:00:21';
const OTHER = '02:00:00:00:00:22';
const TARGET = { mac: MAC, origin: 'https://192.168.1.21' };
const CREDENTIALS = { username: 'admin', password: 'Tower-Link-2026' };
const NOW = 1_000_000;
const OVER = new RequestFailure({
  kind: 'device-api',
  error: '',
  message: 'Unauthorized',
  detail: '',
  statusCode: 401,
});

const peer = (mac: string, lastIp: string) =>
  station({ mac, lastIp, remote: remoteStatus({ ipAddresses: [], httpsPort: 443 }) });
const LINKED = ptpAccessPointStatus({
  wireless: { stations: [peer(MAC, '192.168.1.21'), peer(OTHER, '192.168.1.22')] },
});
const DOWN = ptpAccessPointStatus({ wireless: { stations: [] } });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** A model whose remote device answers by hand. */
function aRemote(canForward = true) {
  const login = new HeldCall<[unknown, unknown], RemoteLogin>();
  const readStatus = new HeldCall<[unknown], DeviceStatus>();
  const readLog = new HeldCall<[unknown], { enabled: boolean; lines: string[] }>();
  const locate = new HeldCall<[unknown, number], void>();
  const reboot = new HeldCall<[unknown], void>();
  const close = vi.fn<() => Promise<void>>(async () => undefined);
  const session: RemoteSession = {
    readOnly: false,
    readStatus: readStatus.call,
    readLog: readLog.call,
    locate: locate.call,
    reboot: reboot.call,
    openChange: () => Promise.reject(LOST),
    openFirmware: () => {
      throw LOST;
    },
    close,
  };
  const reported = createEvent<DeviceStatus>();
  const pageEnded = createEvent();
  const noted = createEvent<readonly HistoryEvent[]>();
  const events: HistoryEvent[] = [];
  noted.watch(added => void events.push(...added));
  const visible = new BehaviorSubject(true);
  const model = createRemoteDeviceModel({
    remote: { login: login.call, canForward: async () => canForward },
    status: { $status: createStore<DeviceStatus | null>(LINKED).on(reported, (_, status) => status) },
    session: { $ended: createStore(false).on(pageEnded, () => true) },
    visibility: { visible },
    recorder: { noted },
    clock: { now: () => NOW },
  });
  const open = async () => {
    model.shown(MAC);
    model.loginRequested(CREDENTIALS);
    await login.answer({ ok: true, session });
  };
  const state = () => model.$state.getState();
  return {
    model,
    state,
    open,
    reported,
    pageEnded,
    visible,
    login,
    readStatus,
    readLog,
    locate,
    reboot,
    close,
    session,
    events,
  };
}

describe('the login to a remote device', () => {
  it('the login to a remote device asks the address that the status reports, once', async () => {
    const { model, login, state, session } = aRemote();
    model.shown(MAC);
    model.loginRequested(CREDENTIALS);
    model.loginRequested(CREDENTIALS);
    expect(login.requests).toEqual([[TARGET, CREDENTIALS]]);
    expect(state()).toEqual({ kind: 'logging-in' });
    await login.answer({ ok: true, session });
    expect(state()).toEqual({ kind: 'open', readOnly: false });
  });

  it.each([
    ['of a device that the status does not report', '02:00:00:00:00:99'],
    ['of no device', ''],
  ])('the login %s asks nothing', (_, mac) => {
    const { model, login } = aRemote();
    model.shown(mac);
    model.loginRequested(CREDENTIALS);
    expect([login.requests.length, model.$reachable.getState()]).toEqual([0, false]);
  });

  it('a wrong password is tried once, said, and asked for again', async () => {
    const { model, login, state, session } = aRemote();
    model.shown(MAC);
    model.loginRequested(CREDENTIALS);
    const problem = { kind: 'refused', deviceText: 'Invalid credentials.' } as const;
    await login.answer({ ok: false, problem });
    expect(state()).toEqual({ kind: 'closed', problem, over: false });
    vi.advanceTimersByTime(60_000);
    expect(login.requests).toHaveLength(1);
    model.loginRequested(CREDENTIALS);
    await login.answer({ ok: true, session });
    expect(state()).toEqual({ kind: 'open', readOnly: false });
  });

  it('a session that opens after another device was selected is ended', async () => {
    const { model, login, state, session, close } = aRemote();
    model.shown(MAC);
    model.loginRequested(CREDENTIALS);
    model.shown(OTHER);
    await login.answer({ ok: true, session });
    expect([state().kind, close.mock.calls.length]).toEqual(['closed', 1]);
  });

  it('a login that this program could not send is a failure', async () => {
    const { model, login, state } = aRemote();
    model.shown(MAC);
    model.loginRequested(CREDENTIALS);
    await login.fail(LOST);
    expect(state()).toMatchObject({ kind: 'closed', problem: { kind: 'failed', failure: LOST } });
  });
});

describe('a device that cannot forward a login', () => {
  it('a device that cannot forward a login is told before one is entered', async () => {
    const { model, login, state } = aRemote(false);
    model.shown(MAC);
    await vi.waitFor(() =>
      expect(state()).toEqual({ kind: 'closed', problem: { kind: 'unsupported' }, over: false }),
    );
    expect(login.requests).toEqual([]);
  });
});

describe('a session with a remote device', () => {
  it('a session with a remote device reads its status and log at once, then every two and ten seconds', async () => {
    const { model, open, readStatus, readLog } = aRemote();
    await open();
    expect(readStatus.requests).toEqual([[TARGET]]);
    const own = emptyStatus({ host: { hostname: 'Mill-ST' } });
    await readStatus.answer(own);
    await readLog.answer({ enabled: true, lines: ['first'] });
    expect(model.$readings.getState()).toEqual({ status: own, at: NOW });
    expect(model.$log.getState()).toEqual(['first']);
    vi.advanceTimersByTime(2000);
    expect(readStatus.requests).toHaveLength(2);
    vi.advanceTimersByTime(20_000);
    expect(readStatus.requests).toHaveLength(2);
  });

  it('a session with a remote device is quiet while the page is hidden or its place is left', async () => {
    const { model, open, readStatus, visible } = aRemote();
    await open();
    await readStatus.answer(emptyStatus());
    const count = readStatus.requests.length;
    visible.next(false);
    vi.advanceTimersByTime(10_000);
    visible.next(true);
    model.left();
    vi.advanceTimersByTime(10_000);
    expect(readStatus.requests).toHaveLength(count);
  });

  it('a session with a remote device shows no log of a device without one', async () => {
    const { model, open, readLog } = aRemote();
    await open();
    await readLog.answer({ enabled: false, lines: [] });
    expect(model.$log.getState()).toBeNull();
  });

  it('a log that is refused is told from a device without one', async () => {
    const { model, open, readLog, state } = aRemote();
    await open();
    await readLog.fail(OVER.failure);
    expect([model.$log.getState(), model.$logFailure.getState(), state().kind]).toEqual([
      null,
      OVER.failure,
      'open',
    ]);
  });

  it('a session with a remote device that is refused ends, and is asked for again', async () => {
    const { model, open, readStatus, state } = aRemote();
    await open();
    await readStatus.fail(OVER.failure);
    expect(state()).toEqual({ kind: 'closed', problem: null, over: true });
    expect(model.$readings.getState()).toBeNull();
  });

  it('a lost answer keeps the session and the last readings', async () => {
    const { model, open, readStatus, state } = aRemote();
    await open();
    await readStatus.answer(emptyStatus());
    vi.advanceTimersByTime(2000);
    await readStatus.fail(LOST);
    expect([state().kind, model.$failure.getState()]).toEqual(['open', LOST]);
    expect(model.$readings.getState()).not.toBeNull();
  });

  it.each([
    ['by its button', (remote: ReturnType<typeof aRemote>) => remote.model.logoutRequested()],
    ['by another device', (remote: ReturnType<typeof aRemote>) => remote.model.shown(OTHER)],
    ['by the end of the session of this page', (remote: ReturnType<typeof aRemote>) => remote.pageEnded()],
  ])('a session with a remote device ends %s', async (_, end) => {
    const remote = aRemote();
    await remote.open();
    end(remote);
    expect([remote.state().kind, remote.close.mock.calls.length]).toEqual(['closed', 1]);
  });
});

describe('what is done to a remote device', () => {
  it('its LEDs flash for a minute', async () => {
    const { model, open, locate } = aRemote();
    await open();
    model.locateRequested();
    expect(locate.requests).toEqual([[TARGET, 60]]);
    await locate.answer();
    expect(model.$locatingUntil.getState()).toBe(NOW + 60_000);
  });

  it('its restart is over once it was away and answers again', async () => {
    const { model, open, readStatus, reboot, reported, state } = aRemote();
    await open();
    await readStatus.answer(emptyStatus());
    model.restartRequested();
    model.restartRequested();
    expect(reboot.requests).toEqual([[TARGET]]);
    await reboot.answer();
    expect(model.$restartingSince.getState()).toBe(NOW);
    vi.advanceTimersByTime(2000);
    await readStatus.answer(emptyStatus());
    expect(model.$restartingSince.getState()).toBe(NOW);
    reported(DOWN);
    expect(model.$reachable.getState()).toBe(false);
    const count = readStatus.requests.length;
    vi.advanceTimersByTime(10_000);
    expect(readStatus.requests).toHaveLength(count);
    reported(LINKED);
    vi.advanceTimersByTime(2000);
    await readStatus.answer(emptyStatus());
    expect([model.$restartingSince.getState(), state().kind]).toEqual([null, 'open']);
  });

  it('an action that fails says why, until the next one', async () => {
    const { model, open, reboot } = aRemote();
    await open();
    model.restartRequested();
    await reboot.fail(LOST);
    expect([model.$actionFailure.getState(), model.$restartingSince.getState()]).toEqual([LOST, null]);
    model.locateRequested();
    expect(model.$actionFailure.getState()).toBeNull();
  });
});

describe('the events of a remote device', () => {
  const reading = (uptimeSeconds: number, localTime: string) =>
    emptyStatus({ host: { hostname: 'Mill-ST', uptimeSeconds, localTime } });

  it('the events of a remote device are recorded beside those of this one, named, and each line of its log once', async () => {
    const { open, readStatus, readLog, events } = aRemote();
    await open();
    await readStatus.answer(reading(5000, '2026-06-01 12:00:00'));
    await readLog.answer({
      enabled: true,
      lines: ['Jun  1 11:59:00 dropbear: login of admin from 192.0.2.9'],
    });
    await vi.advanceTimersByTimeAsync(2000);
    await readStatus.answer(reading(5002, '2026-06-01 12:00:02'));
    expect(events).toEqual([
      {
        at: NOW - 60_000,
        kind: 'login',
        isRemote: true,
        line: 'Jun  1 11:59:00 dropbear: login of admin from 192.0.2.9',
        message: {
          key: 'Remote device {name}: {event}',
          values: { name: 'Mill-ST', event: { key: 'User logged in' } },
        },
      },
    ]);
  });

  it('a reboot of a remote device is found by its uptime', async () => {
    const { open, readStatus, events } = aRemote();
    await open();
    await readStatus.answer(reading(5000, '2026-06-01 12:00:00'));
    await vi.advanceTimersByTimeAsync(2000);
    await readStatus.answer(reading(1, '2026-06-01 12:00:02'));
    expect(events.map(({ kind, isRemote }) => [kind, isRemote])).toEqual([['reboot', true]]);
  });
});
