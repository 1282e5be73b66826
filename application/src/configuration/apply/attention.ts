import { interval, type Subscription } from 'rxjs';
import type { Clock } from '../../clock/clock.port.ts';
import { lastReceivedAt } from '../../status/connection.ts';
import type { StatusModel } from '../../status/status.model.ts';
import type { TabsPort } from '../drafts/tabs.port.ts';
import type { ApplyRun } from './apply-run.ts';
import type { DeviceWatch } from './device-watch.ts';
import { isFollowed } from './questions.ts';

export interface AttentionPorts {
  readonly clock: Clock;
  readonly status: StatusModel;
  readonly tabs: TabsPort;
}

const ASK_MS = 1000;
const LOOK_MS = 15_000;
/** Seconds that are so late were slept through. */
const SLEPT_MS = 8000;
/** So old may the last status be where it is asked for each second. */
const WATCHED_MS = 5000;

/** When the device is asked how a test stands: each second of what is followed, now and then else. decided.md row 16. */
export class Attention {
  readonly #ports: AttentionPorts;
  readonly #run: ApplyRun;
  readonly #watch: DeviceWatch;
  readonly #ticked: (at: number) => void;
  #running: Subscription | undefined;
  #lookedAt: number;
  #awakeAt: number;

  /** @param ticked hears of each second, milliseconds since the epoch */
  constructor(ports: AttentionPorts, run: ApplyRun, watch: DeviceWatch, ticked: (at: number) => void) {
    this.#ports = ports;
    this.#run = run;
    this.#watch = watch;
    this.#ticked = ticked;
    this.#lookedAt = ports.clock.now();
    this.#awakeAt = ports.clock.now();
  }

  get isOpen(): boolean {
    return this.#running !== undefined;
  }

  open(): void {
    if (this.isOpen) return;
    this.#running = interval(ASK_MS).subscribe(() => this.#second());
    this.#running.add(this.#ports.tabs.heard.subscribe(({ kind }) => kind === 'written' && this.look()));
    this.look();
  }

  close(): void {
    this.#running?.unsubscribe();
    this.#running = undefined;
  }

  look(): void {
    this.#lookedAt = this.#ports.clock.now();
    void this.#watch.look();
  }

  /** A phone that was locked, a laptop that was shut: no second was counted meanwhile. */
  noticeSleep(): void {
    const at = this.#ports.clock.now();
    if (at - this.#awakeAt > SLEPT_MS) this.#watch.woke();
    this.#awakeAt = at;
  }

  #second(): void {
    this.noticeSleep();
    const at = this.#ports.clock.now();
    this.#ticked(at);
    this.#run.tell({ kind: 'second-passed' });
    // Nothing is followed: look now and then, and only while the page is watched.
    if (!isFollowed(this.#run.state) && (at - this.#lookedAt < LOOK_MS || !this.#isWatched())) return;
    this.look();
    void this.#watch.probe();
  }

  /** The status is asked for only while the page is seen and heartbeats run: where it comes, both hold. */
  #isWatched(): boolean {
    const receivedAt = lastReceivedAt(this.#ports.status.$connection.getState());
    return receivedAt !== undefined && this.#ports.clock.now() - receivedAt < WATCHED_MS;
  }
}
