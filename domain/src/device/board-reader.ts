/** Access to the entries of the board info that records the keys read, so that the rest can be kept as unknown. */
export interface BoardReader {
  /** The trimmed text without the quotes around it; undefined when missing or empty. */
  text(key: string): string | undefined;
  /** A number in decimal or `0x` notation; undefined when missing or no number. */
  number(key: string): number | undefined;
  /** A number of parts, 0 and more in whole; undefined when missing, negative or no number. */
  count(key: string): number | undefined;
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
    if (key !== '' && !key.startsWith('#')) entries.set(key, unquoted(line.slice(equals + 1).trim()));
  }
  return entries;
}

const QUOTED = /^(["'])(.*)\1$/;

/** Each part of a list may have quotes of its own: those of the whole list are gone, one of a part may be with them. */
const QUOTE_AT_AN_END = /^["']|["']$/g;

/** A value may stand in quotes, as a shell takes it. reading 58. */
function unquoted(value: string): string {
  return QUOTED.exec(value)?.[2]?.trim() ?? value;
}

/** Reads entries; every key that is read is added to `asked`. */
export function boardReader(entries: ReadonlyMap<string, string>, requested: Set<string>): BoardReader {
  return readerUnder('', entries, requested, indexesByName(entries.keys()));
}

function readerUnder(
  prefix: string,
  entries: ReadonlyMap<string, string>,
  requested: Set<string>,
  indexes: IndexesByName,
): BoardReader {
  const text = (key: string): string | undefined => {
    requested.add(prefix + key);
    return entries.get(prefix + key) || undefined;
  };
  const list = (key: string): readonly string[] =>
    (text(key) ?? '')
      .split(',')
      .map(part => part.trim().replaceAll(QUOTE_AT_AN_END, '').trim())
      .filter(part => part !== '');
  return {
    text,
    list,
    number: key => numberOf(text(key)),
    count: key => {
      const number = numberOf(text(key));
      return number === undefined || number < 0 ? undefined : Math.floor(number);
    },
    flag: key => {
      const value = text(key);
      return value === undefined ? undefined : YES.test(value);
    },
    numbers: key => list(key).flatMap(part => numberOf(part) ?? []),
    under: further => readerUnder(prefix + further, entries, requested, indexes),
    indexes: name => [...(indexes.get(prefix + name) ?? [])].toSorted((a, b) => a - b),
  };
}

function numberOf(text: string | undefined): number | undefined {
  if (text === undefined || !/^([+-]?\d+(\.\d+)?|0x[\da-f]+)$/i.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** The numbers that follow a name, by the name. */
type IndexesByName = ReadonlyMap<string, ReadonlySet<number>>;

const INDEX_IN_KEY = /\.(\d{1,3})(?=\.)/g;
/** No name of the board info has more numbers before it: a longer key is not looked at to its end. */
const DEEPEST_INDEX = 4;

/** Computed once for all names, so that a board of many radios is not searched again for each of them. */
function indexesByName(keys: Iterable<string>): IndexesByName {
  const found = new Map<string, Set<number>>();
  for (const key of keys) {
    let depth = 0;
    for (const match of key.matchAll(INDEX_IN_KEY)) {
      if ((depth += 1) > DEEPEST_INDEX) break;
      const name = key.slice(0, match.index);
      const numbers = found.get(name) ?? new Set();
      found.set(name, numbers.add(Number(match[1])));
    }
  }
  return found;
}
