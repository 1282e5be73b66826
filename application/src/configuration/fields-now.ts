import { valueProblem } from '@radiolink/domain/configuration';
import type { Problem } from '@radiolink/domain/errors';
import { checkSetting, findSetting, type Setting, type SettingsContext } from '@radiolink/domain/settings';
import type { InvalidField } from './invalid-fields.model.ts';

/** Current state of a text that was invalid when typed. */
export type FieldNow =
  /** The field is not there any more: its setting does not apply, or its entry was removed. */
  | { readonly kind: 'gone' }
  | {
      readonly kind: 'valid';
      readonly placed: { readonly setting: Setting; readonly indexes: readonly number[] };
    }
  /** It breaks its rule in another way. */
  | { readonly kind: 'changed'; readonly problem: Problem };

export interface FieldNews {
  readonly field: InvalidField;
  readonly now: FieldNow;
}

/** The fields of which something has become, in a changed configuration; the others are as they were. */
export function fieldsNow(fields: readonly InvalidField[], context: SettingsContext): readonly FieldNews[] {
  return fields.flatMap(field => {
    const now = fieldNow(field, context);
    return now === undefined ? [] : [{ field, now }];
  });
}

function fieldNow({ key, typed, problem }: InvalidField, context: SettingsContext): FieldNow | undefined {
  const found = findSetting(key);
  if (found === undefined) return { kind: 'gone' };
  const { descriptor: setting, indexes } = found;
  if (!setting.visible(context, indexes) || !hasEntry(key, setting, context.values)) return { kind: 'gone' };
  const broken = valueProblem(typed) ?? checkSetting(setting, typed, context, indexes);
  if (broken === undefined) return { kind: 'valid', placed: { setting, indexes } };
  return JSON.stringify(broken) === JSON.stringify(problem)
    ? undefined
    : { kind: 'changed', problem: broken };
}

/** True if the entry of a setting exists, or if the setting is outside any list. */
function hasEntry(key: string, { key: pattern }: Setting, values: ReadonlyMap<string, string>): boolean {
  const number = pattern.split('.').findLastIndex(part => part.startsWith('{'));
  if (number === -1) return true;
  const entry = `${key
    .split('.')
    .slice(0, number + 1)
    .join('.')}.`;
  return [...values.keys()].some(one => one.startsWith(entry));
}
