/**
 * Values of the placeholders of a message. A message among them is translated into the same language as the whole.
 * A list of the device's own words is one string, joined by a comma and a space.
 */
export type MessageValues = Readonly<Record<string, string | number | Message>>;

/**
 * Words for a person, not yet in a language: an English sentence used as its own translation key,
 * with single-brace placeholders filled from `values`.
 */
export interface Message {
  readonly key: string;
  readonly values?: MessageValues;
}

/** Reason why a rule does not accept a value. A rule returns a problem or undefined. */
export type Problem = Message;

/** Makes a message; keeps tests and rules short. */
export function message(key: string, values?: MessageValues): Message {
  return values === undefined ? { key } : { key, values };
}

/** Makes the words for a device's codes from a table; a code that the table does not hold keeps its number. */
export function codeWords(table: Readonly<Record<number, string>>): (code: number) => Message {
  return code => {
    const word = table[code];
    return word === undefined ? message('Unknown ({code})', { code }) : message(word);
  };
}
