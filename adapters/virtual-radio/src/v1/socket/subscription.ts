import type { Seeded, Tuned } from '../../aspects.ts';
import { airviewData } from '../../spectrum/airview.ts';
import { neighbourhood } from '../../spectrum/neighbourhood.ts';
import { type Reporting, statusOf } from '../../status/status-answer.ts';

/** Topics that come at an interval; all others come when they change. §v1.live. */
export const INTERVAL_TOPICS: ReadonlySet<string> = new Set(['status', 'statistics', 'airview']);

const CHANGE_TOPICS = [
  'system/alerts',
  'tools/unms',
  'tools/ping',
  'tools/traceroute',
  'tools/discovery/neighbors',
  'tools/site-survey/main',
  'system/upgrade',
  'system/backup/restore',
  'system/airmax/dfsprescan',
  'device/locate',
] as const;
const SPEED_TEST = /^tools\/speedtest\/[0-9a-f]{1,64}$/;

/** Topics named by `ready`. */
export const TOPIC_NAMES: readonly string[] = [...INTERVAL_TOPICS, ...CHANGE_TOPICS, 'tools/speedtest/{id}'];

export function isTopic(name: string): boolean {
  const known: readonly string[] = [...INTERVAL_TOPICS, ...CHANGE_TOPICS];
  return known.includes(name) || SPEED_TEST.test(name);
}

/** Body of a topic that no route of the versioned API answers; undefined for all others. */
export function bodyWithoutRoute(radio: Reporting & Seeded & Tuned, topic: string): unknown {
  if (topic === 'status') return statusOf(radio);
  if (topic !== 'airview') return undefined;
  return airviewData(radio.seed, radio.second, neighbourhood(radio.seed, radio.settings.channel));
}

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
