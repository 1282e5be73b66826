import {
  type ConfigChanges,
  type ConfigRepository,
  ConfigText,
  diffConfigs,
  isSensitiveKey,
} from '@radiolink/domain/configuration';

/** What a device is to run: single settings, null for one that is to go, or a whole configuration. */
export type WantedConfiguration =
  | { readonly changes: Readonly<Record<string, string | null>> }
  | { readonly configuration: string };

/** The changes that lead from a configuration to the wanted one. */
export function changesTo(wanted: WantedConfiguration, from: ConfigText): ConfigChanges {
  if ('changes' in wanted) return given(wanted.changes);
  const to = ConfigText.parse(wanted.configuration);
  return new Map(
    diffConfigs(from, to)
      .filter(({ key }) => !isSensitiveKey(key))
      .map(({ key, after }) => [key, after]),
  );
}

/** The same again for settings whose names are known: the configuration that they changed is no longer there. */
export function changesOf(wanted: WantedConfiguration, keys: readonly string[]): ConfigChanges {
  const values =
    'changes' in wanted ? given(wanted.changes) : ConfigText.parse(wanted.configuration).entries();
  return new Map(keys.map(key => [key, values.get(key)]));
}

const given = (changes: Readonly<Record<string, string | null>>): ConfigChanges =>
  new Map(Object.entries(changes).map(([key, value]) => [key, value ?? undefined]));

/** Makes the changes pending. @throws RangeError for a key or a value that cannot be written */
export function prepare(repository: ConfigRepository, changes: ConfigChanges): void {
  const refused = repository.edit(changes);
  if (refused !== undefined) throw new RangeError(`${refused.key} cannot be set so.`);
}
