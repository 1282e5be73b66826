import type { RestoreJob, UpgradeJob } from './maintenance/jobs.ts';
import type { Lockout, PrescanRun } from './regulation/lockouts.ts';
import { RecentSamples, type Recorded } from './statistics/recent-samples.ts';
import type { PingRun } from './tools/ping-run.ts';
import type { SpeedTestRun } from './tools/speed-test-run.ts';

const MOST_TOPICS = 100;

/** Numbers the bodies of each route from 1; the same body keeps its number. */
class TopicNumbers {
  readonly #topics = new Map<string, { readonly text: string; readonly seq: number }>();

  number(topic: string, text: string): number {
    const known = this.#topics.get(topic);
    if (known?.text === text) return known.seq;
    const seq = (known?.seq ?? 0) + 1;
    this.#topics.set(topic, { text, seq });
    const [oldest] = this.#topics.keys();
    if (this.#topics.size > MOST_TOPICS && oldest !== undefined) this.#topics.delete(oldest);
    return seq;
  }
}

/** Blinking LEDs that identify one of many radios. Times in milliseconds since the epoch. */
class Locate {
  #until = 0;

  /** Blinks for some seconds; 0 until it is stopped. */
  start(now: number, seconds: number): void {
    this.#until = seconds === 0 ? Number.POSITIVE_INFINITY : now + seconds * 1000;
  }

  stop(): void {
    this.#until = 0;
  }

  isOn(now: number): boolean {
    return now < this.#until;
  }

  /** Seconds left; 0 when it is off or has no end. */
  secondsLeft(now: number): number {
    return this.isOn(now) && Number.isFinite(this.#until) ? Math.ceil((this.#until - now) / 1000) : 0;
  }
}

/** Outcome of the last batch of writes. */
export type ComposeOutcome = 'finished' | 'tested' | 'rolled_back';

/** State of a radio that only the versioned API exposes. Everything else is shared with the classic calls. */
export class V1State {
  readonly topics = new TopicNumbers();
  readonly locate = new Locate();
  readonly recent = new RecentSamples();
  ping: PingRun | undefined;
  /** A run of traceroute that was stopped; the run itself is the one of the classic calls. */
  stoppedTraceroute: { readonly id: number; readonly at: number } | undefined;
  speedTests: readonly SpeedTestRun[] = [];
  /** The last search for devices, milliseconds. */
  discovery:
    | { readonly startedAt: number; readonly durationMs: number; readonly emptied: boolean }
    | undefined;
  prescan: PrescanRun | undefined;
  /** Of earlier prescans. */
  lockouts: readonly Lockout[] = [];
  upgrade: UpgradeJob | undefined;
  restore: RestoreJob | undefined;
  compose: ComposeOutcome | undefined;
  cloudConnectingSince: number | undefined;
  readonly #alerts = new Map<string, number>();

  /** Since when each of the active alerts is, milliseconds since the epoch. One that ends loses its time. */
  alertsSince(ids: readonly string[], now: number): ReadonlyMap<string, number> {
    for (const id of this.#alerts.keys()) if (!ids.includes(id)) this.#alerts.delete(id);
    for (const id of ids) this.#alerts.set(id, this.#alerts.get(id) ?? now);
    return this.#alerts;
  }

  /** The past of a radio that was running before the first request. */
  recall(radio: Recorded, now: number, secondsUp: number): void {
    this.recent.recall(radio, now, secondsUp);
  }

  /** A second has passed. */
  step(radio: Recorded, at: number): void {
    this.recent.note(radio, at);
  }

  /** A restart ends every job. */
  restart(): void {
    this.locate.stop();
    this.ping = undefined;
    this.stoppedTraceroute = undefined;
    this.speedTests = [];
    this.discovery = undefined;
    this.prescan = undefined;
    this.lockouts = [];
    this.upgrade = undefined;
    this.restore = undefined;
    this.compose = undefined;
  }
}
