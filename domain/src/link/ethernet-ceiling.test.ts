import { describe, expect, it } from 'vitest';
import { ethernetPort } from '../mothers/index.ts';
import { dataPort, ethernetCeilingKbps } from './ethernet-ceiling.ts';

describe('Ethernet limits, §9', () => {
  it('Ethernet limits are 2000 Mbps for a gigabit in full duplex and 1000 in half', () => {
    expect(ethernetCeilingKbps(ethernetPort())).toBe(2_000_000);
    expect(ethernetCeilingKbps(ethernetPort({ fullDuplex: false }))).toBe(1_000_000);
  });

  it('shrink with the speed', () => {
    expect(ethernetCeilingKbps(ethernetPort({ speedMbps: 100 }))).toBe(200_000);
    expect(ethernetCeilingKbps(ethernetPort({ speedMbps: 10, fullDuplex: false }))).toBe(10_000);
  });

  it('Ethernet limits are unknown while the port is down or silent', () => {
    expect(ethernetCeilingKbps(ethernetPort({ plugged: false }))).toBeUndefined();
    expect(ethernetCeilingKbps(ethernetPort({ plugged: undefined }))).toBeUndefined();
    expect(ethernetCeilingKbps(ethernetPort({ speedMbps: undefined }))).toBeUndefined();
    expect(ethernetCeilingKbps(ethernetPort({ speedMbps: 0 }))).toBeUndefined();
  });
});

describe('the port that is active', () => {
  it('the port that is active is the fastest one in use', () => {
    const slow = ethernetPort({ name: 'eth0', speedMbps: 100 });
    const fast = ethernetPort({ name: 'eth1' });
    const down = ethernetPort({ name: 'eth2', speedMbps: 2500, plugged: false });
    expect(dataPort([slow, fast, down])).toBe(fast);
    expect(dataPort([fast, slow])).toBe(fast);
  });

  it('the port that is active is none when nothing is plugged', () => {
    expect(dataPort([ethernetPort({ plugged: false })])).toBeUndefined();
    expect(dataPort([])).toBeUndefined();
  });
});
