import type { ConfigChanges } from '@radiolink/domain/configuration';
import {
  accompanyingEdits,
  contextOf,
  findSetting,
  followsStored,
  settingEdit,
  type SettingsContext,
  settingKey,
} from '@radiolink/domain/settings';
import { heldValue, type PlacedSetting } from './judged-fields.ts';

/** The configuration with its pending changes, and as the device has it. */
interface EditedConfiguration {
  readonly original: ReadonlyMap<string, string>;
  readonly context: SettingsContext;
}

const NOTHING: ConfigChanges = new Map();

/**
 * The keys that entering a value writes; none if the value is unchanged. What an earlier entry changed along with the setting
 * returns first to what the device has, where it is still as it was made: so only the last value counts, and one that is
 * put back leaves nothing behind.
 */
export function editsOf(placed: PlacedSetting, value: string, scope: EditedConfiguration): ConfigChanges {
  const { setting, indexes } = placed;
  const { values } = scope.context;
  if (heldValue(placed, values) === value) return NOTHING;
  if (heldValue(placed, scope.original) === value) return restoringEdits(placed, scope);
  return new Map([...editsAlong(placed, value, scope), ...settingEdit(setting, value, values, indexes)]);
}

/**
 * The way back: what the setting and its mirrors were. What was changed together with it returns to what the device has,
 * where it is still as it was made; else it follows the value as it would follow an entry.
 */
export function restoringEdits(placed: PlacedSetting, scope: EditedConfiguration): ConfigChanges {
  const { setting, indexes } = placed;
  const { context, original } = scope;
  const before = heldValue(placed, original);
  const own = [...settingEdit(setting, before, context.values, indexes).keys()];
  return new Map([
    ...editsAlong(placed, before, scope),
    ...own.map(each => [each, original.get(each)] as const),
  ]);
}

/** What changes together with a setting, beside what it changed before. */
function editsAlong(
  placed: PlacedSetting,
  value: string,
  { context, original }: EditedConfiguration,
): ConfigChanges {
  const { setting, indexes } = placed;
  const { id } = setting;
  if (followsStored(id)) return accompanyingEdits(id, value, context, { indexes, stored: original });
  const key = settingKey(setting, indexes);
  const held = heldValue(placed, context.values);
  const before = original.get(key);
  const along = (to: string, values: ReadonlyMap<string, string>): ConfigChanges =>
    accompanyingEdits(id, to, contextOf(values, context), { indexes });
  const returned = [...along(held, original)]
    .filter(([each, made]) => context.values.get(each) === made)
    // Its mirrors were changed where the setting itself was, and return with it.
    .flatMap(([each]) => [each, ...(findSetting(each)?.descriptor.mirrors ?? [])])
    .map(each => [each, original.get(each)] as const);
  const base = new Map(context.values);
  for (const [each, was] of [...returned, [key, before ?? held] as const]) {
    if (was === undefined) base.delete(each);
    else base.set(each, was);
  }
  const isBack = value === heldValue(placed, original);
  const anew = isBack ? NOTHING : along(value, base);
  const isReturned = new Set(returned.map(([each]) => each));
  const followed = along(value, context.values);
  return new Map([
    ...followed,
    ...returned,
    ...[...anew].filter(([each]) => isReturned.has(each) || !followed.has(each)),
  ]);
}
