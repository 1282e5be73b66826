import { parseBoardInfo } from '@radiolink/domain/device';
import { RequestFailure } from '@radiolink/domain/errors';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import type { RestartOutcome } from './restart.port.ts';
import { createExpectedOutage } from '../outage/expected-outage.ts';
import { createRestartModel, createSystemModel } from './system.model.ts';
import { ptpAccessPointStatus } from '@radiolink/domain/mothers';

const NOW = 1_780_000_000_000;
const REFUSED = { kind: 'device-api', error: 'Busy', message: 'Busy', detail: '', statusCode: 200 } as const;

function world(answer: () => Promise<RestartOutcome> = async () => ({ confirmed: true })) {
  const requested: string[] = [];
  const ask = (name: string) => () => {
    requested.push(name);
    return answer();
  };
  const outage = createExpectedOutage({ now: () => NOW });
  const failed = createEvent<number>();
  const model = createRestartModel({
    status: { $failures: createStore(0).on(failed, (_, count) => count) },
    outage,
    clock: { now: () => NOW },
    restart: { reboot: ask('reboot'), reset: ask('reset') },
    start: { $board: createStore(parseBoardInfo('board.reboottime=70\n')) },
  });
  return { model, requested, outage, failed, scope: fork() };
}

describe('a restart', () => {
  it.each(['reboot', 'reset'] as const)('%s is asked of the device, and accepted', async kind => {
    const { model, requested, scope } = world();
    await allSettled(model.requested, { scope, params: kind });
    expect(requested).toEqual([kind]);
    expect(scope.getState(model.$accepted)).toBe(kind);
  });

  it('counts as accepted when the device was gone before it answered', async () => {
    const { model, scope } = world(async () => ({ confirmed: false }));
    await allSettled(model.requested, { scope, params: 'reboot' });
    expect(scope.getState(model.$accepted)).toBe('reboot');
  });

  it('keeps why the device refused', async () => {
    const { model, scope } = world(() => Promise.reject(new RequestFailure(REFUSED)));
    await allSettled(model.requested, { scope, params: 'reboot' });
    expect(scope.getState(model.$failure)).toEqual(REFUSED);
    expect(scope.getState(model.$accepted)).toBeNull();
  });

  it('a restart is asked for once while it is on its way', async () => {
    const { model, requested, scope } = world();
    void allSettled(model.requested, { scope, params: 'reboot' });
    await allSettled(model.requested, { scope, params: 'reset' });
    expect(requested).toEqual(['reboot']);
  });
});

describe('the absence of a device that restarts', () => {
  const settled = () => new Promise(resolve => setImmediate(resolve));

  it.each(['reboot', 'reset'] as const)(
    'the absence of a device that restarts for a %s is said until it answers after a silence',
    async kind => {
      const { model, outage, failed } = world();
      model.requested(kind);
      await settled();
      const away = { kind, until: NOW + model.$seconds.getState() * 1000 };
      expect(outage.$absence.getState()).toEqual(away);
      failed(1);
      failed(2);
      await settled();
      expect(outage.$absence.getState()).toEqual(away);
      failed(0);
      await settled();
      expect(outage.$absence.getState()).toBeNull();
      expect(outage.$isExpected.getState()).toBe(false);
    },
  );

  it('the absence of a device that restarts is not said of a device that refused', async () => {
    const { model, outage } = world(() => Promise.reject(new RequestFailure(REFUSED)));
    model.requested('reboot');
    await settled();
    expect(outage.$absence.getState()).toBeNull();
  });
});

const modelOf = (status: ReturnType<typeof ptpAccessPointStatus>) => {
  const $status = createStore(status);
  return createSystemModel({
    status: { slice: select => $status.map(now => select(now), { skipVoid: false }) },
  });
};

it('shows clock, last synchronization and position as the device reports them', () => {
  const gps = { latitude: 47.4, longitude: 9.7 };
  const model = modelOf(
    ptpAccessPointStatus({ ntpLastSync: '2026-03-04 09:00:00', gps } as Parameters<
      typeof ptpAccessPointStatus
    >[0]),
  );
  expect(model.$clock.getState()).toEqual({
    time: '2026-03-04 10:20:31',
    lastSync: '2026-03-04 09:00:00',
  });
  expect(model.$gps.getState()).toEqual(gps);
});

it('shows no position of a device without a receiver', () => {
  expect(modelOf(ptpAccessPointStatus()).$gps.getState()).toBeNull();
});
