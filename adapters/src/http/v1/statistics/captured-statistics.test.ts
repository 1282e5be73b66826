import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkEnds, linkState5GHz, linkState60GHz, LinkState, radioLinks } from '@radiolink/domain/link';
import { describe, expect, it } from 'vitest';
import { aV1Session } from '@radiolink/virtual-radio/testing';
import { mapDeviceFacts } from './device-facts.mapper.ts';
import { mapStatistics } from './statistics.mapper.ts';

const root = join(process.env['RADIOLINK_CAPTURES'] ?? '', 'v1');

const capture = (name: string) => JSON.parse(readFileSync(join(root, name), 'utf8')) as never;

describe.skipIf(!process.env['RADIOLINK_CAPTURES'] || !existsSync(root))('captured statistics', () => {
  it('captured statistics of an airFiber 60 LR survive their garbage counters', () => {
    const status = mapStatistics(capture('af60-lr_v2.6.8_statistics.json'));
    const eth0 = status.interfaces.find(({ name }) => name === 'eth0');
    expect(eth0).toMatchObject({ txBytes: 54_446_101_705_559, txPackets: undefined, rxPackets: undefined });
    expect(status.wireless).toMatchObject({
      txThroughputKbps: 3362.455,
      radio60: { frequencyMhz: 66_960, channelWidthMhz: 1080, stationCount: 1 },
    });
    expect(status.wireless.stations[0]).toMatchObject({
      radio60: { signalDbm: -65, snrDb: 12, downlinkCapacityKbps: 600_000, rxMcs: 6 },
      remote: { hostname: 'af60-far-end', radio60: { signalDbm: -63, antennaGainDbi: 40 } },
      signalDbm: undefined,
    });
    expect(linkState60GHz(status)).toBe(LinkState.Connected);
    expect(status.host.temperatureCelsius).toBeUndefined();
  });

  it('captured statistics of an LTU Rocket give CINR and airtime', () => {
    const status = mapStatistics(capture('ltu-rocket_statistics_example.json'));
    expect(status.wireless).toMatchObject({
      essid: 'LTU-Network-Tower2',
      frequencyMhz: 5800,
      txPowerDbm: 27,
    });
    expect(status.wireless.stations[1]).toMatchObject({
      signalDbm: -58,
      noiseFloorDbm: -101,
      airmax: { rx: { cinrDb: 24, airtimePercent: 24.4 }, tx: { cinrDb: 35 } },
      txRateIndex: undefined,
      txRate: 'QAM1024',
      rxRate: 'QAM256',
    });
    expect(linkState5GHz(status)).toBe(LinkState.Connected);
  });

  it('captured statistics of a power device without a radio are a status too', () => {
    const device = capture('uisp-power-pro_statistics_device_excerpt.json');
    expect(mapStatistics([{ device }]).host).toMatchObject({ cpuLoadPercent: 11, temperatureCelsius: 37 });
  });

  it('know the bands of a device with several radios', () => {
    const { bands } = mapDeviceFacts({ device: capture('wave-mlo6_v2.4.2_device_excerpt.json') });
    expect([...bands]).toEqual([
      ['main', '5'],
      ['backup', '5'],
    ]);
  });
});

const cases = join(process.env['RADIOLINK_CAPTURES'] ?? '', '..', 'cases');

describe.skipIf(!process.env['RADIOLINK_CAPTURES'] || !existsSync(cases))('statistics of the cases', () => {
  it('statistics of the cases of an LTU access point have the traffic of each direction, the rates and the role of its station', () => {
    const json = JSON.parse(readFileSync(join(cases, 'f5-ltu-statistics.json'), 'utf8')) as never;
    const status = mapStatistics(json);
    const [station] = status.wireless.stations;
    expect(station).toMatchObject({
      txRate: '8x',
      rxRate: '6x',
      traffic: { txBytes: 812_345_678_901, rxBytes: 54_321_098_765 },
      remote: { networkRole: 'router', txPowerDbm: 24 },
    });
    expect(linkEnds(status, station, '5')).toMatchObject({
      downlink: { throughputKbps: 4150 },
      uplink: { throughputKbps: 191.961 },
    });
  });
});

describe('the statistics of the virtual wave', () => {
  it('the statistics of the virtual wave have the addresses of its interfaces and the state of its cloud management, which come by other calls', async () => {
    const { v1 } = await aV1Session({ stations: 1 });
    const facts = mapDeviceFacts({
      interfaces: await v1.json('/interfaces'),
      cloud: await v1.json('/tools/unms'),
    });
    const { interfaces, cloud } = mapStatistics(await v1.json('/statistics'), facts);
    for (const name of ['eth0', 'eth1', 'wlan0', 'ath0', 'br0']) {
      const { hwaddr } = interfaces.find(port => port.name === name) ?? {};
      expect([name, hwaddr]).toEqual([name, expect.stringMatching(/^([0-9A-F]{2}:){5}[0-9A-F]{2}$/i)]);
    }
    expect(cloud.status).toBe(0);
    expect(mapStatistics(await v1.json('/statistics')).cloud.status).toBeUndefined();
  });

  it('the statistics of the virtual wave are a whole status with both radios', async () => {
    const { clock, v1 } = await aV1Session({ stations: 3 });
    clock.advance(10);
    const facts = mapDeviceFacts({ device: await v1.json('/device') });
    const status = mapStatistics(await v1.json('/statistics'), { ...facts, mode: 'ap-ptmp' });
    expect(radioLinks(status).map(({ band, state }) => [band, state])).toEqual([
      ['60', LinkState.Connected],
      ['5', LinkState.Connected],
    ]);
    expect(status.wireless.stations).toHaveLength(3);
    for (const station of status.wireless.stations) {
      expect(station.radio60?.signalDbm).toBeLessThan(0);
      expect(station.airmax?.rx.cinrDb).toBeGreaterThan(0);
    }
  });
});
