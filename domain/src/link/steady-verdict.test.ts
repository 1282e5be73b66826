import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hybridStatus, ptpAccessPointStatus, remoteStatus, station, station60 } from '../mothers/index.ts';
import type { Station } from '../status/station.ts';
import { averagedEnds, movingReadings } from './averaged-ends.ts';
import type { LinkEnds } from './link-end.ts';
import { linkEnds } from './link-ends.ts';
import { linkHealth } from './signal-limits.ts';
import { rootCause } from './root-cause.ts';
import {
  shownVerdict,
  type SteadyVerdict,
  steadyVerdict,
  VERDICT_AVERAGE_MS,
  VERDICT_HOLD_MS,
  verdictSample,
} from './steady-verdict.ts';
import { runs } from '../configuration/property-runs.mother.ts';

const statusOf = (over: Partial<Station>) =>
  ptpAccessPointStatus({ wireless: { stations: [station(over)] } });
const lame = { chainSignalsDbm: [-66, -56] };

/** The verdicts of one status each second. */
function watched(statuses: readonly ReturnType<typeof statusOf>[]): readonly SteadyVerdict[] {
  const shown: SteadyVerdict[] = [];
  for (const [second, status] of statuses.entries()) {
    shown.push(steadyVerdict(shown.at(-1), verdictSample(1000 * second, status)));
  }
  return shown;
}

const causes = (verdicts: readonly SteadyVerdict[]) => verdicts.map(({ cause }) => cause?.kind);

describe('a steady verdict', () => {
  it('changes at most once a minute on a steady noisy link', () => {
    assert(
      property(array(integer({ min: -12, max: 12 }), { minLength: 300, maxLength: 400 }), noise => {
        const shown = watched(
          noise.map(off =>
            statusOf({ signalDbm: -53 + off, chainSignalsDbm: [-56 + off, -56 - Math.trunc(off / 2)] }),
          ),
        );
        const changes = shown.flatMap(({ cause }, at) =>
          at > 0 && cause?.kind !== shown[at - 1]?.cause?.kind ? [at * 1000] : [],
        );
        for (const [place, at] of changes.entries()) {
          // What a first sample showed is held no longer than the average takes.
          const least = place === 0 ? VERDICT_AVERAGE_MS : VERDICT_HOLD_MS;
          expect(at - (changes[place - 1] ?? 0)).toBeGreaterThanOrEqual(least);
        }
      }),
      runs(20),
    );
  });

  it('a steady verdict has no CINR that contradicted its rate for 15 s, and one that did so for less', () => {
    const doubted = statusOf({ rxRateIndex: 7, airmax: { rx: { cinrDb: 3 }, tx: { cinrDb: 30 } } });
    const shown = watched(Array.from({ length: 17 }, () => doubted));
    expect(shown.map(({ ends }) => ends.local.cinrDb).slice(-4)).toEqual([3, 3, undefined, undefined]);
    expect(shown.at(-1)?.ends.remote?.cinrDb).toBe(30);
    expect(shown.map(({ cause }) => cause?.kind)).not.toContain('interference');
  });

  /** A link whose two directions have this score, in a second. */
  const scored = (score: number, second: number, technology?: LinkEnds['technology']) => {
    const sample = verdictSample(second * 1000, statusOf({}));
    const { ends } = sample;
    const [downlink, uplink] = [ends.downlink, ends.uplink].map(each => ({ ...each, linkScore: score }));
    return {
      ...sample,
      state: undefined,
      ends: { ...ends, downlink: downlink!, uplink: uplink!, technology: technology ?? ends.technology },
    };
  };

  it('never shows a score that the word beside it contradicts', () => {
    const levels = array(integer({ min: 40, max: 100 }), { minLength: 2, maxLength: 12 });
    const spans = array(integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
    assert(
      property(levels, spans, (scores, seconds) => {
        // Levels that last for different times cross the limits of the health in every way.
        const course = scores.flatMap((score, at) =>
          Array<number>(seconds[at % seconds.length] ?? 1).fill(score),
        );
        let steady: SteadyVerdict | undefined;
        for (const [second, score] of course.entries()) {
          steady = steadyVerdict(steady, scored(score, second));
          const shown = shownVerdict(steady);
          expect(linkHealth(shown.score ?? Number.NaN)).toBe(shown.health);
        }
      }),
      runs(30),
    );
  });

  it('judges a link that went to another radio by that radio alone, and settles within its average', () => {
    const before = steadyVerdict(undefined, scored(96, 0));
    const fallen = steadyVerdict(before, scored(40, 1, '11n' as LinkEnds['technology']));
    expect(shownVerdict(fallen)).toMatchObject({ health: undefined, score: undefined, problem: false });
    const settled = steadyVerdict(fallen, scored(100, 14, '11n' as LinkEnds['technology']));
    expect(shownVerdict(settled)).toMatchObject({ health: 'good', score: 70 });
  });

  it('a steady verdict does not follow a flicker of a few seconds', () => {
    const flicker = Array.from({ length: 120 }, (_, second) => statusOf(second % 30 < 4 ? lame : {}));
    expect(new Set(causes(watched([...Array.from({ length: 20 }, () => statusOf({})), ...flicker])))).toEqual(
      new Set([undefined]),
    );
  });

  it('shows a lasting cause, and since when', () => {
    const shown = watched(Array.from({ length: 120 }, (_, second) => statusOf(second < 30 ? {} : lame)));
    expect(causes(shown).slice(0, 60)).toEqual(Array.from({ length: 60 }, () => undefined));
    expect(shown.at(-1)).toMatchObject({
      cause: { kind: 'chain-imbalance', severity: 'danger' },
      since: 60_000,
    });
  });

  it('shows an outage at once, and its end at once', () => {
    const down = ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } });
    const shown = watched([statusOf({}), statusOf({}), down, down, statusOf({})]);
    expect(causes(shown)).toEqual([undefined, undefined, 'outage', 'outage', undefined]);
    expect(shown.map(({ since }) => since)).toEqual([0, 0, 2000, 2000, 4000]);
  });

  it('counts no problem of a link that is back before its readings fill an average, and the problem then at once', () => {
    const down = ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } });
    assert(
      property(integer({ min: 1, max: 40 }), integer({ min: 1, max: 14 }), (away, firstSeconds) => {
        const course = (back: readonly ReturnType<typeof statusOf>[]) =>
          watched([
            ...Array.from({ length: 20 }, () => statusOf({})),
            ...Array<typeof down>(away).fill(down),
            ...back,
          ])
            .slice(20 + away)
            .map(shownVerdict);
        // A bad start that passes, with the average, is no problem at any time.
        const good = Array.from({ length: 90 }, () => statusOf({}));
        const start = course([
          ...Array<ReturnType<typeof statusOf>>(firstSeconds).fill(statusOf(lame)),
          ...good,
        ]);
        expect(start.slice(0, 15).map(({ problem }) => problem)).not.toContain(true);
        expect(start.at(-1)).toMatchObject({ problem: false });
        const bad = course(Array.from({ length: 40 }, () => statusOf(lame)));
        expect(bad.map(({ problem }) => problem)).toEqual([
          ...Array.from({ length: 15 }, () => false),
          ...Array.from({ length: 25 }, () => true),
        ]);
        for (const { problem, health, score, headline } of bad) {
          expect([health === undefined, score === undefined]).toEqual([!problem, !problem]);
          expect(headline.key.startsWith('Connected recently')).toBe(!problem);
        }
      }),
      runs(20),
    );
  });

  it('a steady verdict begins anew with a clock that went back', () => {
    const late = steadyVerdict(undefined, verdictSample(90_000, statusOf({})));
    expect(steadyVerdict(late, verdictSample(1000, statusOf(lame)))).toMatchObject({
      cause: { kind: 'chain-imbalance' },
      since: 1000,
      samples: { length: 1 },
    });
  });

  it('keeps one sample of a moment, however many answers come in it', () => {
    let verdict = steadyVerdict(undefined, verdictSample(1000, statusOf({})));
    for (let answer = 0; answer < 100; answer++)
      verdict = steadyVerdict(verdict, verdictSample(1000, statusOf({})));
    expect(verdict.samples).toHaveLength(1);
  });

  it('keeps no more than its 15 seconds of samples', () => {
    expect(watched(Array.from({ length: 100 }, () => statusOf({}))).at(-1)?.samples).toHaveLength(15);
  });
});

describe('averaged ends', () => {
  const averaged = (...samples: readonly [LinkEnds, ...LinkEnds[]]) =>
    averagedEnds(samples.at(-1) ?? samples[0], samples.map(movingReadings));
  const silent = linkEnds(statusOf({ signalDbm: undefined, chainSignalsDbm: undefined }));

  it('averaged ends have the mean of what moves and the latest of the rest', () => {
    const ends = (signalDbm: number, first: number) =>
      linkEnds(statusOf({ signalDbm, chainSignalsDbm: [first, -56] }));
    expect(averaged(ends(-50, -50), ends(-53, -54), ends(-56, -58)).local).toMatchObject({
      signalDbm: -53,
      chainSignalsDbm: [-54, -56],
      name: linkEnds(statusOf({})).local.name,
    });
  });

  it('averaged ends are the ends themselves after one sample, and after equal ones', () => {
    const whole = linkEnds(statusOf({ remote: remoteStatus({ chainSignalsDbm: [-50, -51, -52] }) }));
    expect(averaged(whole)).toEqual(whole);
    expect(averaged(whole, whole, whole)).toEqual(whole);
  });

  it('averaged ends have nothing that the latest sample does not have', () => {
    const { local } = averaged(linkEnds(statusOf({})), silent);
    expect([local.signalDbm, local.chainSignalsDbm]).toEqual([undefined, undefined]);
  });

  it('leave out the samples that do not have a reading, or another number of chains', () => {
    const one = linkEnds(statusOf({ signalDbm: -60, chainSignalsDbm: [-61] }));
    const two = linkEnds(statusOf({ signalDbm: -50, chainSignalsDbm: [-51, -53] }));
    const odd = { ...one, local: { ...one.local, signalDbm: Number.POSITIVE_INFINITY } };
    expect(averaged(silent, one, odd, two).local).toMatchObject({
      signalDbm: -55,
      chainSignalsDbm: [-58, -53],
    });
  });
});

describe('the root cause of a link', () => {
  it('the root cause of a link is the outage before all', () => {
    expect(rootCause(ptpAccessPointStatus({ wireless: { stations: [], stationCount: 0 } }))).toMatchObject({
      kind: 'outage',
      severity: 'danger',
      band: '5',
    });
  });

  it('the root cause of a link is the backup before any reading', () => {
    const status = hybridStatus({
      wireless: { stations: [station60({ linked60: false, activeLink: '5', chainSignalsDbm: [-80, -50] })] },
    });
    expect(rootCause(status)).toMatchObject({ kind: 'backup', severity: 'danger', band: '60' });
  });

  it('the root cause of a link is the radar wait while the radio listens', () => {
    expect(rootCause(ptpAccessPointStatus({ wireless: { cacState: 1, stations: [] } }))).toMatchObject({
      kind: 'radar-wait',
    });
  });

  it('the root cause of a link is chain before interference before weak before a poor score, with what it costs', () => {
    const poor = { linkScore: 60 };
    const bad = {
      airmax: { combinedCapacityKbps: 226_000, rx: { cinrDb: 15 }, tx: { cinrDb: 33 } },
      downlink: poor,
      uplink: { signalExpectedDbm: -40, rateIndexExpected: 8, linkScore: 60 },
      rxRateIndex: 3,
      combinedCapacityExpectedKbps: 316_000,
    };
    const kinds = (over: Partial<Station>) => rootCause(statusOf({ ...bad, ...over }))?.kind;
    expect(kinds(lame)).toBe('chain-imbalance');
    expect(kinds({})).toBe('interference');
    expect(kinds({ airmax: { rx: { cinrDb: 33 }, tx: {} } })).toBe('weak');
    expect(
      kinds({ airmax: { rx: { cinrDb: 33 }, tx: {} }, uplink: { rateIndexExpected: 8, linkScore: 60 } }),
    ).toBe('low-score');
    expect(rootCause(statusOf({ ...bad, ...lame }))?.costKbps).toBe(90_000);
  });

  it('the root cause of a link is the poor score, with the low rate as its evidence, where no reading says why', () => {
    const slow = {
      rxRateIndex: 3,
      uplink: { rateIndexExpected: 8, linkScore: 60 },
      downlink: { linkScore: 60 },
    };
    const { reasons, headline, problem } = shownVerdict(
      steadyVerdict(undefined, verdictSample(0, statusOf(slow))),
    );
    expect([problem, headline.key]).toEqual([
      true,
      'The link performs below expectation without a visible cause: check the spectrum for interference.',
    ]);
    expect(reasons.map(({ kind, severity }) => `${severity} ${kind}`)).toEqual(['warning low-rate']);
  });

  it('the root cause of a link is the poor score where no reading says why', () => {
    expect(rootCause(statusOf({ downlink: { linkScore: 60 }, uplink: { linkScore: 60 } }))).toMatchObject({
      kind: 'low-score',
      severity: 'danger',
    });
  });

  it('the root cause of a link is a note where nothing is a problem, and none where all is well', () => {
    expect(rootCause(statusOf({ chainSignalsDbm: [-56, -60] }))).toMatchObject({ severity: 'warning' });
    expect(rootCause(statusOf({ remote: remoteStatus() }))).toBeUndefined();
  });
});
