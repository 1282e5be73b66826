import { describe, expect, it } from 'vitest';
import { map } from './captured-status.mother.ts';

describe('a status that nobody expects', () => {
  it.each([null, undefined, 5, 'text', [], {}, { host: 5, wireless: [], interfaces: {}, gps: 'x' }])(
    '%j is a device that tells nothing',
    json => {
      const { status } = map(json);
      expect(status.wireless.stations).toEqual([]);
      expect(status.interfaces).toEqual([]);
      expect(status.host.hostname).toBeUndefined();
    },
  );

  it('tells numbers beyond sense as unknown', () => {
    const { status } = map({ host: { uptime: 2 ** 60, cpuload: 250, freeram: -1 }, wireless: {} });
    expect(status.host).toMatchObject({
      uptimeSeconds: undefined,
      cpuLoadPercent: undefined,
      freeRamBytes: undefined,
    });
  });

  it('cuts names of any length', () => {
    expect(map({ host: { hostname: 'x'.repeat(1_000_000) } }).status.host.hostname).toHaveLength(256);
  });

  it('keeps one station per MAC', () => {
    const { status } = map({
      wireless: { sta: [{ mac: 'AA', signal: -50 }, { mac: 'AA', signal: -60 }, { mac: 'BB' }] },
    });
    expect(status.wireless.stations.map(({ mac, signalDbm }) => [mac, signalDbm])).toEqual([
      ['AA', -50],
      ['BB', undefined],
    ]);
  });

  it('keeps every station that it lists without a MAC', () => {
    const { status } = map({ wireless: { sta: [{ signal: -50 }, { mac: '', signal: -60 }, { mac: 'BB' }] } });
    expect(status.wireless.stations.map(({ mac, signalDbm }) => [mac, signalDbm])).toEqual([
      ['', -50],
      ['', -60],
      ['BB', undefined],
    ]);
  });

  it('a status that nobody expects cannot reach the prototype of anything', () => {
    const { status } = map(
      JSON.parse('{"__proto__":{"host":{"hostname":"evil"}},"host":{"__proto__":{"hostname":"evil"}}}'),
    );
    expect(status.host.hostname).toBeUndefined();
    expect(Reflect.get({}, 'hostname')).toBeUndefined();
  });
});
