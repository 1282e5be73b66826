import { emptyStatus } from '@radiolink/domain/mothers';
import { type DeviceStatus, ProvisioningMode } from '@radiolink/domain/status';
import { createStore } from 'effector';
import { expect, it } from 'vitest';
import { HeldCall, LOST } from '../fetching/held-call.mother.ts';
import { createServicesModel } from './services.model.ts';

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

it('is started once, and its answer counts before the next status', async () => {
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
