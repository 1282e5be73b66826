import type { ChangeKind, ConfigChange } from '../configuration/config-diff.ts';
import { isSecretKey, maskedValue } from '../configuration/secret-keys.ts';
import { message, type Message } from '../errors/message.ts';
import type { PlannedChange } from './change-plan.ts';
import type { ValueOf } from './entry-name.ts';
import { wordsOfValue } from './explain-configuration.ts';
import { type FoundSetting, findSetting } from './find-setting.ts';
import { riskOfKey } from './risk.ts';
import { type Risk, RISKS } from './setting.ts';
import type { SettingsPage } from './settings-groups.ts';
import { nameOfSetting } from './setting-name.ts';
import { type SettingsContext, settingsContext } from './settings-context.ts';

/** One changed setting, for a person's eyes: named, in words, secrets masked. */
export interface SettingChange {
  /** Key of the setting itself. */
  readonly key: string;
  /** That key, and the keys that hold the same value and are written with it. */
  readonly keys: readonly string[];
  /** Name in words, to be translated; the key itself for an unknown setting. */
  readonly name: Message;
  readonly kind: ChangeKind;
  readonly secret: boolean;
  /** In words, masked when secret; undefined where the key is missing. English sentence keys where there are words. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly unit?: string;
  readonly risk: Risk;
  readonly page: SettingsPage | 'other';
  /** Settings of an entry of a list that is new or gone as a whole; see `withWholeEntries`. */
  readonly parts?: readonly SettingChange[];
  /** Present if it is a whole plan; see `reviewedChanges`. */
  readonly plan?: PlannedChange;
}

/**
 * Changed keys as changed settings, in the order of the keys. A key that mirrors a changed setting is part of
 * it.
 *
 * @param values the configuration with the changes made; it decides the words of choices
 */
export function settingChanges(
  changes: readonly ConfigChange[],
  values: ReadonlyMap<string, string>,
): readonly SettingChange[] {
  const context = settingsContext(values);
  const after = new Map(changes.map(change => [change.key, change.after]));
  // An entry that is gone has the name that it had.
  const before = new Map(changes.map(change => [change.key, change.before]));
  const valueOf: ValueOf = key => values.get(key) ?? before.get(key);
  // Whichever key comes first in the file: the setting that has mirrors claims them.
  const claims = new Map<string, readonly string[]>();
  const claimed = new Set<string>();
  for (const change of changes) {
    // Two keys may mirror each other: the first one claims the other.
    if (claimed.has(change.key)) continue;
    const mirrors = findSetting(change.key)?.descriptor.mirrors ?? [];
    const alike = mirrors.filter(
      mirror => !claims.has(mirror) && after.has(mirror) && after.get(mirror) === change.after,
    );
    if (alike.length === 0) continue;
    claims.set(change.key, alike);
    for (const key of alike) claimed.add(key);
  }
  return changes
    .filter(change => !claimed.has(change.key))
    .map(change => settingChange(change, claims.get(change.key) ?? [], context, valueOf));
}

function settingChange(
  { key, kind, before, after }: ConfigChange,
  mirrors: readonly string[],
  context: SettingsContext,
  valueOf: ValueOf,
): SettingChange {
  const found = findSetting(key);
  const keys = [key, ...mirrors];
  return {
    key,
    keys,
    name: found ? nameOfSetting(found, valueOf) : message(key),
    kind,
    secret: isSecretKey(key),
    before: shown(key, before, found, context),
    after: shown(key, after, found, context),
    ...(found?.descriptor.unit !== undefined && { unit: found.descriptor.unit }),
    risk: worst(keys.map(riskOfKey)),
    page: found?.descriptor.page ?? 'other',
  };
}

const worst = (risks: readonly Risk[]): Risk => RISKS.find(risk => risks.includes(risk)) ?? 'none';

function shown(
  key: string,
  value: string | undefined,
  found: FoundSetting | undefined,
  context: SettingsContext,
): string | undefined {
  if (value === undefined) return undefined;
  if (isSecretKey(key)) return maskedValue(key, value);
  return found ? wordsOfValue(value, found, context) : value;
}
