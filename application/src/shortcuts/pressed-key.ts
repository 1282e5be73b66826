/** The data of a key press; a browser's `KeyboardEvent` fits. */
export interface KeyPress {
  readonly key: string;
  /** The place of the key on the board, for boards whose letters are not Latin. */
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat?: boolean;
  readonly isComposing?: boolean;
}

const LETTER = /^[a-z]$/i;
const ASCII_SIGN = /^[!-~]$/;
const LETTER_PLACE = /^Key([A-Z])$/;

/**
 * The key of a shortcut, `p` or `?`; undefined for what can be none: with a modifier, held down, or while a word is
 * composed. A letter counts by its place where the board writes another script.
 */
export function pressedKey(press: KeyPress): string | undefined {
  const { key, code, ctrlKey, altKey, metaKey, shiftKey, repeat, isComposing } = press;
  if (ctrlKey || altKey || metaKey || repeat === true || isComposing === true) return undefined;
  const letter = LETTER.test(key) ? key : ASCII_SIGN.test(key) ? undefined : LETTER_PLACE.exec(code)?.[1];
  if (letter !== undefined) return shiftKey ? undefined : letter.toLowerCase();
  return ASCII_SIGN.test(key) ? key : undefined;
}
