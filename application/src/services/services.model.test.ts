import type { CloudManagementStatus } from '@radiolink/domain/cloud';
import { Subject } from 'rxjs';
import { expect, it } from 'vitest';
import { HeldCall, LOST } from '../fetching/held-call.mother.ts';
import type { Watched } from '../watching/watched.ts';
import { cloudConnection, createServicesModel } from './services.model.ts';
import { emptyStatus } from '@radiolink/domain/mothers';
import { type DeviceStatus, ProvisioningMode } from '@radiolink/domain/status';
import { createStore } from 'effector';

function aCloud() {
  const watched: Subject<Watched<CloudManagementStatus>>[] = [];
  const connect = new HeldCall<[string], void>();
  const disconnect = new HeldCall<[], void>();
  const model = cloudConnection({
    watch: () => {
      watched.push(new Subject());
      return watched.at(-1)!;
    },
    connect: connect.call,
    disconnect: disconnect.call,
  } as Parameters<typeof cloudConnection>[0]);
  return { model, watched, connect, disconnect };
}

const STATUS = {
  enabled: true,
  uiUrl: 'https://cloud.example',
  state: 'connected',
  statusCode: 0,
  key: 'a-secret-key',
} as unknown as CloudManagementStatus;

it('follows the connection while it is shown, without its key', () => {
  const { model, watched } = aCloud();
  expect(model.$cloud.getState()).toBeNull();
  model.cloudOpened();
  watched[0]?.next({ kind: 'value', value: STATUS } as Watched<CloudManagementStatus>);
  expect(model.$cloud.getState()).toEqual({
    enabled: true,
    uiUrl: 'https://cloud.example',
    state: 'connected',
    statusCode: 0,
  });
  model.cloudLeft();
  expect(watched[0]?.observed).toBe(false);
});

it('shows the last report beside a failure, until a newer one comes', () => {
  const { model, watched } = aCloud();
  model.cloudOpened();
  watched[0]?.next({ kind: 'value', value: STATUS } as Watched<CloudManagementStatus>);
  watched[0]?.next({ kind: 'failure', failure: LOST } as Watched<CloudManagementStatus>);
  expect([model.$cloudLost.getState(), model.$cloud.getState()?.enabled]).toEqual([LOST, true]);
  watched[0]?.next({ kind: 'value', value: STATUS } as Watched<CloudManagementStatus>);
  expect(model.$cloudLost.getState()).toBeNull();
});

it('connects with a key as it was pasted, and disconnects, one request at a time', async () => {
  const { model, connect, disconnect } = aCloud();
  model.connectRequested('  the-key\n');
  model.disconnectRequested();
  model.connectRequested('another');
  expect([connect.requests, disconnect.requests.length]).toEqual([[['the-key']], 0]);
  expect(model.$cloudRequest.getState()).toEqual({ busy: true });
  await connect.answer();
  expect(model.$cloudRequest.getState()).toEqual({ busy: false });
  model.disconnectRequested();
  expect(disconnect.requests).toHaveLength(1);
});

it('says why a request was refused, until the next one', async () => {
  const { model, connect } = aCloud();
  model.connectRequested('the-key');
  await connect.fail(LOST);
  expect(model.$cloudRequest.getState()).toEqual({ busy: false, failure: LOST });
  model.connectRequested('the-key');
  expect(model.$cloudRequest.getState()).toEqual({ busy: true });
});

it('watches once, and again after it was left', () => {
  const { model, watched } = aCloud();
  model.cloudOpened();
  model.cloudLeft();
  model.cloudOpened();
  expect(watched.map(({ observed }) => observed)).toEqual([false, true]);
});

it('shows the last report to a page that is opened again, until a newer one comes', () => {
  const { model, watched } = aCloud();
  model.cloudOpened();
  watched[0]?.next({ kind: 'value', value: STATUS } as Watched<CloudManagementStatus>);
  model.cloudLeft();
  model.cloudOpened();
  expect(model.$cloud.getState()?.state).toBe('connected');
  const later = { ...STATUS, state: 'disconnected' };
  watched[1]?.next({ kind: 'value', value: later } as unknown as Watched<CloudManagementStatus>);
  expect(model.$cloud.getState()?.state).toBe('disconnected');
});

it('the page of services does not take up what comes after it was left', () => {
  const { model, watched } = aCloud();
  model.cloudOpened();
  model.cloudLeft();
  watched[0]?.next({ kind: 'value', value: STATUS } as Watched<CloudManagementStatus>);
  expect(model.$cloud.getState()).toBeNull();
});

it('goes on with a request whose page was left', async () => {
  const { model, connect } = aCloud();
  model.cloudOpened();
  model.connectRequested('the-key');
  model.cloudLeft();
  await connect.answer();
  expect(model.$cloudRequest.getState()).toEqual({ busy: false });
});

it('says why it could not be disconnected', async () => {
  const { model, disconnect } = aCloud();
  model.disconnectRequested();
  await disconnect.fail(LOST);
  expect(model.$cloudRequest.getState()).toEqual({ busy: false, failure: LOST });
});

function aDevice(status?: number, secondsLeft?: number) {
  const start = new HeldCall<[], number | undefined>();
  const stop = new HeldCall<[], number | undefined>();
  const of = (code: number | undefined, seconds?: number): DeviceStatus =>
    emptyStatus({
      provisioning: { status: code, secondsLeft: seconds },
      host: { localTime: '2026-03-04 10:20:31' },
      ntpLastSync: '2026-03-04 09:00:00',
      cloud: { status: 1 },
    } as Parameters<typeof emptyStatus>[0]);
  const $status = createStore(of(status, secondsLeft));
  const model = createServicesModel({
    status: { slice: select => $status.map(now => select(now), { skipVoid: false }) },
    cloud: {} as never,
    provisioning: { start: start.call, stop: stop.call } as never,
  });
  const reports = (code: number, seconds?: number) => {
    // Only this test sets the status.
    ($status as unknown as { setState(state: DeviceStatus): void }).setState(of(code, seconds));
  };
  return { model, start, stop, reports, mode: () => model.$mode.getState() };
}

it.each([
  ['unreported', undefined, true, false],
  ['not running', ProvisioningMode.NotRunning, true, false],
  ['starting', ProvisioningMode.Starting, false, true],
  ['running', ProvisioningMode.Running, false, true],
  ['extended', ProvisioningMode.RunningExtended, false, true],
])('%s can be started or stopped', (_, code, canStart, canStop) => {
  expect(aDevice(code, 12).mode()).toEqual({ status: code, secondsLeft: 12, canStart, canStop });
});

it('provisioning mode is started once, and its answer counts before the next status', async () => {
  const { model, start, stop, mode } = aDevice(ProvisioningMode.NotRunning);
  model.modeStopRequested();
  model.modeStartRequested();
  model.modeStartRequested();
  expect([start.requests.length, stop.requests.length, model.$modeBusy.getState()]).toEqual([1, 0, true]);
  await start.answer(ProvisioningMode.Starting);
  expect(mode()).toMatchObject({ status: ProvisioningMode.Starting, canStart: false, canStop: true });
  model.modeStopRequested();
  expect(stop.requests).toHaveLength(1);
});

it('stays as reported where the answer says nothing', async () => {
  const { model, start, mode } = aDevice(ProvisioningMode.NotRunning);
  model.modeStartRequested();
  await start.answer(undefined);
  expect(mode()).toMatchObject({ status: ProvisioningMode.NotRunning, canStart: true });
});

it('says why a request was refused, until the next one', async () => {
  const { model, stop } = aDevice(ProvisioningMode.Running);
  model.modeStopRequested();
  await stop.fail(LOST);
  expect(model.$modeFailure.getState()).toEqual(LOST);
  model.modeStopRequested();
  expect(model.$modeFailure.getState()).toBeNull();
});

it('stands beside clock and cloud of the status', () => {
  const { model } = aDevice();
  expect(model.$clock.getState()).toEqual({ time: '2026-03-04 10:20:31', lastSync: '2026-03-04 09:00:00' });
  expect(model.$cloudSummary.getState()).toEqual({ status: 1 });
});
