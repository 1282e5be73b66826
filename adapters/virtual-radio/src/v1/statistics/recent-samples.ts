import type { Built, Linked, Linked60, Seeded, Timed } from '../../aspects.ts';
import type { Vitals } from '../../machine/vitals.ts';
import { between, deriveSeed, type RandomSource, seededRandom } from '../../random/seeded-random.ts';
import { takeSample } from '../../status/take-sample.ts';

/** Values in the history of the versioned API. Null where there was no link. */
export type RecentSample = Readonly<Record<HistoryMetric, number | null>>;

/** Metrics with their units. §v1.statistics. */
export const HISTORY_METRICS = {
  'throughput.tx': 'bps',
  'throughput.rx': 'bps',
  'capacity.dl': 'kbps',
  'capacity.ul': 'kbps',
  'signal.local': 'dBm',
  'signal.remote': 'dBm',
  'linkScore.dl': '%',
  'linkScore.ul': '%',
  'cinr.dl': 'dB',
  'cinr.ul': 'dB',
  cpu: '%',
  ram: '%',
  temperature: '°C',
} as const;

export type HistoryMetric = keyof typeof HISTORY_METRICS;

/** Relative deviation of a past value from the present one. */
const SPREAD: Readonly<Record<HistoryMetric, number>> = {
  'throughput.tx': 0.3,
  'throughput.rx': 0.3,
  'capacity.dl': 0.04,
  'capacity.ul': 0.04,
  'signal.local': 0.02,
  'signal.remote': 0.02,
  'linkScore.dl': 0.04,
  'linkScore.ul': 0.04,
  'cinr.dl': 0.05,
  'cinr.ul': 0.05,
  cpu: 0.3,
  ram: 0.02,
  temperature: 0.02,
};

const PERCENT: ReadonlySet<string> = new Set(['linkScore.dl', 'linkScore.ul', 'cpu', 'ram']);

/**
 * Simulated past sample of a radio, varied around its present values. Values that are absent now are absent
 * in the past.
 */
function historySample(present: RecentSample, random: RandomSource): RecentSample {
  const entries = Object.entries(SPREAD).map(([metric, spread]) => {
    const value = present[metric as HistoryMetric];
    if (value === null) return [metric, null];
    const strayed = Math.round(value * between(random, 1 - spread, 1 + spread));
    return [metric, PERCENT.has(metric) ? Math.min(100, strayed) : strayed];
  });
  return Object.fromEntries(entries) as RecentSample;
}

/** The radio as the history looks at it. */
export interface Recorded extends Built, Linked, Linked60, Seeded, Timed {
  readonly vitals: Vitals;
  readonly temperatureCelsius: number;
}

const SAMPLES = 60;
const MINUTE_MS = 60_000;

type DatedSample = readonly [at: number, sample: RecentSample];

/** The last minute second by second, and the last hour minute by minute. */
export class RecentSamples {
  seconds: readonly DatedSample[] = [];
  minutes: readonly DatedSample[] = [];

  /** Takes a sample when the radio has come to a second that is near the present, or to a minute. */
  note(radio: Recorded, at: number): void {
    const isMinute = at % MINUTE_MS < 1000;
    const isRecent = at > radio.clock.now() - SAMPLES * 1000;
    if (!isMinute && !isRecent) return;
    const sample = recentSample(radio);
    if (isRecent) this.seconds = [...this.seconds, [at, sample] as const].slice(-SAMPLES);
    if (isMinute) this.minutes = [...this.minutes, [at, sample] as const].slice(-SAMPLES);
  }

  /** Fills the past of a radio that has been running, around what it shows now. */
  recall(radio: Recorded, now: number, secondsUp: number): void {
    const random = seededRandom(deriveSeed(radio.seed, 0x56));
    const present = recentSample(radio);
    const lastMinute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
    const before = (last: number, stepMs: number) =>
      Array.from({ length: SAMPLES }, (_, place) => last - (SAMPLES - 1 - place) * stepMs)
        .filter(at => at > now - secondsUp * 1000)
        .map(at => [at, historySample(present, random)] as const);
    this.seconds = before(now, 1000);
    this.minutes = before(lastMinute, MINUTE_MS);
  }
}

/** Present sample of the radio. */
function recentSample(radio: Recorded): RecentSample {
  const { vitals } = radio;
  const sample = takeSample(radio);
  const link = radio.stations.find(station => station.state.presence.connected)?.state;
  const { accessPoint } = radio.air.plan;
  const down = accessPoint ? link?.tx : link?.rx;
  const up = accessPoint ? link?.rx : link?.tx;
  const active = radio.links60.find(({ linked }) => linked);
  const bits = (kbps: number | null): number | null => (kbps === null ? null : kbps * 1000);
  const whole = (value: number | undefined): number | null =>
    value === undefined ? null : Math.round(value);
  return {
    'throughput.tx': bits(sample.txKbps),
    'throughput.rx': bits(sample.rxKbps),
    'capacity.dl': sample.downlinkKbps,
    'capacity.ul': sample.uplinkKbps,
    'signal.local': sample.signalDbm,
    'signal.remote': sample.remoteSignalDbm,
    'linkScore.dl': sample.downlinkScore,
    'linkScore.ul': sample.uplinkScore,
    'cinr.dl': active ? active.snrDb(accessPoint ? active.tx : active.rx) : whole(down?.reception.cinrDb),
    'cinr.ul': active ? active.snrDb(accessPoint ? active.rx : active.tx) : whole(up?.reception.cinrDb),
    cpu: Math.round(vitals.cpuPercent),
    ram: Math.round(100 * (1 - vitals.freeRamBytes / vitals.totalRamBytes)),
    temperature: radio.temperatureCelsius === 0 ? null : radio.temperatureCelsius,
  };
}
