import { valueProblem } from '@radiolink/domain/configuration';
import type { Problem } from '@radiolink/domain/errors';
import {
  checkSetting,
  findSetting,
  nameOfSetting,
  type Setting,
  type SettingsContext,
  settingKey,
} from '@radiolink/domain/settings';
import type { InvalidField, TypedField } from './fields.model.ts';

/** A setting and its position: the descriptor and the indexes in its key. */
export interface PlacedSetting {
  readonly setting: Setting;
  readonly indexes: readonly number[];
}

/** A value of a setting. */
export type PlacedValue = PlacedSetting & { readonly value: string };

/** Result of the check of a field. */
export type JudgedField =
  /** It shows the value of the draft again: nothing was typed, or the field is not there any more. */
  | { readonly kind: 'as-in-draft'; readonly key: string }
  /** Its text may enter the draft. */
  | { readonly kind: 'valid'; readonly key: string; readonly entry: PlacedValue }
  | { readonly kind: 'invalid'; readonly field: InvalidField };

/**
 * Validates the text of a field. Characters that are invalid in a configuration are rejected ahead of the
 * setting's own rule, so that no value ends its line.
 */
export function problemIn(
  { setting, indexes }: PlacedSetting,
  value: string,
  context: SettingsContext,
): Problem | undefined {
  return valueProblem(value) ?? checkSetting(setting, value, context, indexes);
}

/** The value that a field shows while nothing is typed: the value to write, or the device default if there is none. */
export function heldValue({ setting, indexes }: PlacedSetting, values: ReadonlyMap<string, string>): string {
  return values.get(settingKey(setting, indexes)) ?? setting.default ?? '';
}

/**
 * Checks a field that is left. A text that was left as it was or typed back is not written, even where its value would
 * be written in another way.
 *
 * @param fields what is known of the texts of fields, by key
 * @param entry the value to write for the text
 */
export function judgeLeft(
  fields: ReadonlyMap<string, TypedField>,
  entry: PlacedValue,
  context: SettingsContext,
): JudgedField {
  const key = settingKey(entry.setting, entry.indexes);
  const typed = fields.get(key);
  const isEdited = typed !== undefined && typed.text !== heldValue(entry, context.values);
  return isEdited ? judged(entry, context) : { kind: 'as-in-draft', key };
}

/** Checks invalid texts again; only those whose result changed are returned. Without a problem it always did. */
export function judgeAgain(
  fields: readonly (Pick<InvalidField, 'key' | 'typed'> & Partial<Pick<InvalidField, 'problem'>>)[],
  context: SettingsContext,
): readonly JudgedField[] {
  return fields.flatMap(({ key, typed, problem }): readonly JudgedField[] => {
    const placed = placedAt(key);
    // Its setting does not apply, or its entry was removed.
    if (!placed?.setting.visible(context, placed.indexes) || !hasEntry(key, placed.setting, context.values))
      return [{ kind: 'as-in-draft', key }];
    const now = judged({ ...placed, value: typed }, context);
    return now.kind === 'invalid' && isSame(now.field.problem, problem) ? [] : [now];
  });
}

/** True if nothing in these fields breaks a rule: neither a typed text nor a value of the draft. */
export function areValid(
  keys: readonly string[],
  invalid: ReadonlyMap<string, InvalidField>,
  context: SettingsContext,
): boolean {
  return keys.every(key => {
    const placed = placedAt(key);
    if (invalid.has(key)) return false;
    return !placed || problemIn(placed, heldValue(placed, context.values), context) === undefined;
  });
}

function placedAt(key: string): PlacedSetting | undefined {
  const found = findSetting(key);
  return found && { setting: found.descriptor, indexes: found.indexes };
}

function judged(entry: PlacedValue, context: SettingsContext): JudgedField {
  const { setting, indexes, value } = entry;
  const key = settingKey(setting, indexes);
  const problem = problemIn(entry, value, context);
  if (problem === undefined) return { kind: 'valid', key, entry };
  const name = nameOfSetting({ descriptor: setting, indexes });
  return { kind: 'invalid', field: { key, name, problem, typed: value } };
}

function isSame(problem: Problem, before: Problem | undefined): boolean {
  return JSON.stringify(problem) === JSON.stringify(before);
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
