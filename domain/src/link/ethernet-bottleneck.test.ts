import { describe, expect, it } from 'vitest';
import { ethernetPort, ptpAccessPointStatus, remoteStatus, station } from '../mothers/index.ts';
import { linkEnds } from './link-ends.ts';
import { linkReasons } from './link-verdict.ts';

const reasonsOf = (over: Parameters<typeof station>[0]) =>
  linkReasons(linkEnds(ptpAccessPointStatus({ wireless: { stations: [station(over)] } })));

describe('Ethernet bottleneck', () => {
  it('Ethernet bottleneck is told when the port is slower than the faster direction', () => {
    const remote = remoteStatus({ ethernet: [ethernetPort({ speedMbps: 100 })] });
    expect(reasonsOf({ remote })).toEqual([
      {
        kind: 'ethernet-bottleneck',
        side: 'remote',
        severity: 'danger',
        message: {
          key: 'Remote port {port} runs at {speed} Mbps, the link could carry {capacity} Mbps: check cable and port.',
          values: { port: 'eth0', speed: 100, capacity: 336 },
        },
      },
    ]);
  });

  it('Ethernet bottleneck is told of the local end', () => {
    const slow = ptpAccessPointStatus({ interfaces: [ethernetPort({ name: 'eth1', speedMbps: 10 })] });
    expect(linkReasons(linkEnds(slow))[0]?.message).toEqual({
      key: 'Local port {port} runs at {speed} Mbps, the link could carry {capacity} Mbps: check cable and port.',
      values: { port: 'eth1', speed: 10, capacity: 336 },
    });
  });

  it('Ethernet bottleneck is not told when the port keeps up', () => {
    const remote = remoteStatus({ ethernet: [ethernetPort({ speedMbps: 100 })] });
    const airmax = { rx: {}, tx: {}, downlinkCapacityKbps: 100000, uplinkCapacityKbps: 90000 };
    expect(reasonsOf({ remote, airmax })).toEqual([]);
  });

  it('asks for a faster port where a gigabit one is too slow: no cable is at fault', () => {
    const airmax = { rx: {}, tx: {}, downlinkCapacityKbps: 3_603_000 };
    expect(reasonsOf({ airmax }).map(({ severity, message }) => [severity, message])).toContainEqual([
      'warning',
      {
        key: 'Local port {port} runs at {speed} Mbps, the link could carry {capacity} Mbps: use a faster port if there is one.',
        values: { port: 'eth0', speed: 1000, capacity: 3603 },
      },
    ]);
    const remote = remoteStatus({ ethernet: [ethernetPort({ speedMbps: 999 })] });
    expect(reasonsOf({ airmax, remote }).find(({ side }) => side === 'remote')?.message.key).toContain(
      'check cable and port',
    );
  });

  it('Ethernet bottleneck is a problem of a gigabit port only once the traffic nears it', () => {
    const airmax = { rx: {}, tx: {}, downlinkCapacityKbps: 3_603_000 };
    const ends = linkEnds(ptpAccessPointStatus({ wireless: { stations: [station({ airmax })] } }));
    const severityAt = (rxThroughputKbps: number) =>
      linkReasons({ ...ends, local: { ...ends.local, rxThroughputKbps } }).find(
        ({ kind, side }) => kind === 'ethernet-bottleneck' && side === 'local',
      )?.severity;
    expect([0, 799_000, 800_000, 990_000].map(severityAt)).toEqual([
      'warning',
      'warning',
      'danger',
      'danger',
    ]);
  });

  it('Ethernet bottleneck goes by the combined capacity when no direction is known', () => {
    const remote = remoteStatus({ ethernet: [ethernetPort({ speedMbps: 100 })] });
    const airmax = { rx: {}, tx: {}, combinedCapacityKbps: 200000 };
    expect(reasonsOf({ remote, airmax })[0]?.message.values).toMatchObject({ capacity: 200 });
    expect(reasonsOf({ remote, airmax: undefined })).toEqual([]);
  });

  it('Ethernet bottleneck goes by the fastest port in use', () => {
    const ports = [
      ethernetPort({ name: 'eth0', speedMbps: 100 }),
      ethernetPort({ name: 'eth1', speedMbps: 1000 }),
      ethernetPort({ name: 'eth2', speedMbps: 10, plugged: false }),
    ];
    expect(reasonsOf({ remote: remoteStatus({ ethernet: ports }) })).toEqual([]);
  });
});
