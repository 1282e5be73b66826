import { codeWords, type Message, message } from '../../errors/message.ts';
import type { PlainUnitKind } from '../../units/quantity.ts';

/**
 * Kind and unit of a value for display. `kbps` and `mbps` are rates, `memory` and `traffic` bytes, `duration`
 * seconds. `distance` and `length` are metres (between ends; of a cable, a height), `mhz` a frequency or
 * width. `name` is text from an untrusted source, `code` a number that `words` explains, `ungrouped` one whose
 * thousands stand together, as an MTU; `-list` is several.
 */
export type FieldKind =
  | PlainUnitKind
  | 'text'
  | 'name'
  | 'mac'
  | 'address'
  | 'time'
  | 'flag'
  | 'ungrouped'
  | 'mask'
  | 'mhz'
  | 'kbps'
  | 'memory'
  | 'traffic'
  | 'duration'
  /** Whole milliseconds of a delay: 0 is less than one. */
  | 'latency'
  | 'distance'
  | 'length'
  | 'altitude'
  | 'text-list'
  | 'address-list'
  | 'count-list'
  | 'dbm-list'
  | 'db-list';

/** A value as the status holds it. */
export type FieldValue = string | number | boolean | readonly string[] | readonly number[] | undefined;

/** Label and format of one leaf of the status. */
export interface FieldSpec {
  readonly label: string;
  readonly kind: FieldKind;
  /** The words for a code. */
  readonly words?: (code: number) => Message;
  /** The words for a text that a person need not know; undefined shows the text as it is. */
  readonly said?: (text: string) => Message | undefined;
}

/** A field with the path to its value. */
export interface Field<Source> extends FieldSpec {
  /** Path of the leaf below its source, e.g. `downlink.linkScore`. */
  readonly path: string;
  readonly read: (source: Source) => FieldValue;
}

/**
 * A specification for every leaf of a type: the compiler refuses an incomplete table. `Nested` are the keys
 * that contain objects and have separate tables.
 */
export type FieldTable<Source, Nested extends keyof Source = never> = Readonly<
  Record<Exclude<keyof Source, Nested>, FieldSpec>
>;

/** A short way to write a specification. */
export function field(label: string, kind: FieldKind, words?: (code: number) => Message): FieldSpec {
  return words === undefined ? { label, kind } : { label, kind, words };
}

/** A text of the device that stands for words. */
export function wordField(label: string, said: (text: string) => Message | undefined): FieldSpec {
  return { label, kind: 'text', said };
}

/** The fields of a table, in its order. `prefix` names the object that holds them; `at` finds it in the source. */
export function fieldsOf<Source, Inner>(
  table: Readonly<Partial<Record<keyof Inner & string, FieldSpec>>>,
  at: (source: Source) => Inner | undefined,
  prefix = '',
): readonly Field<Source>[] {
  return Object.entries<FieldSpec | undefined>(table).flatMap(([key, spec]) =>
    spec === undefined
      ? []
      : [{ ...spec, path: prefix + key, read: (source: Source) => leaf(at(source), key) }],
  );
}

function leaf(holder: unknown, key: string): FieldValue {
  const value: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, key) : undefined;
  return isFieldValue(value) ? value : undefined;
}

/** An empty list is not a value: mappers give one where the device sent nothing. */
function isFieldValue(value: unknown): value is FieldValue {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every(item => typeof item === 'string' || typeof item === 'number');
  }
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** One value of one device, ready to be shown. */
export interface Reading {
  /** Path of the leaf in the whole status, e.g. `wireless.stations[0].signalDbm`. */
  readonly id: string;
  readonly label: Message;
  readonly kind: FieldKind;
  /** Undefined: the device did not send it. */
  readonly value: FieldValue;
  /** Meaning of a code or of a text of the device. */
  readonly words?: Message;
}

/** The readings of some fields from one source, whose own path is put before theirs. */
export function readFields<Source>(
  fields: readonly Field<Source>[],
  source: Source,
  base: string,
): readonly Reading[] {
  return fields.map(({ label, kind, words, said, path, read }) => {
    const value = read(source);
    const meaning =
      typeof value === 'number' ? words?.(value) : typeof value === 'string' ? said?.(value) : undefined;
    return {
      id: base + path,
      label: message(label),
      kind,
      value,
      ...(meaning !== undefined && { words: meaning }),
    };
  });
}

/** Band codes of the status: 1 is G, 2 is A. §3.antenna. */
export const bandMessage = codeWords({ 1: '2.4 GHz', 2: '5 GHz' });

/** State of the spectral service in the status. */
export const airviewServiceMessage = codeWords({ 0: 'Off', 2: 'Running', 4: 'In use' });

/** Capacity reporting mode of the device. §9.ff-capacity. */
export const CapacityReporting = { Default: 0, Split: 1 } as const;

/** The words for a capacity reporting mode. */
export const capacityReportingMessage = codeWords({
  [CapacityReporting.Default]: 'Default',
  [CapacityReporting.Split]: 'DL/UL split based',
});
