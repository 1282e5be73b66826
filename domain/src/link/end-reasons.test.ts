import { describe, expect, it } from 'vitest';
import { hybridStatus, ptpAccessPointStatus, remoteStatus, station, station60 } from '../mothers/index.ts';
import type { Station } from '../status/station.ts';
import { linkEnds } from './link-ends.ts';
import { linkReasons } from './link-verdict.ts';

const endsOf = (over: Partial<Station>, wireless: object = {}) =>
  linkEnds(ptpAccessPointStatus({ wireless: { stations: [station(over)], ...wireless } }));
const reasonsOf = (over: Partial<Station>, wireless: object = {}) => linkReasons(endsOf(over, wireless));
const kindsOf = (over: Partial<Station>, wireless: object = {}) =>
  reasonsOf(over, wireless).map(({ kind, side, severity }) => `${severity} ${side} ${kind}`);

describe('misaligned chain', () => {
  it('names the weak chain of the local end and by how much', () => {
    expect(reasonsOf({ chainSignalsDbm: [-61, -56] })).toEqual([
      {
        kind: 'chain-imbalance',
        side: 'local',
        severity: 'danger',
        message: {
          key: 'Local chain {chain} is {difference} dB below chain {other}: check the connector and polarization.',
          values: { chain: 0, difference: 5, other: 1 },
        },
      },
    ]);
  });

  it('names the weak chain of the remote end', () => {
    const [reason] = reasonsOf({ remote: remoteStatus({ chainSignalsDbm: [-54, -58] }) });
    expect(reason).toEqual({
      kind: 'chain-imbalance',
      side: 'remote',
      severity: 'warning',
      message: {
        key: 'Remote chain {chain} is {difference} dB below chain {other}: check the connector and polarization.',
        values: { chain: 1, difference: 4, other: 0 },
      },
    });
  });

  it('leaves 3 dB alone', () => {
    expect(reasonsOf({ chainSignalsDbm: [-54, -57] })).toEqual([]);
  });
});

describe('over-saturated receiver', () => {
  it('an over-saturated receiver is told above -40 dBm, at either end', () => {
    const loud = { downlink: {}, uplink: {} };
    const [local] = reasonsOf({ ...loud, signalDbm: -39, remote: remoteStatus({ signalDbm: -40 }) });
    expect(local).toEqual({
      kind: 'over-saturated',
      side: 'local',
      severity: 'danger',
      message: {
        key: 'The local signal is too strong: {signal} dBm exceeds {limit} dBm. Reduce the remote transmit power.',
        values: { signal: -39, limit: -40 },
      },
    });
    const [remote] = reasonsOf({ ...loud, signalDbm: -40, remote: remoteStatus({ signalDbm: -38 }) });
    expect(remote).toMatchObject({
      side: 'remote',
      message: {
        key: 'The remote signal is too strong: {signal} dBm exceeds {limit} dBm. Reduce the local transmit power.',
      },
    });
  });

  it('an over-saturated receiver is not told at -40 dBm', () => {
    expect(reasonsOf({ signalDbm: -40, remote: remoteStatus({ signalDbm: -40 }) })).toEqual([]);
  });
});

describe('interference', () => {
  const received = (local: number, remote = 33, linkScore: number | undefined = 97) =>
    reasonsOf({
      downlink: { linkScore },
      uplink: { linkScore },
      airmax: { rx: { cinrDb: local }, tx: { cinrDb: remote } },
    });

  it('interference is told by what CINR falls short by, whole dB', () => {
    expect(received(24.4)).toEqual([
      {
        kind: 'interference',
        side: 'local',
        severity: 'warning',
        message: {
          key: 'Interference reduces the local CINR by {difference} dB: try another channel or a narrower channel width.',
          values: { difference: 6 },
        },
      },
    ]);
  });

  it('interference is a problem where the direction is poor, else a note', () => {
    expect(received(30)).toEqual([]);
    expect(received(24, 33, 71)).toMatchObject([{ severity: 'warning' }]);
    expect(received(24, 33, 69)).toMatchObject([{ severity: 'danger' }]);
  });

  it('interference is told of the remote end by what it hears', () => {
    expect(received(33, 25)).toMatchObject([
      {
        side: 'remote',
        message: {
          key: 'Interference reduces the remote CINR by {difference} dB: try another channel or a narrower channel width.',
        },
      },
    ]);
  });
});

describe('a receiver that is driven too hard', () => {
  it('a receiver that is driven too hard is the first cause, before its chains, and no interference is concluded of it', () => {
    const over = {
      signalDbm: -39,
      chainSignalsDbm: [-47, -40],
      noiseFloorDbm: -95,
      airmax: { rx: { cinrDb: 12 }, tx: { cinrDb: 33 } },
      rxRateIndex: 1,
    };
    const kinds = reasonsOf(over).map(({ kind }) => kind);
    expect(kinds.slice(0, 2)).toEqual(['over-saturated', 'chain-imbalance']);
    expect(kinds).not.toContain('interference');
  });
});

describe('a CINR that the receive rate contradicts', () => {
  const interferedAt = (cinrDb: number, rxRateIndex: number) =>
    kindsOf({ rxRateIndex, airmax: { rx: { cinrDb }, tx: { cinrDb: 33 } } }).filter(kind =>
      kind.includes('interference'),
    );

  it('a CINR that the receive rate contradicts was not measured: 8 dB below what the rate needs no receiver decodes it', () => {
    expect([interferedAt(3, 7), interferedAt(16, 7)]).toEqual([[], []]);
    expect(interferedAt(17, 7)).toHaveLength(1);
    expect(interferedAt(3, 0)).toHaveLength(1);
  });
});

describe('weak signal', () => {
  const quiet = { downlink: {}, uplink: {} };

  it('weak signal is danger below -78 dBm, whatever is expected', () => {
    const remote = remoteStatus({ signalDbm: -79 });
    expect(reasonsOf({ ...quiet, signalDbm: -79, remote })).toEqual([
      {
        kind: 'weak',
        side: 'local',
        severity: 'danger',
        message: {
          key: 'The local signal of {signal} dBm is below the usable minimum of {limit} dBm: align the antennas.',
          values: { signal: -79, limit: -78 },
        },
      },
      {
        kind: 'weak',
        side: 'remote',
        severity: 'danger',
        message: {
          key: 'The remote signal of {signal} dBm is below the usable minimum of {limit} dBm: align the antennas.',
          values: { signal: -79, limit: -78 },
        },
      },
    ]);
    expect(reasonsOf({ ...quiet, signalDbm: -78, remote: remoteStatus({ signalDbm: -78 }) })).toEqual([]);
  });

  it('weak signal is danger below -72 dBm at 60 GHz', () => {
    const at = (signalDbm: number) =>
      linkReasons(
        linkEnds(
          hybridStatus({
            wireless: {
              stations: [station60({ remote: undefined, radio60: { signalDbm, downlink: {}, uplink: {} } })],
            },
          }),
        ),
      );
    expect(at(-73)).toMatchObject([{ kind: 'weak', message: { values: { signal: -73, limit: -72 } } }]);
    expect(at(-72)).toEqual([]);
  });

  it('weak signal is told against the expectation of that end', () => {
    const uplink = { signalExpectedDbm: -49 };
    expect(reasonsOf({ uplink })).toEqual([
      {
        kind: 'weak',
        side: 'local',
        severity: 'warning',
        belowExpectedDb: 4,
        message: {
          key: 'The local signal of {signal} dBm is {difference} dB below the expected {expected} dBm: check alignment, obstacles and transmit power.',
          values: { signal: -53, difference: 4, expected: -49 },
        },
      },
    ]);
    expect(reasonsOf({ downlink: { signalExpectedDbm: -50 } })).toMatchObject([
      {
        side: 'remote',
        message: {
          key: 'The remote signal of {signal} dBm is {difference} dB below the expected {expected} dBm: check alignment, obstacles and transmit power.',
          values: { signal: -54, difference: 4, expected: -50 },
        },
      },
    ]);
  });

  it('leaves 3 dB alone, is a problem from 8 dB on, a note below', () => {
    const below = (difference: number) => kindsOf({ uplink: { signalExpectedDbm: -53 + difference } });
    expect(below(3)).toEqual([]);
    expect(below(7)).toEqual(['warning local weak']);
    expect(below(8)).toEqual(['danger local weak']);
  });

  it('weak signal does not count the expectation while ATPC trims the power', () => {
    const trimmed = (atpcStatus: number) =>
      kindsOf({ uplink: { signalExpectedDbm: -40 }, airmax: { atpcStatus, rx: {}, tx: {} } });
    expect(trimmed(2)).toEqual([]);
    expect(trimmed(4)).toEqual(['danger local weak']);
  });
});

describe('rate below expectation', () => {
  it('rate below expectation is told for each end by the rate that it receives', () => {
    expect(reasonsOf({ rxRateIndex: 6, txRateIndex: 5 })).toEqual([
      {
        kind: 'low-rate',
        side: 'local',
        severity: 'warning',
        message: {
          key: 'The local receive rate is {rate}, below the expected {expected}: check for interference and obstacles.',
          values: { rate: '6x 64QAM 3/4', expected: '8x 256QAM 3/4' },
        },
      },
      {
        kind: 'low-rate',
        side: 'remote',
        severity: 'warning',
        message: {
          key: 'The remote receive rate is {rate}, below the expected {expected}: check for interference and obstacles.',
          values: { rate: '6x 64QAM 2/3', expected: '8x 256QAM 5/6' },
        },
      },
    ]);
  });

  it('rate below expectation is not told at or above the expectation, nor without one', () => {
    expect(reasonsOf({ rxRateIndex: 8, txRateIndex: 9 })).toEqual([]);
    expect(reasonsOf({ rxRateIndex: 9 })).toEqual([]);
    expect(reasonsOf({ rxRateIndex: undefined })).toEqual([]);
    expect(reasonsOf({ rxRateIndex: 0, uplink: {} })).toEqual([]);
  });

  it('rate below expectation is not told of one step, which every link changes by', () => {
    expect(kindsOf({ rxRateIndex: 7, txRateIndex: 8 })).toEqual([]);
  });

  it('rate below expectation is named by the table of 60 GHz there', () => {
    const expected = { rateIndexExpected: 9 };
    const radio60 = { signalDbm: -50, rxMcs: 4, downlink: expected, uplink: expected };
    const status = hybridStatus({ wireless: { stations: [station60({ remote: undefined, radio60 })] } });
    const rates = linkReasons(linkEnds(status)).filter(({ kind }) => kind === 'low-rate');
    expect(rates.map(({ message }) => message.values)).toEqual([
      { rate: '2x BPSK 3/4', expected: '4x QPSK 13/16' },
    ]);
  });

  it('rate below expectation is evidence, never a problem by itself, however poor the score', () => {
    const scored = (linkScore: number) =>
      kindsOf({ rxRateIndex: 5, uplink: { rateIndexExpected: 8, linkScore } });
    expect(scored(70)).toEqual(['warning local low-rate']);
    expect(scored(20)).toEqual(['warning local low-rate']);
  });

  it('rate below expectation is never a second complaint beside its cause', () => {
    expect(kindsOf({ rxRateIndex: 5, chainSignalsDbm: [-61, -56] })).toEqual([
      'danger local chain-imbalance',
    ]);
  });
});
