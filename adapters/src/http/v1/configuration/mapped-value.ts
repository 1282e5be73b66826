import type { ConfigChanges } from '@radiolink/domain/configuration';

/** The lines of a configuration by key, as far as a mapping reads them. */
export interface ReadLines {
  get(key: string): string | undefined;
}

/** One place of the configuration object and the lines that it is a projection of. */
export interface MappedValue {
  /** Names from the root: `['system', 'hostname']`. */
  readonly path: readonly string[];
  /** The value that the lines say; undefined leaves the place out. */
  readonly read: (lines: ReadLines) => unknown;
  /** The lines that a value becomes; none for a value of a wrong kind. Undefined deletes a line. */
  readonly write: (value: unknown, lines: ReadLines) => ConfigChanges;
  /** It is a part that not every device has: there where the device sends it. */
  readonly onlyIfSent?: boolean;
}

export const NO_CHANGES: ConfigChanges = new Map();

/** Lines that hold what they are given; undefined deletes. */
export function lines(entries: Readonly<Record<string, string | undefined>>): ConfigChanges {
  return new Map(Object.entries(entries));
}

/** The value where the device sends it. */
export function ifSent(value: MappedValue): MappedValue {
  return { ...value, onlyIfSent: true };
}

/** A text stored in one line. */
export function textAt(path: string, key: string): MappedValue {
  return {
    path: path.split('.'),
    read: read => read.get(key),
    write: value => (typeof value === 'string' ? lines({ [key]: value }) : NO_CHANGES),
  };
}

/**
 * A number stored in one line, perhaps in another unit there: `factor` lines units make one of the object's, which then
 * holds whole ones alone.
 */
export function numberAt(path: string, key: string, factor = 1): MappedValue {
  const whole = (number: number): number => (factor === 1 ? number : Math.round(number));
  return {
    path: path.split('.'),
    read: read => {
      const number = numberIn(read.get(key));
      return number === undefined ? undefined : whole(number / factor);
    },
    write: value =>
      typeof value === 'number' && Number.isFinite(value)
        ? lines({ [key]: String(whole(value) * factor) })
        : NO_CHANGES,
  };
}

/**
 * A switch stored in one line as `enabled` or `disabled`; `alsoOn` are lines that must be on for it to work.
 */
export function switchAt(path: string, key: string, alsoOn: readonly string[] = []): MappedValue {
  return {
    path: path.split('.'),
    read: read => switchIn(read.get(key)),
    write: value => {
      if (typeof value !== 'boolean') return NO_CHANGES;
      const others = value ? Object.fromEntries(alsoOn.map(other => [other, 'enabled'])) : {};
      return lines({ [key]: onOff(value), ...others });
    },
  };
}

/** Switch values in configuration lines. */
export function onOff(on: boolean): string {
  return on ? 'enabled' : 'disabled';
}

export function switchIn(value: string | undefined): boolean | undefined {
  if (value === undefined) return undefined;
  return value === 'enabled' || value === '1' || value === 'yes';
}

/** The number that a line holds; undefined for none. */
export function numberIn(value: string | undefined): number | undefined {
  if (value === undefined || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}
