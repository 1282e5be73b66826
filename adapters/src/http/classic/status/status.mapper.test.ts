import { stationTotal } from '@radiolink/domain/status';
import { describe, expect, it } from 'vitest';
import { AF60_HD, AF60_LR_PEER, HYBRID_WIRELESS_ONLY } from '../fixtures/af60.ts';
import { AIROS6_ACCESS_POINT } from '../fixtures/airos6-access-point.ts';
import { AIROS8_ACCESS_POINT } from '../fixtures/airos8-access-point.ts';
import { AIROS871_STATION } from '../fixtures/airos871-station.ts';
import { unreadFields } from '../../wire/unread-fields.mother.ts';
import { mapStatus } from './status.mapper.ts';
import { UNSHOWN_FIELDS } from './unshown-fields.mother.ts';
import { map } from './captured-status.mother.ts';

const unknownIn = (json: unknown) => unreadFields(json, mapStatus).filter(path => !UNSHOWN_FIELDS.has(path));

/** A status that has nothing but one field, `wireless.sta[].idealpwr0`. */
function onlyField(path: string): unknown {
  return path
    .split('.')
    .reduceRight<unknown>(
      (inner, name) => (name.endsWith('[]') ? { [name.slice(0, -2)]: [inner] } : { [name]: inner }),
      1,
    );
}

it.each([...UNSHOWN_FIELDS])('the field %s of a status is not read, as its list says', path => {
  expect(unreadFields(onlyField(path), mapStatus)).toEqual([path]);
});

it('an access point of airOS 6, which lists none, has as many stations as it counts', () => {
  const { wireless, ...rest } = AIROS6_ACCESS_POINT;
  const counted = (count: number) => map({ ...rest, wireless: { ...wireless, count } }).status;
  expect(counted(7).wireless.stations.length).toBeLessThan(7);
  expect([0, 1, 7].map(count => stationTotal(counted(count)))).toEqual([0, 1, 7]);
});

describe('a status with more stations than are read', () => {
  const sent = (count: number) =>
    map({ wireless: { count: 40, sta: Array.from({ length: count }, (_, at) => ({ mac: macOf(at) })) } })
      .status.wireless;
  const macOf = (at: number) =>
    `02:00:00:00:${(at >> 8).toString(16).padStart(2, '0')}:${(at & 255).toString(16).padStart(2, '0')}`;

  it('says how many were sent', () => {
    const { stations, stationsSent, stationCount } = sent(10_000);
    expect([stations.length, stationsSent, stationCount]).toEqual([512, 10_000, 40]);
  });

  it('says nothing of it where all are read', () => {
    expect(sent(512)).toMatchObject({ stationsSent: undefined });
  });
});

describe('the status of airOS 8', () => {
  const { status, station } = map(AIROS8_ACCESS_POINT);

  it('holds nothing that this program does not know', () => {
    expect(unknownIn(AIROS8_ACCESS_POINT)).toEqual([]);
  });

  it('tells the device', () => {
    expect(status.host).toMatchObject({
      hostname: 'Tower North',
      firmwareVersion: 'v8.7.18',
      deviceModel: 'LiteAP GPS',
      timestampMs: 4_294_967_000,
      temperatureCelsius: undefined,
      cpuLoadPercent: 59.595959,
      heightMetres: undefined,
    });
  });

  it('tells the radio, airtime in percent', () => {
    expect(status.wireless).toMatchObject({
      essid: ' Valley ',
      apMac: '02:00:5E:00:00:01',
      compat11n: true,
      hideEssid: false,
      frequencyMhz: 5680,
      channelWidthMhz: 40,
      rxThroughputKbps: 24_259,
      stationCount: 2,
      polling: { airtimePercent: 26.6, txAirtimePercent: 16.8, rxAirtimePercent: 9.8, capacityReporting: 1 },
    });
  });

  it('tells the signal of each used chain in dBm', () => {
    expect(station?.chainSignalsDbm).toEqual([-53, -55]);
  });

  it("uses the remote end's own chain mask for what the remote end hears", () => {
    expect(station?.remote?.chainSignalsDbm).toEqual([-57]);
  });

  it('keeps a rate index 0 and a score 0 that stand beside an expectation', () => {
    expect(station?.downlink).toEqual({
      signalExpectedDbm: -68,
      capacityExpectedKbps: 260_000,
      rateIndexExpected: 0,
      linkScore: 0,
      averageLinkScore: 99,
    });
  });

  it('tells the two rows of EVM by what they are', () => {
    expect(station?.airmax?.rx).toMatchObject({ airtimePercent: 3.4, cinrDb: 33 });
    expect(station?.airmax?.rx.evmInterferenceDb).toHaveLength(64);
    expect(station?.airmax?.tx.evmNoiseDb?.[0]).toBe(42);
  });

  it('reads no row of EVM before one is looked at, and each row once', () => {
    let looked = 0;
    const row = Object.defineProperty([30, 31], 0, {
      enumerable: true,
      get: () => {
        looked += 1;
        return 30;
      },
    });
    const answer = structuredClone(AIROS8_ACCESS_POINT);
    const [first] = answer.wireless.sta;
    Object.assign(first!.airmax!.rx!, { evm: [row, ['none']] });
    const { station: read } = map(answer);
    expect(looked).toBe(0);
    expect(read?.airmax?.rx.evmInterferenceDb).toEqual([30, 31]);
    const after = looked;
    expect(read?.airmax?.rx.evmInterferenceDb).toEqual([30, 31]);
    expect(looked).toBe(after);
    expect(read?.airmax?.rx.evmNoiseDb).toBeUndefined();
  });

  it('reads the numbers that the remote end writes as text', () => {
    expect(station?.remote?.gps).toMatchObject({
      latitude: 52.379894,
      altitudeMetres: 251.4,
      timeSync: false,
    });
  });

  it('knows no cable length of -1', () => {
    expect(station?.remote?.ethernet.map(port => port.cableLengthMetres)).toEqual([1, undefined]);
  });

  it('takes a signal of 0 on both scales for nothing heard', () => {
    expect(status.wireless.stations[1]?.remote).toMatchObject({
      mode: 'unknown',
      signalDbm: undefined,
      rssi: undefined,
      chainSignalsDbm: undefined,
    });
  });

  it('takes no throughput from a remote end of unknown mode', () => {
    const body = structuredClone(AIROS8_ACCESS_POINT);
    Object.assign(body.wireless.sta[1]!.remote, { tx_throughput: 0, rx_throughput: 0 });
    const { remote } = map(body).status.wireless.stations[1]!;
    expect([remote?.txThroughputKbps, remote?.rxThroughputKbps]).toEqual([undefined, undefined]);
  });

  it('tells who left', () => {
    expect(status.wireless.disconnected).toEqual([
      {
        mac: '02:00:5E:00:00:04',
        lastIp: '192.0.2.84',
        hostname: 'Barn',
        platform: 'NanoBeam 5AC',
        reasonCode: 8,
        disconnectedSeconds: 62,
        signalDbm: -80,
      },
    ]);
  });

  it('tells interfaces, and no address where there is none', () => {
    expect(status.interfaces.map(({ name, ipAddress, speedMbps }) => [name, ipAddress, speedMbps])).toEqual([
      ['eth0', undefined, 1000],
      ['br0', '192.0.2.85', 0],
    ]);
    expect(status.interfaces[1]?.ip6Addresses).toEqual([{ address: 'fe80::5eff:fe00:1', prefixLength: 64 }]);
  });

  it('names the chains in their order', () => {
    expect(status.chainNames).toEqual(['Chain 0', 'Chain 1']);
  });
});

describe('the status of airOS 8.7.1', () => {
  const { status, station } = map(AIROS871_STATION);

  it('holds nothing that this program does not know', () => {
    expect(unknownIn(AIROS871_STATION)).toEqual([]);
  });

  it('reads the older names of the capacities', () => {
    expect(status.wireless.polling).toMatchObject({
      combinedCapacityKbps: undefined,
      downlinkCapacityKbps: 302_400,
      uplinkCapacityKbps: 298_800,
    });
    expect(station?.airmax).toMatchObject({ downlinkCapacityKbps: 302_400, uplinkCapacityKbps: 298_800 });
  });

  it('expects nothing where the device sends only zeros', () => {
    expect(Object.values(station?.downlink ?? { none: 0 }).every(value => value === undefined)).toBe(true);
  });

  it('takes a distance of 0, which a bench link tells, for none', () => {
    expect(station?.distanceMetres).toBeUndefined();
  });
});

describe('the status of airOS 6', () => {
  const { status } = map(AIROS6_ACCESS_POINT);

  it('holds nothing that this program does not know', () => {
    expect(unknownIn(AIROS6_ACCESS_POINT)).toEqual([]);
  });

  it('reads numbers out of text and flags out of numbers', () => {
    expect(status.wireless).toMatchObject({ frequencyMhz: 5700, dfs: true, apRepeater: false, stations: [] });
    expect(status.services).toMatchObject({ dhcpClient: false, dhcpServer: true });
    expect(status.interfaces[0]).toMatchObject({ name: 'lo', plugged: true, fullDuplex: undefined });
  });

  it('tells what only this generation tells', () => {
    expect(status.wireless.legacy).toMatchObject({
      signalDbm: -45,
      ccqPercent: 87,
      txRateMbps: 270,
      rxRateMbps: 300,
      ackMicroseconds: 28,
      chainSignalsDbm: [-47, -49],
      chainSignalsExtensionDbm: [-49, -51],
      stats: { rxInvalidNwid: 7 },
    });
    expect(status.wireless.polling).toMatchObject({
      airmaxEnabled: true,
      airmaxQualityPercent: 86,
      frameDurationMs: 10,
    });
    expect(status.host).toMatchObject({ firmwarePrefix: 'XM', deviceModel: 'NanoStation loco M5' });
  });

  it('takes empty text for nothing', () => {
    expect(status.cloud).toEqual({ status: 1, timestamp: undefined, link: 'wss://cloud.test' });
  });

  it('the status of airOS 6 is not what newer firmware tells', () => {
    expect(map(AIROS8_ACCESS_POINT).status.wireless.legacy).toBeUndefined();
  });
});

describe('EVM that was not measured', () => {
  const rows = (value: number, odd = value) => [
    [odd, ...Array.from({ length: 63 }, () => value)],
    Array.from({ length: 64 }, () => value),
  ];
  const station11n = (first: number) =>
    map({
      wireless: {
        mode: 'ap-ptmp',
        sta: [
          {
            rx_idx: 7,
            airmax: {
              rx: { usage: 20, cinr: 3, evm: rows(3, first) },
              tx: { usage: 30, cinr: 3, evm: rows(3) },
            },
          },
        ],
      },
    }).station?.airmax;

  it('EVM that was not measured is none, nor is its CINR, where all samples of both directions are one value', () => {
    expect(station11n(3)).toMatchObject({ rx: { airtimePercent: 2 }, tx: { airtimePercent: 3 } });
    const { rx, tx } = station11n(3)!;
    expect([rx.cinrDb, tx.cinrDb, rx.evmInterferenceDb, tx.evmNoiseDb]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('EVM that was not measured is measured with a single sample that differs', () => {
    expect(station11n(4)?.rx.cinrDb).toBe(3);
  });
});

describe('the status of airFiber 60', () => {
  it('tells capacity in kbps whichever unit the model sends', () => {
    const { status, station } = map(AF60_HD);
    expect(station?.radio60).toMatchObject({
      signalDbm: -50,
      snrDb: 40,
      capacityKbps: 924_000,
      rxMcs: 12,
      txMcs: 11,
    });
    expect(station?.remote?.radio60).toMatchObject({ signalDbm: -49, capacityKbps: 924_000 });
    expect(status.gps).toBeUndefined();
    expect(unknownIn(AF60_HD)).toEqual([]);
    const long = map({ wireless: { sta: [AF60_LR_PEER] } }).station;
    expect(long?.radio60).toMatchObject({ capacityKbps: 1_951_000, distanceMetres: 1530 });
  });

  it('keeps a score that comes without an expected capacity', () => {
    expect(map(AF60_HD).station?.radio60?.uplink).toMatchObject({ signalExpectedDbm: -48, linkScore: 98 });
  });

  it('the status of airFiber 60 has the downlink from the access point to the station: its words mean the own receive side', () => {
    const peer = {
      prs_sta: { dl_capacity: 600_000, ul_capacity: 975_000, dl_linkscore: 26, ul_linkscore: 43 },
    };
    const read = (mode: string) => map({ wireless: { mode, sta: [peer] } }).station?.radio60;
    const received = { capacity: 600_000, score: 26 };
    const sent = { capacity: 975_000, score: 43 };
    const directions = (mode: string) => ({
      down: { capacity: read(mode)?.downlinkCapacityKbps, score: read(mode)?.downlink.linkScore },
      up: { capacity: read(mode)?.uplinkCapacityKbps, score: read(mode)?.uplink.linkScore },
    });
    expect(directions('ap-ptp')).toEqual({ down: sent, up: received });
    expect(directions('sta-ptp')).toEqual({ down: received, up: sent });
  });

  it('knows no channel of an idle 5 GHz side', () => {
    const { status, station } = map(HYBRID_WIRELESS_ONLY);
    expect(status.wireless).toMatchObject({
      frequencyMhz: undefined,
      centerFrequencyMhz: undefined,
      channelWidthMhz: undefined,
      radio60: { channelWidthMhz: 2160, frequencyMhz: 63_720, stationCount: 1 },
    });
    expect(station).toMatchObject({ linked5: false, linked60: true, activeLink: '60' });
  });
});
