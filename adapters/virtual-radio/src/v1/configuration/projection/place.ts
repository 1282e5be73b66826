import { ENABLED } from '@radiolink/domain/configuration';
import { objectIn, entryOf, type JsonObject } from '../../body.ts';
import type { LineDraft, Lines } from './line-draft.ts';

/** A place of an object of the versioned API and the lines behind it: lines are the source of truth. §v1.configuration. */
export interface Place {
  /** Dotted: `system.hostname`. */
  readonly at: string;
  /** Value from the lines; undefined omits the place. */
  says(lines: Lines): unknown;
  /** Rewrites the lines. A value of a wrong kind rewrites none. */
  take(value: unknown, draft: LineDraft): void;
}

export const onOff = (on: boolean): string => (on ? ENABLED : 'disabled');

export const isOn = (lines: Lines, key: string): boolean => lines.get(key) === ENABLED;

/** The number that a line holds; undefined for no line, or an empty one. */
export function numberOf(lines: Lines, key: string): number | undefined {
  const text = lines.get(key)?.trim();
  return text === undefined || text === '' || Number.isNaN(Number(text)) ? undefined : Number(text);
}

/** A text that is a line. */
export function textPlace(at: string, key: string): Place {
  return {
    at,
    says: lines => lines.get(key),
    take(value, draft) {
      if (typeof value === 'string') draft.set(key, value);
    },
  };
}

/** A number that is a line; `times` as large there, where the object has whole ones alone. */
export function numberPlace(at: string, key: string, times = 1): Place {
  const whole = (number: number): number => (times === 1 ? number : Math.round(number));
  return {
    at,
    says(lines) {
      const number = numberOf(lines, key);
      return number === undefined ? undefined : whole(number / times);
    },
    take(value, draft) {
      if (typeof value === 'number' && Number.isFinite(value)) draft.set(key, String(whole(value) * times));
    },
  };
}

/** A switch that is a line; switching it on also switches on its parents. */
export function switchPlace(at: string, key: string, ...under: readonly string[]): Place {
  return {
    at,
    says: lines => (lines.get(key) === undefined ? undefined : isOn(lines, key)),
    take(value, draft) {
      if (typeof value !== 'boolean') return;
      draft.set(key, onOff(value));
      if (value) for (const upper of under) draft.set(upper, ENABLED);
    },
  };
}

/** The object that lines say. */
export function objectOf(places: readonly Place[], lines: Lines): Record<string, unknown> {
  return places.reduce<Record<string, unknown>>((object, place) => {
    const value = place.says(lines);
    return value === undefined ? object : { ...objectIn(mergeJsonById(object, objectWith(place.at, value))) };
  }, {});
}

/** Rewrites the lines of every place whose value in an object, or a part of one, differs. */
export function takeObject(places: readonly Place[], sent: unknown, draft: LineDraft): void {
  for (const place of places) {
    const submitted = valueAt(sent, place.at);
    if (submitted === undefined) continue;
    const now = place.says(draft);
    const wanted = mergeJsonById(now, submitted);
    if (JSON.stringify(wanted) !== JSON.stringify(now)) place.take(wanted, draft);
  }
}

/**
 * The values of a caller laid over the present ones: objects are merged name by name, anything else is
 * replaced.
 */
function mergeJsonById(standing: unknown, sent: unknown): unknown {
  if (isObject(standing) && isObject(sent)) {
    const names = new Set([...Object.keys(standing), ...Object.keys(sent)]);
    return Object.fromEntries(
      [...names].map(name => {
        const inner = entryOf(sent, name);
        return [
          name,
          inner === undefined ? entryOf(standing, name) : mergeJsonById(entryOf(standing, name), inner),
        ];
      }),
    );
  }
  return sent;
}

/** The value at a dotted place; undefined when there is none. */
function valueAt(object: unknown, place: string): unknown {
  return place.split('.').reduce(entryOf, object);
}

/** An object with nothing but one value at a dotted place. */
function objectWith(place: string, value: unknown): JsonObject {
  return objectIn(place.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value));
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
