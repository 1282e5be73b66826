import { describe, expect, it } from 'vitest';
import { airOs6Status, emptyStatus, ptpAccessPointStatus, remoteStatus, station } from '../mothers/index.ts';
import type { Station } from '../status/station.ts';
import { asymmetryDb, compareReasons, LINK_REASON_KINDS, type LinkReason } from './link-reason.ts';
import { linkEnds } from './link-ends.ts';
import { linkReasons, linkVerdict } from './link-verdict.ts';
import { verdictCause } from './root-cause.ts';

const endsOf = (over: Partial<Station>, wireless: object = {}) =>
  linkEnds(ptpAccessPointStatus({ wireless: { stations: [station(over)], ...wireless } }));
const reasonsOf = (over: Partial<Station>, wireless: object = {}) => linkReasons(endsOf(over, wireless));
const kindsOf = (over: Partial<Station>, wireless: object = {}) =>
  reasonsOf(over, wireless).map(({ kind, side, severity }) => `${severity} ${side} ${kind}`);

describe('a healthy link', () => {
  it('a healthy link is excellent with no reason', () => {
    expect(linkVerdict(endsOf({}))).toEqual({
      health: 'excellent',
      score: 96,
      reasons: [],
      problem: false,
      costKbps: 13_000,
      headline: { key: 'The link performs as expected.' },
    });
  });

  it('costs nothing at its expected capacity and above', () => {
    const ends = endsOf({});
    const costAt = (combinedCapacityKbps: number) => linkVerdict({ ...ends, combinedCapacityKbps }).costKbps;
    const expected = ends.combinedCapacityExpectedKbps ?? Number.NaN;
    expect([expected - 1, expected, expected + 1].map(costAt)).toEqual([1, undefined, undefined]);
  });

  it('a healthy link is told by its health when no reading says more', () => {
    const scored = (linkScore: number) =>
      linkVerdict(endsOf({ downlink: { linkScore }, uplink: { linkScore } })).headline.key;
    expect(scored(80)).toBe('The link performs slightly below expectation.');
    expect(scored(20)).toBe(
      'The link performs below expectation without a visible cause: check the spectrum for interference.',
    );
  });
});

describe('a link with one poor direction', () => {
  it('a link with one poor direction has a problem, though the mean of both scores is good', () => {
    const verdict = linkVerdict(endsOf({ downlink: { linkScore: 99 }, uplink: { linkScore: 66.4 } }));
    expect([verdict.health, verdict.problem, verdict.headline]).toEqual([
      'good',
      true,
      {
        key: 'The uplink reaches {score} % of the expected capacity: check alignment, obstacles and interference.',
        values: { score: 66 },
      },
    ]);
  });
});

describe('a note beside a verdict', () => {
  it('a note beside a verdict does not contradict it: a link with one is free of problems, not as expected', () => {
    const { headline, reasons } = linkVerdict(endsOf({ rxRateIndex: 6 }));
    expect(reasons.map(({ kind }) => kind)).toEqual(['low-rate']);
    expect(headline.key).toBe('No problems detected.');
  });
});

describe('a note on a link with a problem', () => {
  const note = { signalDbm: -60, remote: remoteStatus({ signalDbm: -60, txPowerDbm: 16 }) };

  it('a note on a link with a problem is no problem itself: the poor score is, and the note says what may cost it', () => {
    const verdict = linkVerdict(endsOf({ ...note, downlink: { linkScore: 60 }, uplink: { linkScore: 55 } }));
    const [reason] = verdict.reasons;
    expect([reason?.kind, reason?.severity]).toEqual(['asymmetric', 'warning']);
    expect(verdict.headline).toEqual({
      key: 'The link reaches {score} % of the expected capacity. {reason}',
      values: { score: 57, reason: reason?.message },
    });
    expect(verdictCause(verdict)).toMatchObject({
      kind: 'asymmetric',
      severity: 'danger',
      message: verdict.headline,
    });
  });

  it('a note on a link with a problem does not stand for the direction that is poor', () => {
    const verdict = linkVerdict(endsOf({ ...note, downlink: { linkScore: 99 }, uplink: { linkScore: 60 } }));
    expect(verdict.reasons.map(({ kind }) => kind)).toEqual(['asymmetric']);
    expect(verdictCause(verdict)).toMatchObject({
      kind: 'low-score',
      severity: 'danger',
      message: { values: { score: 60 } },
    });
  });
});

describe('a link that is not rated', () => {
  it('says that no reading shows a fault', () => {
    expect(linkVerdict(linkEnds(airOs6Status()))).toEqual({
      health: undefined,
      score: undefined,
      reasons: [],
      problem: false,
      costKbps: undefined,
      headline: { key: 'No fault found. The device does not report a link score.' },
    });
  });

  it('says that a link is up whose readings the device does not tell', () => {
    const { wireless, ...device } = emptyStatus();
    const silent = { mac: '02:00:00:00:60:02', linked60: true, downlink: {}, uplink: {}, traffic: {} };
    const status = { ...device, wireless: { ...wireless, stations: [silent] } };
    expect(linkVerdict(linkEnds(status)).headline).toEqual({
      key: 'The link is up. The device reports no readings for it.',
    });
  });

  it('says that there is no link when nothing is heard', () => {
    expect(linkVerdict(linkEnds(emptyStatus())).headline).toEqual({ key: 'No link yet.' });
  });

  it('judges the local end of airOS 6 all the same', () => {
    const lame = airOs6Status({ wireless: { legacy: { chainSignalsDbm: [-66, -76] } } });
    expect(linkVerdict(linkEnds(lame)).headline.values).toEqual({ chain: 1, difference: 10, other: 0 });
  });
});

describe('asymmetric link', () => {
  const plain = { downlink: {}, uplink: {} };

  it('compares the ends at the same power', () => {
    expect(
      asymmetryDb(endsOf({ signalDbm: -60, remote: remoteStatus({ signalDbm: -60, txPowerDbm: 16 }) })),
    ).toBe(-6);
    expect(
      asymmetryDb(endsOf({ signalDbm: -60, remote: remoteStatus({ signalDbm: -60, txPowerDbm: 4 }) })),
    ).toBe(6);
  });

  it('compares the bare signals when a power is unknown', () => {
    const remote = remoteStatus({ signalDbm: -66, txPowerDbm: undefined });
    expect(asymmetryDb(endsOf({ signalDbm: -60, remote }))).toBe(6);
    const known = remoteStatus({ signalDbm: -66, txPowerDbm: 3 });
    expect(asymmetryDb(endsOf({ signalDbm: -60, remote: known }, { txPowerDbm: undefined }))).toBe(6);
  });

  it('asymmetric link is unknown unless both ends tell a signal', () => {
    expect(asymmetryDb(endsOf({ signalDbm: undefined }))).toBeUndefined();
    expect(asymmetryDb(endsOf({ remote: undefined }))).toBeUndefined();
  });

  it('blames the end that hears less', () => {
    const remote = remoteStatus({ signalDbm: -54 });
    expect(reasonsOf({ ...plain, signalDbm: -60, remote })).toEqual([
      {
        kind: 'asymmetric',
        side: 'local',
        severity: 'warning',
        message: {
          key: 'The local signal is {difference} dB lower than the remote signal at equal transmit power: check the local antenna and cable.',
          values: { difference: 6 },
        },
      },
    ]);
    expect(reasonsOf({ ...plain, signalDbm: -43, remote })).toMatchObject([
      {
        side: 'remote',
        severity: 'danger',
        message: {
          key: 'The remote signal is {difference} dB lower than the local signal at equal transmit power: check the remote antenna and cable.',
          values: { difference: 11 },
        },
      },
    ]);
  });

  it('leaves 5 dB alone, and is a problem beyond 8', () => {
    const by = (difference: number) => kindsOf({ ...plain, signalDbm: -54 + difference });
    expect(by(5)).toEqual([]);
    expect(by(-5)).toEqual([]);
    expect(by(8)).toEqual(['warning remote asymmetric']);
    expect(by(9)).toEqual(['danger remote asymmetric']);
  });
});

describe('several reasons', () => {
  it('stand in the order of importance', () => {
    expect(LINK_REASON_KINDS).toEqual([
      'over-saturated',
      'chain-imbalance',
      'asymmetric',
      'ethernet-bottleneck',
      'overload',
      'interference',
      'weak',
      'low-rate',
      'errors',
    ]);
  });

  it('put danger first, then the more telling kind, then the local end', () => {
    const reason = (
      severity: LinkReason['severity'],
      kind: LinkReason['kind'],
      side: LinkReason['side'],
    ): LinkReason => ({ kind, side, severity, message: { key: kind } });
    const sorted = [
      reason('danger', 'chain-imbalance', 'remote'),
      reason('danger', 'weak', 'local'),
      reason('warning', 'chain-imbalance', 'local'),
      reason('warning', 'low-rate', 'local'),
      reason('warning', 'low-rate', 'remote'),
    ];
    expect(sorted.toReversed().toSorted(compareReasons)).toEqual(sorted);
    expect(sorted.toSorted(compareReasons)).toEqual(sorted);
    const [here, there] = [reason('danger', 'weak', 'local'), reason('danger', 'weak', 'remote')];
    expect([compareReasons(here, there), compareReasons(there, here), compareReasons(here, here)]).toEqual([
      -1, 1, 0,
    ]);
  });

  it('several reasons are headed by the first one', () => {
    const verdict = linkVerdict(endsOf({ chainSignalsDbm: [-61, -56], rxRateIndex: 6 }));
    expect(verdict.reasons.map(({ kind }) => kind)).toEqual(['chain-imbalance']);
    expect(verdict.headline).toBe(verdict.reasons[0]?.message);
    expect(verdict.health).toBe('excellent');
  });
});
