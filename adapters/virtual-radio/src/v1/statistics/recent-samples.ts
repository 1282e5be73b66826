import type { Built, Linked, Linked60, Seeded, Timed } from '../../aspects.ts';
import type { Vitals } from '../../machine/vitals.ts';
import { deriveSeed, seededRandom } from '../../random/seeded-random.ts';
import { takeSample } from '../../status/take-sample.ts';
import type { RecentSample } from './history-metrics.ts';
import { pastSample } from './past-sample.ts';

/** The radio as the history looks at it. */
export interface Recorded extends Built, Linked, Linked60, Seeded, Timed {
  readonly vitals: Vitals;
  readonly temperatureCelsius: number;
}

const SAMPLES = 60;
const MINUTE_MS = 60_000;

/** The last minute second by second, and the last hour minute by minute. */
export class RecentSamples {
  #seconds: readonly (readonly [at: number, sample: RecentSample])[] = [];
  #minutes: readonly (readonly [at: number, sample: RecentSample])[] = [];

  /** Takes a sample when the radio has come to a second that is near the present, or to a minute. */
  note(radio: Recorded, at: number): void {
    const isMinute = at % MINUTE_MS < 1000;
    const isRecent = at > radio.clock.now() - SAMPLES * 1000;
    if (!isMinute && !isRecent) return;
    const sample = recentSample(radio);
    if (isRecent) this.#seconds = [...this.#seconds, [at, sample] as const].slice(-SAMPLES);
    if (isMinute) this.#minutes = [...this.#minutes, [at, sample] as const].slice(-SAMPLES);
  }

  /** Fills the past of a radio that has been running, around what it shows now. */
  recall(radio: Recorded, now: number, secondsUp: number): void {
    const random = seededRandom(deriveSeed(radio.seed, 0x56));
    const present = recentSample(radio);
    const lastMinute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
    const before = (last: number, stepMs: number) =>
      Array.from({ length: SAMPLES }, (_, place) => last - (SAMPLES - 1 - place) * stepMs)
        .filter(at => at > now - secondsUp * 1000)
        .map(at => [at, pastSample(present, random)] as const);
    this.#seconds = before(now, 1000);
    this.#minutes = before(lastMinute, MINUTE_MS);
  }

  get seconds(): readonly (readonly [at: number, sample: RecentSample])[] {
    return this.#seconds;
  }

  get minutes(): readonly (readonly [at: number, sample: RecentSample])[] {
    return this.#minutes;
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
