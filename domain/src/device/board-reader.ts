/** Access to the entries of the board info that remembers what was asked for, so that the rest can be kept as unknown. */
export interface BoardReader {
  /** The trimmed text; undefined when missing or empty. */
  text(key: string): string | undefined;
  /** A number in decimal or `0x` notation; undefined when missing or no number. */
  number(key: string): number | undefined;
  /** `1`, `true`, `enabled` or `yes`; undefined when missing. */
  flag(key: string): boolean | undefined;
  /** The parts of a comma list; empty when missing. */
  list(key: string): readonly string[];
  /** The numbers of a comma list, others left out; empty when missing. */
  numbers(key: string): readonly number[];
  /** The same for keys that begin with a prefix. */
  under(prefix: string): BoardReader;
  /** The numbers N of the keys `<name>.N.` and what follows, ascending. */
  indexes(name: string): readonly number[];
}

const YES = /^(1|true|enabled|yes)$/i;

/** Splits `key=value` lines; the last of equal keys wins, lines without a key are left out. */
export function boardEntries(text: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const line of text.split('\n')) {
    const equals = line.indexOf('=');
    const key = line.slice(0, Math.max(equals, 0)).trim();
    if (key !== '' && !key.startsWith('#')) entries.set(key, line.slice(equals + 1).trim());
  }
  return entries;
}

/** Reads entries; every key that is asked for is put into `asked`. */
export function boardReader(
  entries: ReadonlyMap<string, string>,
  asked: Set<string>,
  prefix = '',
): BoardReader {
  const text = (key: string): string | undefined => {
    asked.add(prefix + key);
    return entries.get(prefix + key) || undefined;
  };
  const list = (key: string): readonly string[] =>
    (text(key) ?? '')
      .split(',')
      .map(part => part.trim())
      .filter(part => part !== '');
  return {
    text,
    list,
    number: key => numberOf(text(key)),
    flag: key => {
      const value = text(key);
      return value === undefined ? undefined : YES.test(value);
    },
    numbers: key => list(key).flatMap(part => numberOf(part) ?? []),
    under: further => boardReader(entries, asked, prefix + further),
    indexes: name => indexesOf(entries.keys(), `${prefix}${name}.`),
  };
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined || !/^([+-]?\d+(\.\d+)?|0x[\da-f]+)$/i.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

function indexesOf(keys: Iterable<string>, start: string): readonly number[] {
  const found = new Set<number>();
  for (const key of keys) {
    const index = key.startsWith(start) ? /^(\d{1,3})\./.exec(key.slice(start.length))?.[1] : undefined;
    if (index !== undefined) found.add(Number(index));
  }
  return [...found].toSorted((a, b) => a - b);
}
