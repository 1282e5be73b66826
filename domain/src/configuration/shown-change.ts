import type { ChangeKind, ConfigChange } from './config-diff.ts';
import { isSecretKey, maskedValue } from './secret-keys.ts';
import type { ChangedBy, ThreeWayChange } from './three-way-diff.ts';

/** The name of a setting for a person, or undefined when the key is not known. The settings catalogue provides it. */
export type NameOf = (key: string) => string | undefined;

/**
 * A change prepared for display: named, secrets masked. Two different secrets look alike; `kind` distinguishes them.
 */
export interface ShownChange {
  readonly key: string;
  /** The setting's name, or the key itself. */
  readonly name: string;
  readonly kind: ChangeKind;
  readonly secret: boolean;
  readonly shownBefore: string | undefined;
  readonly shownAfter: string | undefined;
}

/** A change of two sides against their base, as it may be shown. */
export interface ShownThreeWayChange {
  readonly key: string;
  readonly name: string;
  readonly changedBy: ChangedBy;
  readonly secret: boolean;
  readonly shownBase: string | undefined;
  readonly shownMine: string | undefined;
  readonly shownTheirs: string | undefined;
}

const shown = (key: string, value: string | undefined): string | undefined =>
  value === undefined ? undefined : maskedValue(key, value);

/** Changes for a person's eyes, logs and files: human names, masked secrets. */
export function shownChanges(changes: readonly ConfigChange[], nameOf?: NameOf): readonly ShownChange[] {
  return changes.map(({ key, kind, before, after }) => ({
    key,
    name: nameOf?.(key) ?? key,
    kind,
    secret: isSecretKey(key),
    shownBefore: shown(key, before),
    shownAfter: shown(key, after),
  }));
}

/** The same for the difference of three configurations. */
export function shownThreeWayChanges(
  changes: readonly ThreeWayChange[],
  nameOf?: NameOf,
): readonly ShownThreeWayChange[] {
  return changes.map(({ key, changedBy, base, mine, theirs }) => ({
    key,
    name: nameOf?.(key) ?? key,
    changedBy,
    secret: isSecretKey(key),
    shownBase: shown(key, base),
    shownMine: shown(key, mine),
    shownTheirs: shown(key, theirs),
  }));
}

/** Changes as lines of text, `-` before and `+` after, secrets masked. */
export function diffLines(changes: readonly ConfigChange[]): readonly string[] {
  return shownChanges(changes).flatMap(({ key, shownBefore, shownAfter }) => [
    ...(shownBefore === undefined ? [] : [`- ${key}=${shownBefore}`]),
    ...(shownAfter === undefined ? [] : [`+ ${key}=${shownAfter}`]),
  ]);
}
