import { type Message, message } from '../errors/message.ts';
import { inEnglish } from './english.ts';
import { entryName, type ValueOf } from './entry-name.ts';
import { standaloneName } from './describe-setting.ts';
import { type FoundSetting, findSetting } from './find-setting.ts';
import { fillKey, placeholdersOf } from './key-pattern.ts';

/** Without a configuration entries have their number only. */
const UNKNOWN: ValueOf = () => undefined;

/**
 * The name of a found setting as a translatable message. In an entry of a list it is two messages in one, which are
 * translated each: `{entry}: {setting}` with `Bridge {n} port {m}` of `br0` and `eth0`, and `Enabled`.
 *
 * @param valueOf the configuration that names the entries
 */
export function nameOfSetting({ descriptor, indexes }: FoundSetting, valueOf: ValueOf = UNKNOWN): Message {
  const { key } = descriptor;
  const names = placeholdersOf(key);
  const values = Object.fromEntries(
    names.map((name, place) => {
      const list = key.slice(0, key.indexOf(`.{${name}}`));
      const index = indexes[place] ?? 0;
      return [name, entryName(list, `${fillKey(list, indexes)}.${index}`, valueOf) ?? index];
    }),
  );
  const filled = (text: string): Message => (names.length === 0 ? message(text) : message(text, values));
  const { subject, label, name } = descriptor;
  if (subject === undefined || name !== standaloneName(subject, label)) return filled(name);
  return message('{entry}: {setting}', { entry: filled(subject), setting: message(label) });
}

/** The human name of a key with its indexes as a message, or undefined for an unknown key. */
export function settingNameMessage(key: string, valueOf?: ValueOf): Message | undefined {
  const found = findSetting(key);
  return found && nameOfSetting(found, valueOf);
}

/** The human name of a key in English: `DNS server 2: Address`; undefined for an unknown key. */
export function settingName(key: string, valueOf?: ValueOf): string | undefined {
  const name = settingNameMessage(key, valueOf);
  return name && inEnglish(name);
}

/** Names of keys that differ between two configurations, in English: what is gone is called what it was called. */
export function namesBetween(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): (key: string) => string | undefined {
  return key => settingName(key, name => after.get(name) ?? before.get(name));
}
