import { message, type Problem } from '../errors/message.ts';

/** Reason why a line is no entry; stored instead of the offset of its `=`. */
const BLANK = -1;
const COMMENT = -2;
const INVALID = -3;

/**
 * Offsets of the lines of a configuration text, as parallel arrays. Without an object per line, a text of
 * 10,000 lines is indexed in a few milliseconds. A line reaches from its start to the next one's, line end
 * included.
 */
export interface LineIndex {
  readonly starts: readonly number[];
  /** Offset of the first character of key or comment: after the byte order mark on the first line. */
  readonly contentStarts: readonly number[];
  /** Offset of the `=`, or BLANK, COMMENT, INVALID. */
  readonly equals: readonly number[];
  /** Offset after the last character of the value, before `\n` or `\r\n`. */
  readonly ends: readonly number[];
  /** Line of each key; of a repeated key the last, which wins. In order of first appearance. */
  readonly effective: ReadonlyMap<string, number>;
  readonly entryCount: number;
}

const NUMBER_SIGN = 35;
const CARRIAGE_RETURN = 13;
const SPACE = 32;
const FIRST_UNUSUAL = 0x80;
const BYTE_ORDER_MARK = 0xfeff;

/** Like indexOf, but "not there" is the end of the text, so that a cursor stays put instead of searching again. */
const find = (text: string, character: string, from: number): number => {
  const found = text.indexOf(character, from);
  return found === -1 ? text.length : found;
};

const plain = (code: number): boolean => code > SPACE && code < FIRST_UNUSUAL;

function isKey(text: string, start: number, end: number): boolean {
  if (start === end) return false;
  if (plain(text.charCodeAt(start)) && plain(text.charCodeAt(end - 1))) return true;
  const key = text.slice(start, end);
  return key === key.trim();
}

/** Finds every line of a configuration text. Only `\n` and `\r\n` end a line; U+2028 and a lone `\r` do not. */
export function indexLines(text: string): LineIndex {
  const starts: number[] = [];
  const contentStarts: number[] = [];
  const equals: number[] = [];
  const ends: number[] = [];
  const effective = new Map<string, number>();
  let entryCount = 0;
  let start = 0;
  let content = text.charCodeAt(0) === BYTE_ORDER_MARK ? 1 : 0;
  let equal = find(text, '=', content);
  let carriage = find(text, '\r', 0);
  let nul = find(text, '\0', 0);
  while (start < text.length) {
    const newline = find(text, '\n', start);
    let end = newline;
    let broken = false;
    if (carriage < newline) {
      if (text.charCodeAt(newline - 1) === CARRIAGE_RETURN) end = newline - 1;
      broken = carriage < end;
      carriage = find(text, '\r', newline);
    }
    if (nul < newline) {
      broken = true;
      nul = find(text, '\0', newline);
    }
    if (equal < content) equal = find(text, '=', content);
    let place: number;
    if (text.charCodeAt(content) === NUMBER_SIGN && content < end) place = COMMENT;
    else if (equal >= end) place = !broken && text.slice(content, end).trim() === '' ? BLANK : INVALID;
    else if (broken || !isKey(text, content, equal)) place = INVALID;
    else {
      place = equal;
      effective.set(text.slice(content, equal), starts.length);
      entryCount += 1;
    }
    starts.push(start);
    contentStarts.push(content);
    equals.push(place);
    ends.push(end);
    start = newline + 1;
    content = start;
  }
  return { starts, contentStarts, equals, ends, effective, entryCount };
}

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
  if (!content.includes('=')) return 'This line is not in key=value format.';
  if (content.startsWith('=')) return 'This line has no key before the equals sign.';
  return 'The key of this line starts or ends with a space.';
}
