import { message, type Problem } from '../errors/message.ts';
import { BLANK, COMMENT, INVALID, type LineIndex } from './line-index.ts';

/** One line of a configuration text. Numbers count from 1. */
export type ConfigLine =
  | {
      readonly kind: 'entry';
      readonly number: number;
      readonly key: string;
      readonly value: string;
      readonly effective: boolean;
    }
  | { readonly kind: 'blank' | 'comment' | 'invalid'; readonly number: number };

/** A line that the device would refuse. Its text is left out: it may hold a secret. */
export interface InvalidLine {
  readonly number: number;
  readonly problem: Problem;
}

const kinds: Readonly<Record<number, 'blank' | 'comment' | 'invalid'>> = {
  [BLANK]: 'blank',
  [COMMENT]: 'comment',
  [INVALID]: 'invalid',
};

/** Every line of an indexed text, in order. */
export function describeLines(text: string, index: LineIndex): readonly ConfigLine[] {
  return index.equals.map((equal, line): ConfigLine => {
    const number = line + 1;
    const kind = kinds[equal];
    if (kind !== undefined) return { kind, number };
    const key = text.slice(index.contentStarts[line], equal);
    const value = text.slice(equal + 1, index.ends[line]);
    return { kind: 'entry', number, key, value, effective: index.effective.get(key) === line };
  });
}

/** The lines that are neither entry, comment nor blank. */
export function invalidLines(text: string, index: LineIndex): readonly InvalidLine[] {
  const found: InvalidLine[] = [];
  index.equals.forEach((equal, line) => {
    if (equal !== INVALID) return;
    const content = text.slice(index.contentStarts[line], index.ends[line]);
    found.push({ number: line + 1, problem: message(invalidWords(content)) });
  });
  return found;
}

function invalidWords(content: string): string {
  if (content.includes('\r')) return 'This line contains a carriage return before its end.';
  if (content.includes('\0')) return 'This line contains a NUL character.';
  if (!content.includes('=')) return 'This line is not of the form key=value.';
  if (content.startsWith('=')) return 'This line has no key before the equals sign.';
  return 'The key of this line starts or ends with a space.';
}
