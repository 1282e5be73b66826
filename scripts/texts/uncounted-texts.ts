/** Texts whose number stands before a noun that has plural forms, but is no `{count}`: no language can inflect it. */
import { isCounted } from './keys.ts';

const UNCOUNTED =
  /\{(?!count\})\w+\} (?:of \{(?!count\})\w+\} )?(?:more |new |other )?(?:days|hours|minutes|seconds|characters|bits|keys|channels|stations|devices|changes|settings|lines|entries|users|ports|errors|results|networks|neighbors|hops|attempts|files)\b/;

/** Texts that stay so, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'Use at least {length} characters.': 'Quoted from the specification.',
  'Use at most {length} characters.': 'The other end of the same rule: limits of 32 and more.',
  'At most {length} characters': 'The help of the same rule.',
  'The RSA key has only {bits} bits. Use at least {least} bits.':
    'Two numbers; powers of two of 512 and more.',
};

/** Texts to be given a `{count}`, and exceptions for texts that are no more. */
export function uncountedTexts(texts: readonly string[]): readonly string[] {
  const known = new Set(texts);
  return [
    ...texts.filter(text => UNCOUNTED.test(text) && !isCounted(text) && EXCEPTIONS[text] === undefined),
    ...Object.keys(EXCEPTIONS).filter(text => !known.has(text)),
  ];
}
