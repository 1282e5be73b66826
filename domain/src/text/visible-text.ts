import { codePointName, textOf } from './code-points.ts';

/** Characters that steer a terminal, turn the direction of writing or are not seen; a file from outside may hold them. */
const steering = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\u00AD\uFEFF]/gu;

const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A text that prints as one line and as what it is: control characters become `\u001b`. */
export function visibleText(text: string): string {
  return textOf(text).replace(steering, escaped);
}

/** JSON over lines, or with an indent of 0 on one, with nothing in it that could steer a terminal. */
export function visibleJson(value: unknown, indent: 0 | 2 = 2): string {
  return JSON.stringify(value, undefined, indent).replace(steering, character =>
    character === '\n' ? character : escaped(character),
  );
}

/** Format characters and spaces of other widths. What joins the letters of a script or an emoji is seen by its effect. */
const UNSEEN = /(?!\u200C|\u200D|[\u{E0020}-\u{E007F}])\p{Cf}|(?![ \u3000])\p{Zs}/u;

/** The first character of a text that is not seen, by its code point: `U+200B`; undefined where all are. */
export function unseenCharacter(text: string): string | undefined {
  const character = UNSEEN.exec(textOf(text))?.[0];
  return character === undefined ? undefined : codePointName(character);
}

/** A value beside another one: spaces at its ends and in a row as `␣`, and what is not seen by its code point. */
export function withEndsVisible(text: string): string {
  return textOf(text)
    .replaceAll(new RegExp(UNSEEN, 'gu'), codePointName)
    .replaceAll(/^ +| {2,}| +$/g, spaces => '␣'.repeat(spaces.length));
}
