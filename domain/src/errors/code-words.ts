import { type Message, message } from './message.ts';

/** Makes the words for a device's codes from a table; a code that the table does not hold keeps its number. */
export function codeWords(table: Readonly<Record<number, string>>): (code: number) => Message {
  return code => {
    const word = table[code];
    return word === undefined ? message('Unknown ({code})', { code }) : message(word);
  };
}
