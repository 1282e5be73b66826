import { ptpAccessPointStatus } from '@radiolink/domain/mothers';
import { createStore } from 'effector';
import { expect, it } from 'vitest';
import { createSystemModel } from './system.model.ts';

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
