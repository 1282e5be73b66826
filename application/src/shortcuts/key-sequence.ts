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

/** Keys pressed one after the other, and what they are for. */
export interface Shortcut {
  readonly id: string;
  readonly keys: readonly string[];
}

/** Keys that were pressed and wait for the next one. */
export interface PendingKeys {
  readonly keys: readonly string[];
  /** When the last of them was pressed, milliseconds. */
  readonly at: number;
}

/** The result of a key press. */
export interface KeyOutcome {
  /** The prefix that waits for the next key; undefined if none. */
  readonly pending?: PendingKeys;
  /** The shortcut that is complete. */
  readonly fired?: string;
  /** True if a shortcut took the key, so that no other handler should. */
  readonly taken: boolean;
}

/** Longest wait of a prefix for its next key, ms. */
export const PREFIX_LIFE_MS = 1000;

/**
 * Keys that only begin a sequence, regardless of the available shortcuts. Typing `o s` with no overlay to
 * turn off must not open the stations. §2.keyboard-shortcuts.
 */
export const PREFIXES: readonly string[] = ['p', 't', 'o', 'd'];

/** The prefix pending at a time: it expires after a second. */
export function livePrefix(pending: PendingKeys | undefined, now: number): PendingKeys | undefined {
  return pending !== undefined && now - pending.at < PREFIX_LIFE_MS ? pending : undefined;
}

/**
 * Takes one more key. A live prefix takes it whatever it is: `p s` is never a lone `s`, even when no action
 * has `p s`. Without a prefix the key is complete, or begins a sequence. §2.keyboard-shortcuts.
 */
export function pressKey(
  pending: PendingKeys | undefined,
  key: string,
  now: number,
  shortcuts: readonly Shortcut[],
): KeyOutcome {
  const before = livePrefix(pending, now)?.keys ?? [];
  const pressed = [...before, key];
  const begins = before.length === 0 && PREFIXES.includes(key);
  const waits =
    begins || shortcuts.some(({ keys }) => keys.length > pressed.length && startsWith(keys, pressed));
  if (waits) return { pending: { keys: pressed, at: now }, taken: true };
  const complete = shortcuts.find(({ keys }) => keys.length === pressed.length && startsWith(keys, pressed));
  if (complete !== undefined) return { fired: complete.id, taken: true };
  return { taken: before.length > 0 };
}

function startsWith(keys: readonly string[], start: readonly string[]): boolean {
  return start.every((key, at) => keys[at] === key);
}

/** The shortcuts of what is there: an entry without keys has none. */
export function liveShortcuts(
  entries: readonly { readonly id: string; readonly keys?: readonly string[] }[],
): readonly Shortcut[] {
  return entries.flatMap(({ id, keys }) => (keys === undefined || keys.length === 0 ? [] : [{ id, keys }]));
}
