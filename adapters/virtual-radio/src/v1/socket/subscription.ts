import { INTERVAL_TOPICS } from './topics.ts';

const USUAL_MS = 1000;
const LEAST_MS = 250;
const MOST_MS = 60_000;

/** One topic that a client subscribes to: at an interval, or on change. */
export class Subscription {
  readonly topic: string;
  readonly #intervalMs: number;
  #seq: number;
  #lastText: string | undefined;
  #sinceMs = Number.POSITIVE_INFINITY;

  /** @param sentBefore bodies of the topic that the connection had before: their numbers are not given again */
  constructor(topic: string, wantedMs: number | undefined, sentBefore = 0) {
    this.topic = topic;
    this.#seq = sentBefore;
    this.#intervalMs = Math.min(MOST_MS, Math.max(LEAST_MS, wantedMs ?? USUAL_MS));
  }

  /** Number of the last body. */
  get seq(): number {
    return this.#seq;
  }

  /** True if its body is due again after some more milliseconds. */
  isDue(passedMs: number): boolean {
    this.#sinceMs += passedMs;
    return !INTERVAL_TOPICS.has(this.topic) || this.#sinceMs >= this.#intervalMs;
  }

  /** Number of a body that is to be sent; undefined for one that was sent already. */
  take(body: unknown): number | undefined {
    const text = JSON.stringify(body);
    if (!INTERVAL_TOPICS.has(this.topic) && text === this.#lastText) return undefined;
    this.#lastText = text;
    this.#sinceMs = 0;
    this.#seq += 1;
    return this.#seq;
  }
}
