import type { Message } from '../errors/message.ts';

const PLACEHOLDER = /\{(\w+)\}/g;

/** A message as an English sentence, for command lines, logs and documents; a page translates the key first. */
export function inEnglish({ key, values = {} }: Message): string {
  return key.replace(PLACEHOLDER, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? valueInEnglish(values[name]) : placeholder,
  );
}

function valueInEnglish(value: string | number | Message | undefined): string {
  return typeof value === 'object' ? inEnglish(value) : String(value);
}
