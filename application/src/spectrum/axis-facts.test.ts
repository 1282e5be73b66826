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
  it('channels in which radar has the say are the own one during its CAC, and those that the device reports as blocked', () => {
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

  it('channels in which radar has the say are none without a CAC, and only a number where the device only counts them', () => {
    expect(radarChannels(withRadio({ cacState: 0, nolState: 2 }))).toEqual([]);
    expect(blockedTotal(withRadio({ nolState: 2 }))).toBe(2);
  });

  it('channels in which radar has the say have no place without the own channel', () => {
    const status = withRadio({ cacState: 1, centerFrequencyMhz: undefined });
    expect([ownChannel(status), radarChannels(status)]).toEqual([null, []]);
  });
});

describe('noise at the ends', () => {
  it('noise at the ends is that of this device first, then of each station by its name', () => {
    const status = ptmpAccessPointStatus(3);
    const noises = endNoises(status);
    expect(noises.map(({ id }) => id)).toEqual(['local', ...status.wireless.stations.map(({ mac }) => mac)]);
    const [, station] = noises;
    const { remote } = status.wireless.stations[0]!;
    expect([station!.name, station!.noiseFloorDbm]).toEqual([remote!.hostname, remote!.noiseFloorDbm]);
  });
});

it('the axis has the energy of this device and of the stations that report as much as there are frequencies', () => {
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

describe('the energy over frequency', () => {
  const station = (mac: string, levels: readonly number[]) => ({ mac, levels });

  it.each([[[]], [[5180]]])(
    'the energy over frequency has no lane of the frequencies %j: one has no width',
    frequenciesMhz => {
      expect(
        receivedLanes({ channels: [], frequenciesMhz, stations: [station('A', [1, 2])] }, new Map()),
      ).toEqual([]);
    },
  );

  it('takes no more levels than there are frequencies', () => {
    const lanes = receivedLanes(
      { channels: [], frequenciesMhz: [5180, 5190], stations: [station('A', [9, 10, 11, 12])] },
      new Map(),
    );
    expect(lanes[0]?.levelsDbm).toEqual([-107, -105]);
  });

  it('the energy over frequency has no lane of this device where it reports none of itself', () => {
    const lanes = receivedLanes(
      { channels: [], frequenciesMhz: [5180, 5190], stations: [station('A', [9, 10])] },
      new Map([['A', undefined]]),
    );
    expect(lanes.map(({ id, name }) => [id, name])).toEqual([['A', undefined]]);
  });
});

describe('the channels that are blocked and only counted', () => {
  it('the channels that are blocked and only counted are none where the device names them, however many it counts', () => {
    expect(blockedTotal(withRadio({ radarLockouts: [], nolState: 3 }))).toBe(0);
  });

  it('the channels that are blocked and only counted are counted by airOS 6 in its own place', () => {
    expect(blockedTotal(withRadio({ legacy: { nolChannels: 4 } } as never))).toBe(4);
  });

  it('the channels that are blocked and only counted are none of a device that says nothing of them', () => {
    expect(blockedTotal(withRadio({}))).toBe(0);
  });
});

describe('the own channel', () => {
  it('the own channel is as wide as it is set, around its centre', () => {
    expect(ownChannel(withRadio({ channelWidthMhz: 80 }))).toEqual({ startMhz: 5470, endMhz: 5550 });
  });

  it('the own channel is unknown without its width', () => {
    expect(ownChannel(withRadio({ channelWidthMhz: undefined }))).toBeNull();
  });

  it('the own channel is checked for radar for a time that may not be known', () => {
    expect(radarChannels(withRadio({ cacState: 1, cacTimeoutSeconds: undefined }))).toMatchObject([
      { kind: 'cac', secondsLeft: undefined },
    ]);
  });
});

describe('an end that reports neither noise nor interference', () => {
  it('an end that reports neither noise nor interference is not listed, and the others are', () => {
    const status = ptmpAccessPointStatus(2);
    const [first, second] = status.wireless.stations;
    const silent = { ...first!, remote: undefined };
    const wireless = { ...status.wireless, stations: [silent, second!] };
    const ids = endNoises({ ...status, wireless }).map(({ id }) => id);
    expect(ids).toContain(second!.mac);
    expect(ids).not.toContain(silent.mac);
  });
});
