import { describe, expect, it } from 'vitest';
import type { EthernetPort } from '../status/host-status.ts';
import { type EthernetEvidence, ethernetFaults } from './ethernet-fault.ts';

const GOOD: EthernetPort = {
  name: 'eth0',
  enabled: true,
  plugged: true,
  speedMbps: 1000,
  fullDuplex: true,
  pairSnrDb: [30, 30, 29, 30],
  cableLengthMetres: 19,
};

function kinds(port: Partial<EthernetPort>, evidence: EthernetEvidence = {}): readonly string[] {
  return ethernetFaults({ ...GOOD, ...port }, evidence).map(({ kind }) => kind);
}

describe('a port in order', () => {
  it('a port in order has no faults', () => {
    expect(ethernetFaults(GOOD, { localMaxMbps: 1000, remoteMaxMbps: 1000 })).toEqual([]);
    expect(ethernetFaults(GOOD)).toEqual([]);
  });

  it.each([{ plugged: false }, { plugged: undefined }, { enabled: false }])(
    'a port in order is not judged when %j',
    state => {
      expect(kinds({ ...state, fullDuplex: false, cableLengthMetres: undefined })).toEqual([]);
    },
  );

  it('a port in order is judged when the device does not say whether it is enabled', () => {
    expect(kinds({ enabled: undefined, fullDuplex: false })).toEqual(['half-duplex']);
  });
});

describe('a port slower than it could be', () => {
  it('a port slower than it could be is reported with the speed that both ends can do', () => {
    const port = { ...GOOD, speedMbps: 100 };
    expect(ethernetFaults(port, { localMaxMbps: 1000, remoteMaxMbps: 1000 })).toEqual([
      {
        kind: 'slow',
        severity: 'warning',
        message: {
          key: '{name} runs at {speed} Mbps, but both ends support {possible} Mbps. Check the cable and the connectors.',
          values: { name: 'eth0', speed: 100, possible: 1000 },
        },
      },
    ]);
  });

  it('a port slower than it could be is reported for what the port can do when the link partner is unknown', () => {
    expect(ethernetFaults({ ...GOOD, speedMbps: 100 }, { localMaxMbps: 1000 })[0]?.message).toEqual({
      key: '{name} runs at {speed} Mbps, but the port supports {possible} Mbps. Check the cable, the connectors and the link partner.',
      values: { name: 'eth0', speed: 100, possible: 1000 },
    });
  });

  it.each([
    [100, 1000, 100, []],
    [100, 100, 1000, []],
    [10, 1000, 100, ['slow']],
    [1000, 1000, 1000, []],
    [999, 1000, 1000, ['slow']],
    [0, 1000, 1000, []],
    [1, 1000, 1000, ['slow']],
    [undefined, 1000, 1000, []],
    [100, undefined, 1000, []],
  ])(
    'a port slower than it could be at %s Mbps between ends of %s and %s: %j',
    (speedMbps, localMaxMbps, remoteMaxMbps, expected) => {
      const pairSnrDb = undefined;
      expect(kinds({ speedMbps, pairSnrDb }, { localMaxMbps, remoteMaxMbps })).toEqual(expected);
    },
  );

  it.each([
    ['all four pairs', [30, 30, 29, 30], ['slow']],
    ['two pairs', [30, 30, 0, 0], []],
    ['no pairs', [], []],
    ['nothing', undefined, []],
  ])(
    'a port slower than it could be of unknown speed is judged by its cable, which measures %s',
    (_, pairSnrDb, expected) => {
      expect(kinds({ speedMbps: 100, pairSnrDb })).toEqual(expected);
    },
  );
});

describe('half duplex', () => {
  it('half duplex is reported, and an unknown duplex is not', () => {
    expect(ethernetFaults({ ...GOOD, fullDuplex: false })).toEqual([
      {
        kind: 'half-duplex',
        severity: 'warning',
        message: {
          key: '{name} runs at half duplex. Set both ends to auto-negotiation.',
          values: { name: 'eth0' },
        },
      },
    ]);
    expect(kinds({ fullDuplex: undefined })).toEqual([]);
  });
});

describe('error counters', () => {
  it('error counters that rise are reported with the sum of both directions', () => {
    const evidence = { before: { rxErrors: 10, txErrors: 1 }, after: { rxErrors: 12, txErrors: 4 } };
    expect(ethernetFaults(GOOD, evidence)).toEqual([
      {
        kind: 'errors',
        severity: 'danger',
        message: {
          key: '{name}: {count} new errors. Check the cable, the shielding and the connectors.',
          values: { name: 'eth0', count: 5 },
        },
      },
    ]);
  });

  it.each([
    [{ rxErrors: 10 }, { rxErrors: 10 }],
    [{ rxErrors: 10 }, { rxErrors: 3 }],
    [{ rxErrors: 10 }, {}],
    [{}, { rxErrors: 10 }],
    [undefined, { rxErrors: 10 }],
    [{ rxErrors: 10 }, undefined],
  ])('error counters from %j to %j say nothing', (before, after) => {
    expect(kinds({}, { before, after })).toEqual([]);
  });

  it('error counters of one direction count although the other was reset', () => {
    const evidence = { before: { rxErrors: 9, txErrors: 9 }, after: { rxErrors: 0, txErrors: 10 } };
    expect(ethernetFaults(GOOD, evidence)[0]?.message.values).toEqual({ name: 'eth0', count: 1 });
  });
});

describe('the pairs of the cable', () => {
  it('the pairs of the cable are reported when one is weak, by its number', () => {
    expect(ethernetFaults({ ...GOOD, pairSnrDb: [21, 22, 19, 20] })).toEqual([
      {
        kind: 'weak-pair',
        severity: 'danger',
        message: {
          key: '{name}: SNR of cable pair {pair} is only {snr} dB. Check the connectors.',
          values: { name: 'eth0', pair: 3, snr: 19 },
        },
      },
    ]);
  });

  it('the pairs of the cable are reported when uneven', () => {
    expect(ethernetFaults({ ...GOOD, pairSnrDb: [30, 30, 24, 30] })).toEqual([
      {
        kind: 'uneven-pairs',
        severity: 'warning',
        message: {
          key: '{name}: SNR of the cable pairs differs by {difference} dB. Check the connectors.',
          values: { name: 'eth0', difference: 6 },
        },
      },
    ]);
  });

  it.each([
    [[30, 30, 25, 30], []],
    [[20, 20, 20, 20], []],
    [[0, 0, 0, 0], []],
    [[30, 30, 0, 0], []],
    [[30, 24, 0, 0], ['uneven-pairs']],
    [[], []],
    [[30], []],
    [undefined, []],
    [
      [30, 1, 30, 30],
      ['weak-pair', 'uneven-pairs'],
    ],
  ])('reading %j: %j', (pairSnrDb, expected) => {
    expect(kinds({ pairSnrDb })).toEqual(expected);
  });
});

describe('the length of the cable', () => {
  it('the length of the cable is reported beyond 100 m', () => {
    expect(kinds({ cableLengthMetres: 100 })).toEqual([]);
    expect(ethernetFaults({ ...GOOD, cableLengthMetres: 101 })).toEqual([
      {
        kind: 'long-cable',
        severity: 'warning',
        message: {
          key: '{name}: the cable is {length} m long; the Ethernet limit is {max} m.',
          values: { name: 'eth0', length: 101, max: 100 },
        },
      },
    ]);
  });

  it('the length of the cable is noted when unknown', () => {
    expect(ethernetFaults({ ...GOOD, cableLengthMetres: undefined })).toEqual([
      {
        kind: 'unknown-length',
        severity: 'notice',
        message: { key: 'The length of the cable on {name} is not known.', values: { name: 'eth0' } },
      },
    ]);
  });
});
