import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deviceLinkState, LinkState, rootCause } from '@radiolink/domain/link';
import type { DeviceStatus } from '@radiolink/domain/status';
import { describe, expect, it } from 'vitest';
import { unreadFields } from '../../wire/unread-fields.mother.ts';
import { capturedStatuses } from './captured-status.mother.ts';
import { mapStatus } from './status.mapper.ts';
import { UNSHOWN_FIELDS } from './unshown-fields.mother.ts';

/** The main fields in one row: what a person would compare first. */
function mainFields({ host, wireless, interfaces, gps }: DeviceStatus) {
  const [station] = wireless.stations;
  return {
    host: [host.hostname, host.deviceModel, host.firmwareVersion, host.uptimeSeconds, host.cpuLoadPercent],
    radio: [
      wireless.essid,
      wireless.mode,
      wireless.frequencyMhz,
      wireless.channelWidthMhz,
      wireless.distanceMetres,
    ],
    power: [wireless.noiseFloorDbm, wireless.txPowerDbm, wireless.runningStatus, wireless.cacState],
    throughput: [wireless.txThroughputKbps, wireless.rxThroughputKbps],
    airtime: [
      wireless.polling.airtimePercent,
      wireless.polling.txAirtimePercent,
      wireless.polling.rxAirtimePercent,
    ],
    capacity: [wireless.polling.downlinkCapacityKbps, wireless.polling.uplinkCapacityKbps],
    stations: wireless.stations.length,
    received: [
      station?.signalDbm,
      station?.chainSignalsDbm,
      station?.remote?.signalDbm,
      station?.remote?.chainSignalsDbm,
    ],
    scores: [station?.downlink.linkScore, station?.uplink.linkScore, station?.airmax?.rx.cinrDb],
    remote: [station?.remote?.hostname, station?.remote?.platform, station?.remote?.ageSeconds],
    interfaces: interfaces.map(({ name, speedMbps }) => `${name} ${speedMbps}`),
    gps: [gps?.latitude, gps?.satellites],
  };
}

const NONE = undefined;
const BENCH = {
  radio: ['ubntCSE', 'sta-ptp', 5785, 40, NONE],
  power: [-94, 3, 5, 0],
  airtime: [0.1, 0.1, 0],
  stations: 1,
  scores: [NONE, NONE, 31],
  remote: ['ubntCSE Source', 'NanoBeam 5AC Gen2', NONE],
  interfaces: ['eth0 100', 'eth1 0', 'ath0 0', 'br0 0'],
  gps: [NONE, NONE],
};
const NO_STATION = { stations: 0, received: [NONE, NONE, NONE, NONE], scores: [NONE, NONE, NONE] };

const EXPECTED: Readonly<Record<string, ReturnType<typeof mainFields>>> = {
  'status-airos8/litebeam5ac_ap-ptp_30mhz_v8.7.18.json': {
    host: ['Radio US', 'LiteBeam 5AC', 'v8.7.18', 397932, 6.930693],
    radio: ['WirelessABC', 'ap-ptp', 5500, 30, 3450],
    power: [-86, 5, 5, 0],
    throughput: [2828, 2090],
    airtime: [14.5, 10.2, 4.3],
    capacity: [46800, 76440],
    stations: 1,
    received: [-65, [-67, -70], -66, [-68, -70]],
    scores: [20, 32, 24],
    remote: ['Harmonia_8a', 'LiteBeam 5AC', 3],
    interfaces: ['eth0 1000', 'ath0 0', 'br0 0'],
    gps: [NONE, NONE],
  },
  'status-airos8/loco5ac_sta-ptp_80mhz_v8.7.17.json': {
    host: ['NanoStation 5AC sta name', 'NanoStation 5AC loco', 'v8.7.17', 265375, 44],
    radio: ['DemoSSID', 'sta-ptp', 5500, 80, NONE],
    power: [-89, -4, 5, 0],
    throughput: [12014, 267],
    airtime: [4.6, 4, 0.6],
    capacity: [647400, 526500],
    stations: 1,
    received: [-58, [-63, -59], -60, [-61, -65]],
    scores: [93, 84, 31],
    remote: ['NanoStation 5AC ap name', 'NanoStation 5AC loco', 2],
    interfaces: ['eth0 1000', 'ath0 0', 'br0 0'],
    gps: [52.379894, NONE],
  },
  'status-airos8/liteapgps_ap-ptmp_40mhz_v8.7.18.json': {
    host: ['House-Bridge', 'LiteAP GPS', 'v8.7.18', 81655, 59.595959],
    radio: ['House-shed1', 'ap-ptmp', 5680, 40, 300],
    power: [-92, -1, 5, 0],
    throughput: [1565, 24259],
    airtime: [26.6, 16.8, 9.8],
    capacity: [342000, 342000],
    stations: 2,
    received: [-51, [-53, -55], -51, [-52, -57]],
    scores: [100, 100, 33],
    remote: ['NanoBeam-shed2', 'NanoBeam 5AC', 3],
    interfaces: ['eth0 1000', 'ath0 0', 'br0 0'],
    gps: [52.379894, 8],
  },
  'status-airos8/nanobeam5ac_sta-ptmp_40mhz_v8.7.18.json': {
    host: ['NanoBeam-shed1', 'NanoBeam 5AC', 'v8.7.18', 84800, 32.673267],
    radio: ['House-shed1', 'sta-ptmp', 5680, 40, 300],
    power: [-92, -4, 5, 0],
    throughput: [25282, 1458],
    airtime: [9, 7.1, 1.9],
    capacity: [342000, 345600],
    stations: 1,
    received: [-42, [-46, -44], -43, [-46, -46]],
    scores: [100, 100, 34],
    remote: ['House-Bridge', 'LiteAP GPS', 3],
    interfaces: ['eth0 1000', 'eth1 0', 'ath0 0', 'br0 0'],
    gps: [52.379894, NONE],
  },
  'status-airos8/nanobeam5acgen2_sta-ptp_40mhz_v8.7.1_t0.json': {
    ...BENCH,
    host: ['ubntCSE Station', 'NanoBeam 5AC Gen2', 'v8.7.1', 1523, 2],
    throughput: [4, 0],
    capacity: [302400, 302400],
    received: [-37, [-41, -40], -36, [-41, -37]],
  },
  'status-airos8/nanobeam5acgen2_sta-ptp_40mhz_v8.7.1_t0plus51s.json': {
    ...BENCH,
    host: ['ubntCSE Station', 'NanoBeam 5AC Gen2', 'v8.7.1', 1574, 24.509804],
    throughput: [0, 0],
    capacity: [302400, 298800],
    received: [-37, [-41, -40], -33, [-38, -34]],
  },
  'status-airos6/nanostation_loco_m5_ap_v6.3.16_xm.json': {
    ...NO_STATION,
    host: ['NanoStation loco M5 AP', 'NanoStation loco M5', 'v6.3.16', 1953224, 100],
    radio: ['SOMETHING', 'ap', 5700, 40, 600],
    power: [-91, 2, 5, NONE],
    throughput: [NONE, NONE],
    airtime: [NONE, NONE, NONE],
    capacity: [NONE, NONE],
    remote: [NONE, NONE, NONE],
    interfaces: ['lo 0', 'eth0 100', 'wifi0 0', 'ath0 300', 'br0 0'],
    gps: [NONE, NONE],
  },
  'status-airos6/nanostation_m5_sta_v6.3.16.json': {
    ...NO_STATION,
    host: ['NanoStation M5', 'NanoStation M5', 'v6.3.16', 148479, 24],
    radio: ['Nano', 'sta', 5180, 40, 750],
    power: [-99, 24, 5, NONE],
    throughput: [NONE, NONE],
    airtime: [NONE, NONE, NONE],
    capacity: [NONE, NONE],
    remote: [NONE, NONE, NONE],
    interfaces: ['lo 0', 'eth0 100', 'eth1 0', 'wifi0 0', 'ath0 0', 'br0 0'],
    gps: [NONE, NONE],
  },
  'status-af60/af60hd_ap-ptp_v1.2.4_sanitised.json': {
    host: ['test-af60hd-local', 'airFiber 60 HD', 'AF60.v1.2.4', 123456, 12],
    radio: [NONE, 'ap-ptp', NONE, NONE, NONE],
    power: [NONE, NONE, NONE, NONE],
    throughput: [924, 2156],
    airtime: [NONE, NONE, NONE],
    capacity: [NONE, NONE],
    stations: 1,
    received: [NONE, NONE, NONE, NONE],
    scores: [NONE, NONE, NONE],
    remote: ['test-af60hd-remote', 'airFiber 60 HD', NONE],
    interfaces: [],
    gps: [10.1, 12],
  },
  'status-af60/hybrid60_wireless_only_sanitised.json': {
    host: [NONE, NONE, NONE, NONE, NONE],
    radio: ['TEST-BH-LINK', 'ap-ptp', NONE, NONE, NONE],
    power: [NONE, NONE, NONE, NONE],
    throughput: [NONE, NONE],
    airtime: [NONE, NONE, NONE],
    capacity: [NONE, NONE],
    stations: 1,
    received: [NONE, NONE, NONE, NONE],
    scores: [NONE, NONE, NONE],
    remote: [NONE, NONE, NONE],
    interfaces: [],
    gps: [NONE, NONE],
  },
  'status-airfiber/airfiber_24.json': {
    host: ['AF-24', 'airFiber 24G', 'v4.1.0', 5_771_822, NONE],
    radio: ['backhaul-af', 'ap-ptp', 24_100, 100, 3432],
    power: [NONE, 0, 5, NONE],
    throughput: [NONE, NONE],
    airtime: [NONE, NONE, NONE],
    capacity: [NONE, NONE],
    stations: 1,
    received: [-64, [-67, -69], -63, [-63, -64]],
    scores: [NONE, NONE, NONE],
    remote: [NONE, NONE, NONE],
    interfaces: ['data 1000'],
    gps: [10, 7],
  },
  'status-airfiber/airfiber_5x.json': {
    host: ['AF-5x', 'airFiber 5X', 'v4.1.0-rc.1.190.200205.1014', 81_032_528, NONE],
    radio: ['backhaul-af', 'ap-ptp', 5840, 20, 13_342],
    power: [NONE, 20, 5, NONE],
    throughput: [NONE, NONE],
    airtime: [NONE, NONE, NONE],
    capacity: [NONE, NONE],
    stations: 1,
    received: [-57, [-58, -59], -56, [-56, -57]],
    scores: [NONE, NONE, NONE],
    remote: [NONE, NONE, NONE],
    interfaces: ['data 1000'],
    gps: [10, 12],
  },
};

const captures = capturedStatuses();

describe.skipIf(captures.length === 0)('captured answers of real devices (RADIOLINK_CAPTURES)', () => {
  it('captured answers of real devices (RADIOLINK_CAPTURES) are all expected here', () => {
    expect(captures.map(({ name }) => name).sort()).toEqual(Object.keys(EXPECTED).sort());
  });

  it.each(captures)('$name shows its values', ({ name, body }) => {
    expect(mainFields(mapStatus(JSON.parse(body)))).toEqual(EXPECTED[name]);
  });

  it.each(captures)('$name holds nothing unknown', ({ body }) => {
    const unread = unreadFields(JSON.parse(body), mapStatus);
    expect(unread.filter(path => !UNSHOWN_FIELDS.has(path))).toEqual([]);
  });
});

const folder = join(process.env['RADIOLINK_CAPTURES'] ?? '', '..', 'cases');

describe.skipIf(!process.env['RADIOLINK_CAPTURES'] || !existsSync(folder))('a status of the cases', () => {
  const status = (file: string) => mapStatus(JSON.parse(readFileSync(join(folder, file), 'utf8')));

  it('a status of the cases of an airFiber 11 has its EIRP and the conducted power', () => {
    const { wireless } = status('f6-airfiber11.json');
    expect(wireless).toMatchObject({ eirpDbm: 65, antennaGainDbi: 36, txPowerDbm: 29 });
  });

  it('a status of the cases by mca-status has the rates of the radio, and a link in an unknown state', () => {
    const read = status('f10-m5-mca-status.json');
    expect(read.wireless).toMatchObject({
      noiseFloorDbm: -91,
      distanceMetres: 200,
      legacy: { signalDbm: -50, txRateMbps: 135, rxRateMbps: 150 },
    });
    expect(deviceLinkState(read)).toBe(LinkState.Unknown);
    expect(rootCause(read)?.kind).not.toBe('outage');
  });
});
