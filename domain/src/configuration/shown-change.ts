import type { ChangeKind, ConfigChange } from './config-diff.ts';
import { isSecretKey, maskedValue } from './secret-keys.ts';

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

/** Changes as lines of text, `-` before and `+` after, secrets masked. */
export function diffLines(changes: readonly ConfigChange[]): readonly string[] {
  return shownChanges(changes).flatMap(({ key, shownBefore, shownAfter }) => [
    ...(shownBefore === undefined ? [] : [`- ${key}=${shownBefore}`]),
    ...(shownAfter === undefined ? [] : [`+ ${key}=${shownAfter}`]),
  ]);
}
