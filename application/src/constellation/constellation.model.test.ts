import {
  hybridStatus,
  ptmpAccessPointStatus,
  ptpStationStatus,
  station,
  station60,
} from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { NEVER, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createDashboardModel } from '../status/dashboard.model.ts';
import { createStatusModel } from '../status/status.model.ts';
import type { StatusEvent } from '../status/status.port.ts';
import { createConstellationModel } from './constellation.model.ts';

async function aModel(status: DeviceStatus) {
  const arrived = createEvent<DeviceStatus>();
  const $status = createStore<DeviceStatus | null>(null).on(arrived, (_, now) => now);
  const slice = <T>(select: (now: DeviceStatus) => T) =>
    $status.map(now => (now === null ? null : select(now)));
  const model = createConstellationModel({ status: { $status, slice } });
  const scope = fork();
  await allSettled(arrived, { scope, params: status });
  await allSettled(model.shown, { scope });
  return { model, scope };
}

describe('the constellation of a link', () => {
  it('the constellation of a link has the samples and the rate of both ends', async () => {
    const { model, scope } = await aModel(ptpStationStatus());
    const { local, remote } = scope.getState(model.$received)!;
    expect(local!.interferenceDb).toHaveLength(64);
    expect(local!.rate).toMatch(/QAM/);
    expect(remote!.noiseDb).toHaveLength(64);
  });

  it('the constellation of a link is of the 5 GHz radio where 60 GHz carries the link: its EVM and its rate', async () => {
    const peer = station60({ airmax: station().airmax, rxRateIndex: 3, rxStreams: 2 });
    const { model, scope } = await aModel(hybridStatus({ wireless: { stations: [peer] } }));
    expect(scope.getState(model.$received)!.local).toMatchObject({
      rateIndex: 3,
      rate: expect.stringContaining('16QAM 1/2'),
    });
  });

  it('the constellation of a link is of the chosen station, and of none once that is gone', async () => {
    const { model, scope } = await aModel(ptmpAccessPointStatus(3));
    const peers = scope.getState(model.$peers)!;
    expect(peers).toHaveLength(3);
    await allSettled(model.peerChosen, { scope, params: peers[2]!.mac });
    expect(scope.getState(model.$received)!.local).not.toBeNull();
    await allSettled(model.peerChosen, { scope, params: '02:00:00:00:00:99' });
    expect(scope.getState(model.$received)).toEqual({ local: null, remote: null });
  });
});

describe('rows of EVM', () => {
  it('rows of EVM are read while the diagrams are shown, and neither by the dashboard nor by the table of stations', () => {
    let reads = 0;
    const events = new Subject<StatusEvent>();
    const status = createStatusModel({
      statusPort: { watch: () => events },
      clock: { now: () => 0 },
      visibility: { visible: NEVER },
    });
    createDashboardModel(status);
    const model = createConstellationModel({ status });
    status.opened();
    const seconds = (from: number, to: number): void => {
      for (let second = from; second <= to; second += 1)
        events.next({
          kind: 'sample',
          status: withCountedRows(second, () => (reads += 1)),
          receivedAt: second * 1000,
        });
    };
    seconds(1, 5);
    expect(reads).toBe(0);
    model.shown();
    expect(model.$received.getState()!.local!.interferenceDb).toEqual([31, 31]);
    const before = reads;
    seconds(6, 7);
    expect(reads).toBeGreaterThan(before);
    model.left();
    const after = reads;
    seconds(8, 12);
    expect(reads).toBe(after);
    status.closed();
  });
});

/** Three stations up for so many seconds, whose rows of EVM tell when they are read. */
function withCountedRows(uptimeSeconds: number, onRead: () => void): DeviceStatus {
  const status = ptmpAccessPointStatus(3);
  const counted = (one: object) =>
    Object.defineProperty({ ...one }, 'evmInterferenceDb', {
      enumerable: true,
      get: () => {
        onRead();
        return [31, 31];
      },
    });
  const stations = status.wireless.stations.map(({ airmax, ...others }) => ({
    ...others,
    uptimeSeconds,
    airmax: { ...airmax!, rx: counted(airmax!.rx), tx: counted(airmax!.tx) },
  }));
  return { ...status, wireless: { ...status.wireless, stations } };
}
