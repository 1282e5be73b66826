import { ptmpAccessPointStatus, ptpStationStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { describe, expect, it } from 'vitest';
import { createConstellationModel } from './constellation.model.ts';

async function aModel(status: DeviceStatus) {
  const arrived = createEvent<DeviceStatus>();
  const $status = createStore<DeviceStatus | null>(null).on(arrived, (_, now) => now);
  const slice = <T>(select: (now: DeviceStatus) => T) =>
    $status.map(now => (now === null ? null : select(now)));
  const model = createConstellationModel({ status: { $status, slice } });
  const scope = fork();
  await allSettled(arrived, { scope, params: status });
  return { model, scope };
}

describe('the constellation of a link', () => {
  it('has the samples and the rate of both ends', async () => {
    const { model, scope } = await aModel(ptpStationStatus());
    const { local, remote } = scope.getState(model.$received)!;
    expect(local!.interferenceDb).toHaveLength(64);
    expect(local!.rate).toMatch(/QAM/);
    expect(remote!.noiseDb).toHaveLength(64);
  });

  it('is of the chosen station, and of none once that is gone', async () => {
    const { model, scope } = await aModel(ptmpAccessPointStatus(3));
    const peers = scope.getState(model.$peers)!;
    expect(peers).toHaveLength(3);
    await allSettled(model.peerChosen, { scope, params: peers[2]!.mac });
    expect(scope.getState(model.$received)!.local).not.toBeNull();
    await allSettled(model.peerChosen, { scope, params: '02:00:00:00:00:99' });
    expect(scope.getState(model.$received)).toEqual({ local: null, remote: null });
  });
});
