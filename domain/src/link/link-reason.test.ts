import { assert, double, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ptpAccessPointStatus, station } from '../mothers/index.ts';
import { linkEnds } from './link-ends.ts';
import { compareReasons, isProblem, LINK_REASON_KINDS, overloaded } from './link-reason.ts';
import { linkReasons } from './link-verdict.ts';
import { rootCause } from './root-cause.ts';

const statusOf = (airtimePercent: number, over: Parameters<typeof station>[0] = {}) =>
  ptpAccessPointStatus({
    wireless: { polling: { airtimePercent }, stations: [station({ airmax: undefined, ...over })] },
  });

describe('an overloaded link', () => {
  it('an overloaded link is one with 80 % of the airtime in use, and no figure that a device could not mean', () => {
    assert(
      property(double({ noDefaultInfinity: true }), airtimePercent => {
        const found = overloaded({ airtimePercent });
        expect(found !== undefined).toBe(airtimePercent >= 80 && airtimePercent <= 1000);
        expect(found === undefined || isProblem(found)).toBe(true);
      }),
    );
    expect(overloaded({ airtimePercent: undefined })).toBeUndefined();
  });

  it('an overloaded link leads before interference and after what costs it capacity by itself', () => {
    const noisy = {
      signalDbm: -56,
      noiseFloorDbm: -92,
      downlink: { linkScore: 60 },
      uplink: { linkScore: 60 },
    };
    expect(rootCause(statusOf(79, noisy))?.kind).not.toBe('overload');
    expect(rootCause(statusOf(88.6, noisy))).toMatchObject({
      kind: 'overload',
      severity: 'danger',
      message: {
        key: 'Airtime usage is {percent} %: limit the traffic or widen the channel.',
        values: { percent: 89 },
      },
    });
    const saturated = statusOf(88.6, { ...noisy, signalDbm: -30 });
    expect(rootCause(saturated)?.kind).toBe('over-saturated');
    expect(linkReasons(linkEnds(saturated)).map(({ kind }) => kind)).toContain('overload');
  });

  it('an overloaded link stands between a slow port and interference', () => {
    const order = LINK_REASON_KINDS.map(kind => ({
      kind,
      side: 'local' as const,
      severity: 'danger' as const,
      message: { key: kind },
    })).toSorted(compareReasons);
    expect(order.map(({ kind }) => kind).slice(3, 6)).toEqual([
      'ethernet-bottleneck',
      'overload',
      'interference',
    ]);
  });
});
