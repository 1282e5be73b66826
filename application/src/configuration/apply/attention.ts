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
/** So long what was read of the configuration is believed while nothing is under way. */
const BELIEVED_MS = 60_000;
/** So old may the last status be where it is asked for each second. */
const WATCHED_MS = 5000;

/**
 * When the device is asked how a test stands, each second of what is followed, now and then else; and when it is asked
 * what it has, so that a page at rest hears of other hands. A page that nobody sees asks only for what it follows.
 * decided.md row 16.
 */
export class Attention {
  readonly #ports: AttentionPorts;
  readonly #run: ApplyRun;
  readonly #watch: DeviceWatch;
  readonly #ticked: (at: number) => void;
  #running: Subscription | undefined;
  #lookedAt: number;
  #awakeAt: number;
  #doubtedAt: number;
  #wasWatched = true;

  /** @param ticked hears of each second, milliseconds since the epoch */
  constructor(ports: AttentionPorts, run: ApplyRun, watch: DeviceWatch, ticked: (at: number) => void) {
    this.#ports = ports;
    this.#run = run;
    this.#watch = watch;
    this.#ticked = ticked;
    this.#lookedAt = ports.clock.now();
    this.#awakeAt = ports.clock.now();
    this.#doubtedAt = ports.clock.now();
  }

  get isOpen(): boolean {
    return this.#running !== undefined;
  }

  open(): void {
    if (this.isOpen) return;
    this.#running = interval(ASK_MS).subscribe(() => this.#second());
    this.#running.add(this.#ports.tabs.heard.subscribe(({ kind }) => kind === 'written' && this.refresh()));
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

  /** Reads the configuration anew, once somebody sees the page. */
  refresh(): void {
    this.#doubt();
    if (this.isOpen && this.#isWatched()) this.look();
  }

  #doubt(): void {
    this.#doubtedAt = this.#ports.clock.now();
    this.#watch.doubt();
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
    if (!isFollowed(this.#run.state) && !this.#isTimeToLook(at)) return;
    this.look();
    void this.#watch.probe();
  }

  /** Nothing is followed: the device is looked at now and then, and only while the page is watched. */
  #isTimeToLook(at: number): boolean {
    const isWatched = this.#isWatched();
    const age = at - this.#doubtedAt;
    const isBack = isWatched && !this.#wasWatched;
    this.#wasWatched = isWatched;
    // On a poor link the page is back every few seconds.
    if (age >= BELIEVED_MS || (isBack && age >= LOOK_MS)) this.#doubt();
    return isWatched && (this.#watch.isStale || at - this.#lookedAt >= LOOK_MS);
  }

  /** The status is asked for only while the page is seen and heartbeats run: where it comes, both hold. */
  #isWatched(): boolean {
    const receivedAt = lastReceivedAt(this.#ports.status.$connection.getState());
    return receivedAt !== undefined && this.#ports.clock.now() - receivedAt < WATCHED_MS;
  }
}
