import type { Choice } from './setting.ts';

/** A table of choices: `choices(['0', 'Off'], ['5000', '5 ms'])`. */
export function choices(...pairs: readonly (readonly [value: string, label: string])[]): readonly Choice[] {
  return pairs.map(([value, label]) => ({ value, label }));
}
