import { codePointName } from '@radiolink/domain/text';
import styles from './foreign-text.module.css';
import typography from '../theme/typography.module.css';

/** One stretch of a foreign name: plain text, or a character that would hide itself or move others. */
export interface TextRun {
  /** Where it begins in the name, in characters. */
  readonly at: number;
  readonly text: string;
  readonly hidden: boolean;
}

/** Longest name worth showing; a longer one is a fault or an attack. */
const LONGEST = 200;

/** Controls, format characters (zero width, direction, tags, byte-order mark), line and paragraph separators. */
const HIDDEN = /\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}/u;

/** Combining marks, drawn over or under the character before them. */
const MARK = /\p{Mn}|\p{Me}/u;
/** Scripts put as many on one character; more of them overlap the rows around. */
const MOST_MARKS = 4;
const MANY_MARKS = '\u25CC';

/** A character that represents a hidden one: the control picture, else its code point. */
function picture(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x20) return String.fromCodePoint(0x2400 + code);
  if (code === 0x7f) return '\u2421';
  return codePointName(character);
}

/** Splits an untrusted name into visible runs, at most 200 characters by default. */
export function visibleText(name: string, longest = LONGEST): readonly TextRun[] {
  const runs: { at: number; text: string; hidden: boolean }[] = [];
  let at = 0;
  let marks = 0;
  for (const character of name) {
    marks = MARK.test(character) ? marks + 1 : 0;
    if (marks > MOST_MARKS + 1) continue;
    const stacked = marks > MOST_MARKS;
    const hidden = stacked || HIDDEN.test(character);
    const last = runs.at(-1);
    const text = at === longest ? '…' : stacked ? MANY_MARKS : hidden ? picture(character) : character;
    if (last !== undefined && !last.hidden && (!hidden || at === longest)) last.text += text;
    else runs.push({ at, text, hidden: hidden && at < longest });
    if (at === longest) break;
    at += 1;
  }
  return runs;
}

/** An untrusted name as one line of visible text, for a place that takes no elements. */
export function visibleLine(name: string, longest = LONGEST): string {
  return visibleText(name, longest)
    .map(run => run.text)
    .join('');
}

/** Marks that isolate the direction of the text between them: first strong isolate, and its end. */
const ISOLATED = ['\u2068', '\u2069'] as const;

/** An untrusted name within a sentence: nothing hidden in it, and it turns no word around it. */
export const isolatedName = (name: string, longest = LONGEST): string =>
  ISOLATED.join(visibleLine(name, longest));

export interface ForeignTextProps {
  readonly children: string;
  /** Limit of shown characters; real names are shorter. */
  readonly longest?: number;
  /** One line, cut at its own end: a Latin name keeps its beginning in an Arabic page. */
  readonly cut?: boolean | undefined;
}

/** A name that came from outside (SSID, host name, note): text only, isolated in direction, nothing hidden in it. */
export function ForeignText({ children, longest, cut = false }: ForeignTextProps) {
  return (
    <bdi className={cut ? styles.cut : typography.anywhere} title={cut ? visibleLine(children) : undefined}>
      {visibleText(children, longest).map(({ at, text, hidden }) => (
        <span key={at} className={hidden ? typography.unseen : undefined}>
          {text}
        </span>
      ))}
    </bdi>
  );
}
