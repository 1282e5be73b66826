import { ptmpAccessPointStatus, ptpStationStatus } from '@radiolink/domain/mothers';
import type { DeviceStatus } from '@radiolink/domain/status';
import { describe, expect, it } from 'vitest';
import { blockedTotal, endNoises, receivedLanes, ownChannel, radarChannels } from './axis-facts.ts';

const withRadio = (change: Partial<DeviceStatus['wireless']>): DeviceStatus => {
  const status = ptpStationStatus();
  return {
    ...status,
    wireless: { ...status.wireless, centerFrequencyMhz: 5510, channelWidthMhz: 40, ...change },
  };
};

describe('channels in which radar has the say', () => {
  it('are the own one during its CAC, and those that the device reports as blocked', () => {
    const status = withRadio({
      cacState: 1,
      cacTimeoutSeconds: 42,
      radarLockouts: [{ centerMhz: 5600, widthMhz: 20, secondsLeft: 1800 }, { centerMhz: 5640 }],
    });
    expect(radarChannels(status)).toEqual([
      { kind: 'cac', span: { startMhz: 5490, endMhz: 5530 }, secondsLeft: 42 },
      { kind: 'blocked', span: { startMhz: 5590, endMhz: 5610 }, secondsLeft: 1800 },
      { kind: 'blocked', span: { startMhz: 5630, endMhz: 5650 }, secondsLeft: undefined },
    ]);
    expect(blockedTotal(status)).toBe(0);
  });

  it('are none without a CAC, and only a number where the device only counts them', () => {
    expect(radarChannels(withRadio({ cacState: 0, nolState: 2 }))).toEqual([]);
    expect(blockedTotal(withRadio({ nolState: 2 }))).toBe(2);
  });

  it('have no place without the own channel', () => {
    const status = withRadio({ cacState: 1, centerFrequencyMhz: undefined });
    expect([ownChannel(status), radarChannels(status)]).toEqual([null, []]);
  });
});

describe('noise at the ends', () => {
  it('is that of this device first, then of each station by its name', () => {
    const status = ptmpAccessPointStatus(3);
    const noises = endNoises(status);
    expect(noises.map(({ id }) => id)).toEqual(['local', ...status.wireless.stations.map(({ mac }) => mac)]);
    const [, station] = noises;
    const { remote } = status.wireless.stations[0]!;
    expect([station!.name, station!.noiseFloorDbm]).toEqual([remote!.hostname, remote!.noiseFloorDbm]);
  });
});

it('has the energy of this device and of the stations that report as much as there are frequencies', () => {
  const data = {
    channels: [],
    frequenciesMhz: [5180, 5185, 5190],
    local: { levels: [9, 9, 10] },
    stations: [
      { mac: '02:00:00:00:00:01', levels: [10, 20, 12], ageSeconds: 5 },
      { mac: '02:00:00:00:00:02', levels: [10] },
    ],
  };
  expect(receivedLanes(data, new Map([['02:00:00:00:00:01', 'Barn-ST']]))).toEqual([
    { id: 'local', name: undefined, fromMhz: 5177.5, toMhz: 5192.5, levelsDbm: [-107, -107, -105] },
    {
      id: '02:00:00:00:00:01',
      name: 'Barn-ST',
      fromMhz: 5177.5,
      toMhz: 5192.5,
      levelsDbm: [-105, -85, -101],
      ageSeconds: 5,
    },
  ]);
  expect(receivedLanes({ ...data, frequenciesMhz: [5180] }, new Map())).toEqual([]);
});
