import { type ChangeKind, changeOf, type ConfigChange } from '../configuration/config-diff.ts';
import type { ConfigChanges } from '../configuration/config-edit.ts';
import { isSecretKey, maskedValue } from '../configuration/secret-keys.ts';
import type { ThreeWayChange } from '../configuration/three-way.ts';
import { type Message, message } from '../errors/message.ts';
import { nameOfSetting, type ValueOf } from './setting-name.ts';
import { wordsOfValue } from './explain-configuration.ts';
import { findSetting, type FoundSetting } from './find-setting.ts';
import { type Risk, RISKS } from './setting.ts';
import { type SettingsContext, settingsContext } from './settings-context.ts';
import type { SettingsPage } from './settings-groups.ts';

/** Risk of an unknown key, by its section: better one warning too many. */
const SECTION_RISKS: ReadonlyMap<string, Risk> = new Map<string, Risk>([
  ...[
    'netconf',
    'netmode',
    'bridge',
    'vlan',
    'dhcpc',
    'ppp',
    'route',
    'iptables',
    'ip6tables',
    'ebtables',
    'httpd',
  ].map(section => [section, 'cuts-management'] as const),
  ['users', 'locks-out'],
  ...['radio', 'wireless', 'aaa', 'wpasupplicant', 'ame'].map(section => [section, 'cuts-link'] as const),
  ...['gui', 'system'].map(section => [section, 'none'] as const),
]);

/** Risk of applying a change of this key. */
export function riskOfKey(key: string): Risk {
  const section = key.split('.', 1)[0] ?? '';
  return findSetting(key)?.descriptor.risk ?? SECTION_RISKS.get(section) ?? 'restarts-services';
}

/** A choice that writes many settings as one: a network mode, the source of an address. */
export interface ChangePlan {
  /** Key of the setting that leads it. */
  readonly key: string;
  readonly name: Message;
  readonly before: Message;
  readonly after: Message;
  /** What the choice makes of the device's configuration. */
  readonly made: ConfigChanges;
}

/** What a change says that is a whole plan. */
export interface PlannedChange extends Pick<ChangePlan, 'before' | 'after'> {
  /** Settings of the plan that were edited since, by name: taking the plan back leaves them as they are. */
  readonly staying: readonly Message[];
}

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
  /** In words, masked when secret; undefined where the key is missing. English sentence keys where there are words, and names of countries. */
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly unit?: string;
  /** What a change of this setting may do; what these changes do together, `managementKeys` and `worstRisk` say. */
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

/** A setting, and those of some keys that it represents. */
export type SettingOfKeys = Pick<SettingChange, 'key' | 'keys' | 'name'>;

/**
 * Keys grouped by the settings that represent them: a key that only mirrors one of them counts with it.
 *
 * @param values the configuration that names the entries of lists
 */
export function settingsOfKeys(
  keys: Iterable<string>,
  values: ReadonlyMap<string, string> = new Map(),
): readonly SettingOfKeys[] {
  const changes = [...keys].flatMap(key => changeOf(key, undefined, '') ?? []);
  return settingChanges(changes, values).map(({ key, keys: all, name }) => ({ key, keys: all, name }));
}

/** A setting that two hands changed, for a person's eyes: in words, secrets masked, undefined where it is missing. */
export interface DisputedSetting extends SettingOfKeys {
  readonly mine: string | undefined;
  readonly theirs: string | undefined;
}

/**
 * Conflicting keys as conflicting settings: keys with the same local value are one conflict.
 *
 * @param values the configuration with my changes made; it decides the words of choices
 */
export function disputedSettings(
  changes: readonly ThreeWayChange[],
  values: ReadonlyMap<string, string>,
): readonly DisputedSetting[] {
  const mine = changes.flatMap(change => changeOf(change.key, change.theirs, change.mine) ?? []);
  return settingChanges(mine, values).map(({ key, keys, name, before, after }) => ({
    key,
    keys,
    name,
    mine: after,
    theirs: before,
  }));
}
