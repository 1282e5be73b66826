import type { PastMemory } from '@radiolink/application/timeline/past-store.port';
import { PAST_EVENT_KINDS, type PastEvent, type PastFacts, type PastSample } from '@radiolink/domain/history';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const isTime = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value);

const isSample = (value: unknown): value is PastSample =>
  isObject(value) &&
  isTime(value['at']) &&
  isObject(value['values']) &&
  Object.values(value['values']).every(isTime) &&
  (value['stations'] === undefined ||
    (isObject(value['stations']) && Object.values(value['stations']).every(isObject)));

const KINDS: ReadonlySet<unknown> = new Set(PAST_EVENT_KINDS);

const isEvent = (value: unknown): value is PastEvent =>
  isObject(value) &&
  isTime(value['at']) &&
  KINDS.has(value['kind']) &&
  isObject(value['message']) &&
  typeof value['message']['key'] === 'string';

const isFacts = (value: unknown): value is PastFacts =>
  isObject(value) && isTime(value['at']) && Array.isArray(value['blockedMhz']);

/** A stored hour, without what has another form. */
export function readPast(stored: unknown): PastMemory & { readonly mac: string } {
  const { mac, samples, events, facts } = isObject(stored) ? stored : {};
  return {
    mac: typeof mac === 'string' ? mac : '',
    samples: listOf(samples).filter(isSample),
    events: listOf(events).filter(isEvent),
    facts: isFacts(facts) ? facts : undefined,
  };
}
