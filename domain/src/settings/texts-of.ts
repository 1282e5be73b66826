import { textOf } from '../text/text.ts';

/** The entries with the empty text for a value that is none, as an untyped caller may give it; the same map where all are texts. */
export function textsOf(entries: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  if (!(entries instanceof Map)) return new Map();
  return isAllText(entries)
    ? entries
    : new Map([...entries].map(([key, value]) => [textOf(key), textOf(value)]));
}

function isAllText(entries: ReadonlyMap<unknown, unknown>): boolean {
  for (const [key, value] of entries) if (typeof key !== 'string' || typeof value !== 'string') return false;
  return true;
}
