import type { ConfigText } from './config-text.ts';
import { isEditorStamp, isSecretKey, maskedValue } from './secret-keys.ts';

/** One line of two configurations side by side, as it may be shown: secrets masked. */
export interface ComparedLine {
  readonly kind: 'same' | 'removed' | 'added';
  readonly key: string;
  readonly value: string;
  /** Line number in the first text, from 1; undefined where it has no such line. */
  readonly before: number | undefined;
  /** Line number in the second text. */
  readonly after: number | undefined;
}

/** A stretch of lines that both texts have alike, and that is left out. */
export interface SkippedLines {
  readonly kind: 'skipped';
  /** Key of the first of them. */
  readonly key: string;
  readonly count: number;
}

/** Which lines of a comparison to leave out by their key: secrets, where one side holds none. */
export type LeftOut = (key: string) => boolean;

const NOTHING: LeftOut = () => false;

/**
 * Two configurations line by line, in the order of the first; lines that only the second has follow the line that
 * precedes them there. Order alone is no difference; comments, lines that are no entry and editor stamps are left
 * out.
 */
export function compareLines(
  before: ConfigText,
  after: ConfigText,
  leftOut: LeftOut = NOTHING,
): readonly ComparedLine[] {
  const isShown = (key: string): boolean => !isEditorStamp(key) && !leftOut(key);
  const addedAfter = addedByPlace(before, after, isShown);
  const lines: ComparedLine[] = [];
  const add = (kind: ComparedLine['kind'], key: string, value: string): void => {
    lines.push({
      kind,
      key,
      value: maskedValue(key, value),
      before: kind === 'added' ? undefined : before.lineOf(key),
      after: kind === 'removed' ? undefined : after.lineOf(key),
    });
  };
  const addNew = (place: string | undefined): void => {
    for (const [key, value] of addedAfter.get(place) ?? []) add('added', key, value);
  };
  addNew(undefined);
  for (const [key, value] of before.entries()) {
    if (isShown(key)) {
      const now = after.get(key);
      add(now === value ? 'same' : 'removed', key, value);
      if (now !== undefined && now !== value) add('added', key, now);
    }
    addNew(key);
  }
  return lines;
}

/** The lines that differ with some alike around them; what lies between is counted. All lines for an invalid count. */
export function withContext(
  lines: readonly ComparedLine[],
  context: number,
): readonly (ComparedLine | SkippedLines)[] {
  if (!(context >= 0)) return lines;
  const near = new Uint8Array(lines.length);
  lines.forEach(({ kind }, at) => {
    if (kind !== 'same') near.fill(1, Math.max(0, at - context), at + context + 1);
  });
  const shown: (ComparedLine | SkippedLines)[] = [];
  let skipped: { key: string; count: number } | undefined;
  const close = (): void => {
    if (skipped !== undefined) shown.push({ kind: 'skipped', ...skipped });
    skipped = undefined;
  };
  lines.forEach((line, at) => {
    if (near[at] === 0) {
      skipped ??= { key: line.key, count: 0 };
      skipped.count += 1;
      return;
    }
    close();
    shown.push(line);
  });
  close();
  return shown;
}

/** True if a key is a secret, to be omitted when one of the two texts has no secrets. */
export const SECRETS_LEFT_OUT: LeftOut = isSecretKey;

/** Lines that only the second text has, by the line of both that precedes them. */
function addedByPlace(
  before: ConfigText,
  after: ConfigText,
  isShown: (key: string) => boolean,
): ReadonlyMap<string | undefined, readonly (readonly [key: string, value: string])[]> {
  const places = new Map<string | undefined, (readonly [key: string, value: string])[]>();
  let place: string | undefined;
  for (const entry of after.entries()) {
    const [key] = entry;
    if (before.has(key)) place = key;
    else if (isShown(key)) {
      const found = places.get(place);
      if (found) found.push(entry);
      else places.set(place, [entry]);
    }
  }
  return places;
}
