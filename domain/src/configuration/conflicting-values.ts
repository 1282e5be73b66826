import type { ConfigText } from './config-text.ts';

/** A key that several lines set to different values. */
export interface ConflictingValues {
  readonly key: string;
  /** Numbers from 1, ascending. The value of the last one is in force. */
  readonly lines: readonly number[];
}

/** Keys that have several lines with different values, in the order of their first line. §3.device-configuration. */
export function conflictingValues(config: ConfigText): readonly ConflictingValues[] {
  const entries = config.lines().flatMap(line => (line.kind === 'entry' ? [line] : []));
  // Most files have none, and then no line is looked at twice.
  if (entries.length === config.size) return [];
  const byKey = new Map<string, { readonly values: Set<string>; readonly lines: number[] }>();
  for (const { key, value, number } of entries) {
    const known = byKey.get(key) ?? { values: new Set(), lines: [] };
    byKey.set(key, known);
    known.values.add(value);
    known.lines.push(number);
  }
  return [...byKey].flatMap(([key, { values, lines }]) => (values.size > 1 ? [{ key, lines }] : []));
}
