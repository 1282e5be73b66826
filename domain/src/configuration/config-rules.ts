import { message, type Problem } from '../errors/message.ts';
import { textOf } from '../text/text.ts';

interface Fault {
  readonly found: (text: string) => boolean;
  readonly words: string;
}

/** Half a surrogate pair has no UTF-8 form: the transport would silently replace it. */
const halfCharacter = /\p{Surrogate}/u;

const bothFaults = (what: 'key' | 'value'): readonly Fault[] => [
  {
    found: text => text.includes('\n') || text.includes('\r'),
    words: `A ${what} cannot contain a line break.`,
  },
  { found: text => text.includes('\0'), words: `A ${what} cannot contain a NUL character.` },
  { found: text => halfCharacter.test(text), words: `A ${what} cannot contain half a character.` },
];

const keyFaults: readonly Fault[] = [
  { found: key => key === '', words: 'A key cannot be empty.' },
  ...bothFaults('key'),
  { found: key => key.includes('='), words: 'A key cannot contain an equals sign.' },
  { found: key => key.startsWith('#'), words: 'A key cannot start with a number sign.' },
  { found: key => key !== key.trim(), words: 'A key cannot start or end with a space.' },
];

const valueFaults: readonly Fault[] = bothFaults('value');

const firstFault = (faults: readonly Fault[], text: string): Problem | undefined => {
  const fault = faults.find(({ found }) => found(text));
  return fault && message(fault.words);
};

/**
 * Problem of a key, or undefined. A key contains no line break, NUL, `=` or outer white space, and does not start
 * with `#`. §3.device-configuration.
 */
export function keyProblem(key: string): Problem | undefined {
  return firstFault(keyFaults, textOf(key));
}

/**
 * Problem of a value, or undefined. A value is any text without line break and NUL; the text itself never appears in
 * the problem, since it may be a secret. §3.device-configuration.
 */
export function valueProblem(value: string): Problem | undefined {
  return firstFault(valueFaults, textOf(value));
}
