import type { Clock } from '../../clock/clock.port.ts';
import type { InForce, Timeless } from './apply-effects.ts';
import { wordsOf } from './apply-effects.ts';
import { nextApplyState } from './apply-machine.ts';
import { type ApplyEvent, type ApplyMode, type ApplyState, IDLE } from './apply-state.ts';

/** What is known when a write begins. */
export interface Beginning {
  readonly mode: ApplyMode;
  readonly newAddress: string | undefined;
  readonly linkBefore: boolean;
}

/**
 * The machine at work: it holds the state, stamps events with the time, and starts an action only when the state lets
 * it, so that a hundred clicks are one request.
 */
export class ApplyRun {
  readonly #clock: Clock;
  readonly #changed: (state: ApplyState) => void;
  #state: ApplyState = IDLE;
  #writes = 0;
  /**
   * Whether a configuration read from the device is the one that was meant to be in force; undefined while nobody knows,
   * as after joining a test of which nothing was read.
   */
  intended: InForce | undefined;

  constructor(clock: Clock, changed: (state: ApplyState) => void) {
    this.#clock = clock;
    this.#changed = changed;
  }

  get state(): ApplyState {
    return this.#state;
  }

  /** @returns whether it changed anything */
  tell(event: Timeless): boolean {
    const next = nextApplyState(this.#state, { ...event, at: this.#clock.now() } as ApplyEvent);
    if (next === this.#state) return false;
    const joins = next.kind === 'testing' && !next.startedHere;
    if (joins && (this.#state.kind === 'idle' || this.#state.kind === 'told')) this.intended = undefined;
    this.#state = next;
    this.#changed(next);
    return true;
  }

  /** Begins to write, unless something is under way. */
  begin(beginning: Beginning, write: () => Promise<Timeless>): void {
    if (!this.tell({ kind: 'asked', ...beginning })) return;
    this.#writes += 1;
    const own = this.#writes;
    // An answer that comes when another write was begun says nothing of that.
    void write().then(event => this.#writes === own && this.tell(event));
  }

  /**
   * Asks the device to keep or to end the test, unless that was asked already or its time is over.
   *
   * @param action gives the most that passes until the device answers again, milliseconds, where that is known
   */
  request(kind: 'keep-asked' | 'revert-asked', action: () => Promise<number | undefined>): void {
    if (this.tell({ kind }) && this.#state.kind === 'testing') void this.#requested(action);
  }

  async #requested(action: () => Promise<number | undefined>): Promise<void> {
    try {
      const restartMs = await action();
      this.tell({ kind: 'request-done', restartMs });
    } catch (reason) {
      this.tell({ kind: 'request-failed', words: wordsOf(reason) });
    }
  }
}
