import { inEnglish } from '@radiolink/domain/settings';
import type { Message } from '@radiolink/domain/errors';
import { type Figure, figureText, MISSING_TEXT } from '@radiolink/domain/units';

/** The language of the command. */
export const LANGUAGE = 'en';

/** A figure with its unit, with spaces that every terminal has; `—` where the device sent none. */
export function figure(value: Figure | readonly Figure[] | undefined): string {
  return figureText(value).replaceAll('\u2009', ' ');
}

/** A text that the device may not have sent. */
export function textOr(text: string | undefined): string {
  return text === undefined || text === '' ? MISSING_TEXT : text;
}

/** A message of the domain in the language of the command. */
export const english = (words: Message): string => inEnglish(words);
