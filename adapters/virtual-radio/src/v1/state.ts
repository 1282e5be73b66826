import { Locate } from './device/locate-state.ts';
import type { RestoreJob } from './maintenance/restore-job.ts';
import type { UpgradeJob } from './maintenance/upgrade-job.ts';
import type { Lockout } from './regulation/lockouts.ts';
import type { PrescanRun } from './regulation/prescan-run.ts';
import { type Recorded, RecentSamples } from './statistics/recent-samples.ts';
import type { PingRun } from './tools/ping-run.ts';
import type { SpeedTestRun } from './tools/speed-test-run.ts';
import { TopicNumbers } from './topic-numbers.ts';

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

  /** Since when an alert is active, milliseconds since the epoch. */
  alertSince(id: string, now: number): number {
    const since = this.#alerts.get(id) ?? now;
    this.#alerts.set(id, since);
    return since;
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
