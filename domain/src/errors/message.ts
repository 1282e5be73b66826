/**
 * Words for a person, not yet in a language: an English sentence used as its own translation key,
 * with single-brace placeholders filled from `values`.
 */
export interface Message {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** What a rule says of a value it does not accept. A rule returns a problem or undefined. */
export type Problem = Message;

/** Makes a message; keeps tests and rules short. */
export function message(key: string, values?: Readonly<Record<string, string | number>>): Message {
  return values === undefined ? { key } : { key, values };
}
