import type { Received } from '@radiolink/openapi/received';
import { describe, expect, it } from 'vitest';
import { mapStatus } from './status.mapper.ts';

const read = (json: Received<'/status.cgi'>) => mapStatus(json);
const station = (fields: object) => read({ wireless: { sta: [fields] } }).wireless.stations[0];
const remote = (fields: object) => station({ remote: fields })?.remote;
const port = (status: object) => read({ interfaces: [{ ifname: 'eth0', status }] }).interfaces[0];

describe('zeros that mean "not measured"', () => {
  it('takes a temperature of 0 for no sensor, at both ends', () => {
    expect(read({ host: { temperature: 0 } }).host.temperatureCelsius).toBeUndefined();
    expect(read({ host: { temperature: 41 } }).host.temperatureCelsius).toBe(41);
    expect(remote({ temperature: 0 })?.temperatureCelsius).toBeUndefined();
    expect(remote({ temperature: -4 })?.temperatureCelsius).toBe(-4);
  });

  it.each([
    [0, undefined],
    [1, undefined],
    [9, undefined],
    [10, 10],
    [2300, 2300],
  ])('takes a distance of %s m for %s, wherever it is told', (distance, reported) => {
    expect(read({ wireless: { distance } }).wireless.distanceMetres).toBe(reported);
    expect(station({ distance })?.distanceMetres).toBe(reported);
    expect(remote({ distance })?.distanceMetres).toBe(reported);
    expect(station({ prs_sta: { distance } })?.radio60?.distanceMetres).toBe(reported);
  });

  it('takes the cable length 0 of a port without a cable for none', () => {
    expect(port({ plugged: false, cable_len: 0 })?.cableLengthMetres).toBeUndefined();
    expect(port({ cable_len: 0 })?.cableLengthMetres).toBeUndefined();
    expect(port({ plugged: true, cable_len: 0 })?.cableLengthMetres).toBe(0);
    expect(port({ plugged: false, cable_len: 12 })?.cableLengthMetres).toBe(12);
  });

  it('zeros that mean "not measured" does not tell the throughput of a remote end whose mode is unknown', () => {
    const silent = remote({ mode: '', tx_throughput: 0, rx_throughput: 5 });
    expect([silent?.txThroughputKbps, silent?.rxThroughputKbps]).toEqual([undefined, undefined]);
    const reported = remote({ mode: 'sta-ptp', tx_throughput: 0, rx_throughput: 76 });
    expect([reported?.txThroughputKbps, reported?.rxThroughputKbps]).toEqual([0, 76]);
  });

  it.each(['', 'unknown', undefined])(
    'takes the zeros of a remote end of mode %j for what it does not know',
    mode => {
      const zeros = { uptime: 86_400, power_time: 0, service: { time: 0, link: 0 }, cpuload: 0, tx_bytes: 0 };
      const silent = remote({ ...zeros, mode, antenna_gain: 0, tx_ratedata: [0, 0] });
      expect(silent).toMatchObject({
        uptimeSeconds: 86_400,
        powerTimeSeconds: undefined,
        serviceSeconds: undefined,
        linkSeconds: undefined,
        cpuLoadPercent: undefined,
        txBytes: undefined,
        antennaGainDbi: undefined,
        txFramesByRate: undefined,
      });
      expect(remote({ ...zeros, mode: 'sta-ptmp' })).toMatchObject({
        powerTimeSeconds: 0,
        serviceSeconds: 0,
        linkSeconds: 0,
      });
    },
  );

  it('reads the memory of an airOS 6 remote end, which is told in KiB, as bytes', () => {
    const old = remote({ totalram: 62_012, freeram: 30_100 });
    expect([old?.totalRamBytes, old?.freeRamBytes]).toEqual([62_012 * 1024, 30_100 * 1024]);
    const now = remote({ totalram: 63_447_040, freeram: 0 });
    expect([now?.totalRamBytes, now?.freeRamBytes]).toEqual([63_447_040, 0]);
    // Without the whole, nothing tells the unit.
    for (const whole of [{}, { totalram: 0 }])
      expect(remote({ ...whole, freeram: 20_488_192 })).toMatchObject({
        totalRamBytes: undefined,
        freeRamBytes: undefined,
      });
  });
});

describe('a gain that is told in words', () => {
  it.each([
    ['Built in - 13 dBi', 13],
    ['Dish - 34.5 dBi', 34.5],
    ['External', undefined],
  ])('reads %s as %s', (antenna, gain) => {
    expect(read({ wireless: { antenna } }).wireless.antennaGainDbi).toBe(gain);
  });

  it('believes the number before the words', () => {
    expect(read({ wireless: { antenna: '13 dBi', antenna_gain: 16 } }).wireless.antennaGainDbi).toBe(16);
  });
});
