import type {
  EntryOf,
  FlagName,
  Listing,
  ListName,
  Name,
  NumberName,
  Opened,
  SectionName,
  TextName,
} from './contract-names.ts';
import type { Drift, ReportDrift } from './drift.ts';
import { capped, flagIn, numberIn, numberRow, type Range, typeName } from './scalars.ts';

const LONGEST_TEXT = 256;
const LONGEST_LIST = 512;
const LONGEST_NAME = 64;
/** Codes that say "not known" where a flag is expected. */
const UNKNOWN_FLAGS: ReadonlySet<unknown> = new Set([255, -1]);

type Source = Readonly<Record<string, unknown>>;

const NO_FIELDS: Source = {};

/** The fields that were asked for while an answer was read, to find those that nobody knows. */
class RequestedFields {
  readonly opened: { reportUnknown(): void }[] = [];
  readonly #names = new Map<string, Set<string>>();

  namesAt(path: string): Set<string> {
    const names = this.#names.get(path) ?? new Set<string>();
    this.#names.set(path, names);
    return names;
  }
}

/** One pass over a response: the receiver of reports, and what was asked for where unknown fields are looked for. */
interface Pass {
  readonly report: ReportDrift;
  readonly requested: RequestedFields | undefined;
}

/**
 * One object of a response, read field by field. A field that is missing, null or of a wrong kind is
 * undefined; nothing throws. Mismatches are reported with their path. Only fields of the contract can be
 * read, and only with the type in the contract. A field that is renamed there, or changes its type, does not
 * compile here.
 */
export class Section<Schema> {
  readonly #pass: Pass;
  readonly #source: Source;
  readonly #path: string;
  readonly #requested: Set<string> | undefined;
  /** True if the response has this object. */
  readonly present: boolean;

  private constructor(pass: Pass, value: unknown, path: string) {
    this.#pass = pass;
    this.#path = path;
    this.#requested = pass.requested?.namesAt(path);
    this.present = isSource(value);
    this.#source = isSource(value) ? value : NO_FIELDS;
    if (this.present) pass.requested?.opened.push({ reportUnknown: () => this.#reportUnknown() });
    else if (value != null) this.#tell('', 'wrong-type', value);
  }

  /** Reads a whole answer with a mapper, then reports the fields that it did not ask for. */
  static read<Schema, T>(value: unknown, report: ReportDrift, map: (root: Section<Schema>) => T): T {
    const requested = new RequestedFields();
    const mapped = map(new Section<Schema>({ report, requested }, value, ''));
    for (const section of requested.opened) section.reportUnknown();
    return mapped;
  }

  /** As `read`, without a look for fields that the mapper did not ask for. */
  static readKnown<Schema, T>(value: unknown, report: ReportDrift, map: (root: Section<Schema>) => T): T {
    return map(new Section<Schema>({ report, requested: undefined }, value, ''));
  }

  /** A number within its range. Text that holds one is taken and reported. */
  number(name: NumberName<Schema>, range: Range): number | undefined {
    return this.#number(name, range, false);
  }

  /** A number that this firmware, by the contract, writes as text: `13 dBi`, `5700 MHz`. */
  numberOrText(name: NumberName<Schema> | TextName<Schema>, range: Range): number | undefined {
    return this.#number(name, range, true);
  }

  #number(name: string, range: Range, textToo: boolean): number | undefined {
    const value = this.#take(name);
    if (value === undefined || value === null) return undefined;
    const number = numberIn(value);
    const within = number !== undefined && number >= range[0] && number <= range[1];
    if (!within || (typeof value === 'string' && !textToo)) this.#tell(name, 'wrong-type', value);
    return within ? number : undefined;
  }

  /** Text that is not empty, cut to a sane length. */
  text(name: TextName<Schema>, most = LONGEST_TEXT): string | undefined {
    const value = this.#take(name);
    if (typeof value === 'string') return value === '' ? undefined : capped(value, most);
    if (value != null) this.#tell(name, 'wrong-type', value);
    return undefined;
  }

  /** A yes or no, however this firmware writes it; 255 and -1 are "unknown". */
  flag(name: FlagName<Schema>): boolean | undefined {
    const value = this.#take(name);
    const flag = flagIn(value);
    if (flag === undefined && value != null && !UNKNOWN_FLAGS.has(value))
      this.#tell(name, 'wrong-type', value);
    return flag;
  }

  /** An object inside this one; without fields when it is missing. */
  section<Field extends SectionName<Schema>>(name: Field): Section<Opened<Schema, Field>> {
    return new Section(this.#pass, this.#take(name), this.#at(name));
  }

  /** The objects of a list; entries that are no objects are left out. */
  sections<Field extends ListName<Schema, object>>(
    name: Field,
    most = LONGEST_LIST,
  ): readonly Section<EntryOf<Schema, Field>>[] {
    const path = `${this.#at(name)}[]`;
    return this.#list(name, most)
      .map(entry => new Section<EntryOf<Schema, Field>>(this.#pass, entry, path))
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
    const path = `${this.#at(name)}[]`;
    const all = this.#list(name, Number.POSITIVE_INFINITY);
    const from = Math.max(0, all.length - most);
    return all
      .slice(from)
      .map((entry, place) => ({
        place: from + place,
        section: new Section<EntryOf<Schema, Field>>(this.#pass, entry, path),
      }))
      .filter(({ section }) => section.present);
  }

  /** A list of numbers, or undefined when one entry is none: their places carry meaning. */
  numbers(name: ListName<Schema, number>, range: Range, most = LONGEST_LIST): readonly number[] | undefined {
    return this.#row(name, this.#take(name), range, most);
  }

  /** Rows of numbers, each read as `numbers` reads them. */
  rows(
    name: ListName<Schema, Listing>,
    range: Range,
    most: number,
    longest = LONGEST_LIST,
  ): readonly (readonly number[] | undefined)[] {
    return this.#list(name, most).map(row => this.#row(`${name}[]`, row, range, longest));
  }

  /**
   * As `rows`, read once the first of them is looked at: long rows that few pages show. What is wrong in them is reported
   * then. They hold nothing else of the answer.
   */
  rowsOnDemand(
    name: ListName<Schema, Listing>,
    range: Range,
    most: number,
    longest = LONGEST_LIST,
  ): () => readonly (readonly number[] | undefined)[] {
    const { report } = this.#pass;
    const path = this.#path;
    const values = this.#list(name, most);
    return once(() =>
      values.map(value => {
        const row = numberRow(value, range, longest);
        if (row === undefined && value != null)
          report({ path: joined(path, `${name}[]`), problem: 'wrong-type', seen: typeName(value) });
        return row;
      }),
    );
  }

  /** A list of numbers in which anything else, and what is out of range, is a gap. */
  samples(name: ListName<Schema, number | null>, [least, most]: Range): readonly (number | undefined)[] {
    return this.#list(name, LONGEST_LIST).map(entry => {
      const number = numberIn(entry);
      return number !== undefined && number >= least && number <= most ? number : undefined;
    });
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

  /** Marks fields as known that are not used. */
  ignore(...names: readonly Name<Schema>[]): void {
    for (const name of names) this.#requested?.add(name);
  }

  /** Reports that this object is missing. */
  expectPresent(): void {
    if (!this.present) this.#tell('', 'missing-section', undefined);
  }

  #take(name: string): unknown {
    this.#requested?.add(name);
    return Object.hasOwn(this.#source, name) ? this.#source[name] : undefined;
  }

  #list(name: string, most: number): readonly unknown[] {
    const value = this.#take(name);
    if (Array.isArray(value)) return value.slice(0, most);
    if (value != null) this.#tell(name, 'wrong-type', value);
    return [];
  }

  #row(name: string, value: unknown, range: Range, longest: number): readonly number[] | undefined {
    const row = numberRow(value, range, longest);
    if (row === undefined && value != null) this.#tell(name, 'wrong-type', value);
    return row;
  }

  #reportUnknown(): void {
    for (const name of Object.keys(this.#source)) {
      if (this.#requested?.has(name) === false)
        this.#tell(capped(name, LONGEST_NAME), 'unknown-field', this.#source[name]);
    }
  }

  #tell(name: string, problem: Drift['problem'], value: unknown): void {
    this.#pass.report({ path: this.#at(name), problem, seen: typeName(value) });
  }

  #at(name: string): string {
    return joined(this.#path, name);
  }
}

function joined(path: string, name: string): string {
  if (name === '') return path;
  return path === '' ? name : `${path}.${name}`;
}

function isSource(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function once<T>(read: () => T): () => T {
  let done: { readonly value: T } | undefined;
  return () => (done ??= { value: read() }).value;
}
