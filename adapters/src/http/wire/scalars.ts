/** Inclusive bounds of what a field can mean; outside of them it means nothing. */
export type Range = readonly [least: number, most: number];

/** `5700 MHz`, `-51`, `0.96`: a number that a device wrote as text, with or without its unit. */
const NUMBER_AS_TEXT = /^\s*([-+]?\d+(?:\.\d+)?)(?:\s*[A-Za-z%]+)?\s*$/;
const LONGEST_NUMBER = 32;

/** The number that a value holds, or undefined: not finite, beyond exact integers, not a number at all. */
export function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' ? numberInText(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return undefined;
  return Math.abs(number) > Number.MAX_SAFE_INTEGER ? undefined : number;
}

function numberInText(text: string): number | undefined {
  if (text.length > LONGEST_NUMBER) return undefined;
  const digits = NUMBER_AS_TEXT.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** A list of numbers that all lie within their range, or undefined. */
export function numberRow(
  value: unknown,
  [least, most]: Range,
  longest: number,
): readonly number[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const entries: readonly unknown[] = value.slice(0, longest);
  const fits = (entry: unknown): entry is number =>
    typeof entry === 'number' && entry >= least && entry <= most;
  return entries.every(fits) ? entries : undefined;
}

const FLAGS: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
]);

/** The yes or no that a value holds in any of the ways firmware writes it, or undefined. */
export function flagIn(value: unknown): boolean | undefined {
  return FLAGS.get(value);
}

/** Cuts a text to a number of characters without splitting one in two. */
export function capped(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const last = cut.charCodeAt(most - 1);
  return last >= 0xd800 && last <= 0xdbff ? cut.slice(0, -1) : cut;
}
