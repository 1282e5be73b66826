import {
  type ConfigChanges,
  type ConfigRepository,
  ConfigText,
  type ConfigValueError,
  diffConfigs,
  isSensitiveKey,
} from '@radiolink/domain/configuration';
import {
  completeChanges,
  type FaultFacts,
  findSetting,
  inEnglish,
  type LinkAgreement,
  linkEdits,
  normalizedValue,
} from '@radiolink/domain/settings';

/** What a device is to run: single settings, null for one that is to go, or a whole configuration. */
export type WantedConfiguration =
  | { readonly changes: Readonly<Record<string, string | null>> }
  | { readonly configuration: string }
  /** What both ends of a link agree on. */
  | { readonly link: LinkAgreement };

/** The changes that lead from a configuration to the wanted one, with all that belongs to them. */
export function changesTo(wanted: WantedConfiguration, from: ConfigText, facts: FaultFacts): ConfigChanges {
  if ('link' in wanted) return linkEdits(wanted.link, from.entries(), facts);
  if ('changes' in wanted) return completeChanges(given(wanted.changes), from.entries(), facts);
  return new Map(
    diffConfigs(from, ConfigText.parse(wanted.configuration))
      .filter(({ key }) => !isSensitiveKey(key))
      .map(({ key, after }) => [key, after]),
  );
}

/**
 * The same again for settings whose names are known, by which a test is recognised: the configuration that they changed is
 * no longer there. What only belonged to a change is left out.
 */
export function changesOf(wanted: WantedConfiguration, keys: readonly string[]): ConfigChanges {
  if ('configuration' in wanted) {
    const values = ConfigText.parse(wanted.configuration).entries();
    return new Map(keys.map(key => [key, values.get(key)]));
  }
  const known = 'link' in wanted ? agreed(wanted.link) : given(wanted.changes);
  return new Map([...known].filter(([key]) => keys.includes(key)));
}

/** As a field of a page takes them: numbers and addresses in any script and spelling. */
const given = (changes: Readonly<Record<string, string | null>>): ConfigChanges =>
  new Map(
    Object.entries(changes).map(([key, value]) => {
      if (value === null) return [key, undefined];
      const found = findSetting(key);
      return [key, found === undefined ? value : normalizedValue(found.descriptor, value)];
    }),
  );

/** An agreement at whichever end. */
const agreed = (link: LinkAgreement): ConfigChanges =>
  new Map([
    ...linkEdits(link, new Map([['radio.1.mode', 'managed'], ...OWN_CHANNEL])),
    ...linkEdits(link, new Map([['radio.1.mode', 'master'], ...OWN_CHANNEL])),
  ]);
const OWN_CHANNEL = [
  ['radio.1.ptpmode', '1'],
  ['radio.1.freq', '1'],
  ['radio.1.chanbw', '1'],
] as const;

/** Makes the changes pending. @throws RangeError for a key or a value that cannot be written */
export function prepare(repository: ConfigRepository, changes: ConfigChanges): void {
  const refused = repository.edit(changes);
  if (refused !== undefined) throw refusedChange(refused);
}

/** Says why a change cannot be written. */
export function refusedChange({ key, problem }: ConfigValueError): RangeError {
  return new RangeError(`${key}: ${inEnglish(problem)}`);
}
