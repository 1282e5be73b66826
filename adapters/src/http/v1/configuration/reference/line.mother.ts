import { type Arbitrary, boolean, constantFrom, integer, string, tuple } from 'fast-check';

/** Values of the lines of one configuration. */
export type Values = Readonly<Record<string, string>>;

/** What the wire reference says of one line, written by hand: the mapping is what it is compared with. */
export interface Line {
  /** Place of its value in the objects; the radios of a list by their id. */
  readonly at: string;
  readonly values: Arbitrary<string>;
  /** The value of the place; by default the text itself. */
  readonly json?: (value: string, all: Values) => unknown;
  /** What a configuration without the line says. */
  readonly absent?: string;
  /** Why not every value returns. */
  readonly loss?: string;
  /** True for a value that does not. */
  readonly loses?: (value: string, all: Values) => boolean;
}

export const isOn = (value: string | undefined): boolean => value === 'enabled';

const ON_OFF = constantFrom('enabled', 'disabled');
export const TEXT = string({ unit: constantFrom(...'abcXYZ019-_.é€ß'), minLength: 1, maxLength: 24 });
/** With a space inside, and characters of the format itself. */
export const NAME: Arbitrary<string> = tuple(TEXT, constantFrom('', ' ', '=', '#', ' = '), TEXT).map(parts =>
  parts.join(''),
);
export const ADDRESS = tuple(
  integer({ min: 1, max: 223 }),
  integer({ min: 0, max: 255 }),
  integer({ min: 1, max: 254 }),
).map(([first, second, last]) => `${first}.${second}.7.${last}`);
export const MASKS = ['255.255.255.0', '255.255.0.0', '255.255.255.192', '255.0.0.0'] as const;

export const toggle = (at: string, more: Partial<Line> = {}): Line => ({
  at,
  values: ON_OFF,
  json: isOn,
  ...more,
});

export const number = (at: string, min: number, max: number, more: Partial<Line> = {}): Line => ({
  at,
  values: integer({ min, max }).map(String),
  json: Number,
  ...more,
});

export const text = (at: string, values: Arbitrary<string> = NAME, more: Partial<Line> = {}): Line => ({
  at,
  values,
  ...more,
});

/** Hundredths, as coordinates are. */
export const hundredths = (at: string, most: number): Line => ({
  at,
  values: integer({ min: -most * 100, max: most * 100 }).map(value => String(value / 100)),
  json: Number,
});

/** The text, or none. */
export const perhaps = (values: Arbitrary<string>): Arbitrary<string> =>
  tuple(boolean(), values).map(([has, value]) => (has ? value : ''));
