import { type Message, message } from '../errors/message.ts';
import { inEnglish } from './english.ts';
import { type FoundSetting, findSetting } from './find-setting.ts';
import { placeholdersOf } from './key-pattern.ts';

/** The name of a found setting as a translatable message: `DNS server {n} address` with `n` 2. */
export function nameOfSetting({ descriptor, indexes }: FoundSetting): Message {
  const names = placeholdersOf(descriptor.key);
  if (names.length === 0) return message(descriptor.name);
  return message(
    descriptor.name,
    Object.fromEntries(names.map((name, place) => [name, indexes[place] ?? 0])),
  );
}

/** The human name of a key with its indexes as a message, or undefined for an unknown key. */
export function settingNameMessage(key: string): Message | undefined {
  const found = findSetting(key);
  return found && nameOfSetting(found);
}

/** The human name of a key in English: `DNS server 2 address`; undefined for an unknown key. */
export function settingName(key: string): string | undefined {
  const name = settingNameMessage(key);
  return name && inEnglish(name);
}
