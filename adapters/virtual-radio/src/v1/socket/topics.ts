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
