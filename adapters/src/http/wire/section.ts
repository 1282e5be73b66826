import type {
  EntryOf,
  FlagName,
  Listing,
  Name,
  ListName,
  NumberName,
  Opened,
  SectionName,
  TextName,
} from './contract-names.ts';
import { capped, flagIn, numberIn, numberRow, type Range } from './scalars.ts';

const LONGEST_TEXT = 256;
const LONGEST_LIST = 512;

type Source = Readonly<Record<string, unknown>>;

const NO_FIELDS: Source = {};

/**
 * One object of a response, read field by field. A field that is missing, null or of a wrong kind is
 * undefined; nothing throws. Only fields of the contract can be read, and only with the type in the contract. A field
 * that is renamed there, or changes its type, does not compile here.
 */
export class Section<Schema> {
  readonly #source: Source;
  /** For the compiler alone: a mapper that reads more names than a section has takes none of it. */
  declare readonly names: (name: Name<Schema>) => void;
  /** True if the response has this object. */
  readonly present: boolean;

  constructor(value: unknown) {
    this.present = isSource(value);
    this.#source = isSource(value) ? value : NO_FIELDS;
  }

  /** A number within its range; text that holds one is taken. */
  number(name: NumberName<Schema>, range: Range): number | undefined {
    return numberWithin(this.#take(name), range);
  }

  /** A number that this firmware, by the contract, writes as text: `13 dBi`, `5700 MHz`. */
  numberOrText(name: NumberName<Schema> | TextName<Schema>, range: Range): number | undefined {
    return numberWithin(this.#take(name), range);
  }

  /** Text that is not empty, cut to a sane length. */
  text(name: TextName<Schema>, most = LONGEST_TEXT): string | undefined {
    const value = this.#take(name);
    return typeof value === 'string' && value !== '' ? capped(value, most) : undefined;
  }

  /** A yes or no, however this firmware writes it; 255 and -1 are "unknown". */
  flag(name: FlagName<Schema>): boolean | undefined {
    return flagIn(this.#take(name));
  }

  /** An object inside this one; without fields when it is missing. */
  section<Field extends SectionName<Schema>>(name: Field): Section<Opened<Schema, Field>> {
    return new Section(this.#take(name));
  }

  /** The objects of a list; entries that are no objects are left out. */
  sections<Field extends ListName<Schema, object>>(
    name: Field,
    most = LONGEST_LIST,
  ): readonly Section<EntryOf<Schema, Field>>[] {
    return this.#list(name, most)
      .map(entry => new Section<EntryOf<Schema, Field>>(entry))
      .filter(entry => entry.present);
  }

  /** The length of a list beyond so many entries; undefined for one that is read whole. */
  lengthBeyond<Field extends ListName<Schema, object>>(name: Field, most = LONGEST_LIST): number | undefined {
    const { length } = this.#list(name, Number.POSITIVE_INFINITY);
    return length > most ? length : undefined;
  }

  /** The last of the sections of a list that the device only appends to, with their places in it, from 0. */
  lastSections<Field extends ListName<Schema, object>>(
    name: Field,
    most = LONGEST_LIST,
  ): readonly { readonly place: number; readonly section: Section<EntryOf<Schema, Field>> }[] {
    const all = this.#list(name, Number.POSITIVE_INFINITY);
    const from = Math.max(0, all.length - most);
    return all
      .slice(from)
      .map((entry, place) => ({
        place: from + place,
        section: new Section<EntryOf<Schema, Field>>(entry),
      }))
      .filter(({ section }) => section.present);
  }

  /** A list of numbers, or undefined when one entry is none: their places carry meaning. */
  numbers(name: ListName<Schema, number>, range: Range, most = LONGEST_LIST): readonly number[] | undefined {
    return numberRow(this.#take(name), range, most);
  }

  /** Rows of numbers, each read as `numbers` reads them. */
  rows(
    name: ListName<Schema, Listing>,
    range: Range,
    most: number,
    longest = LONGEST_LIST,
  ): readonly (readonly number[] | undefined)[] {
    return this.#list(name, most).map(row => numberRow(row, range, longest));
  }

  /** As `rows`, read once the first of them is looked at: long rows that few pages show. They hold nothing else of the answer. */
  rowsOnDemand(
    name: ListName<Schema, Listing>,
    range: Range,
    most: number,
  ): () => readonly (readonly number[] | undefined)[] {
    const values = this.#list(name, most);
    return once(() => values.map(row => numberRow(row, range, LONGEST_LIST)));
  }

  /** A list of numbers in which anything else, and what is out of range, is a gap. */
  samples(name: ListName<Schema, number | null>, range: Range): readonly (number | undefined)[] {
    return this.#list(name, LONGEST_LIST).map(entry => numberWithin(entry, range));
  }

  /** The texts of a list; other entries are left out. */
  texts(name: ListName<Schema, string>, most = LONGEST_LIST): readonly string[] {
    return this.#list(name, most)
      .filter(entry => typeof entry === 'string')
      .map(entry => capped(entry, LONGEST_TEXT));
  }

  /** Text by text, as translations are; names hostile to prototypes stay plain names. */
  dictionary(name: SectionName<Schema>, most: number, longest: number): Readonly<Record<string, string>> {
    const value = this.#take(name);
    if (!isSource(value)) return {};
    const entries = Object.entries(value)
      .slice(0, most)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      .map(([key, text]) => [key, capped(text, longest)] as const);
    return Object.fromEntries(entries);
  }

  /** The same object, read by the fields of another schema too: firmware or place decide which of them it has. */
  alsoAs<Other>(): Section<Schema & Other> {
    return this as unknown as Section<Schema & Other>;
  }

  #take(name: string): unknown {
    return Object.hasOwn(this.#source, name) ? this.#source[name] : undefined;
  }

  #list(name: string, most: number): readonly unknown[] {
    const value = this.#take(name);
    return Array.isArray(value) ? value.slice(0, most) : [];
  }
}

function numberWithin(value: unknown, [least, most]: Range): number | undefined {
  const number = numberIn(value);
  return number !== undefined && number >= least && number <= most ? number : undefined;
}

function isSource(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function once<T>(read: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => (done ??= { value: read() }).value;
}
