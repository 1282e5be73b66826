import { type Arbitrary, constant, constantFrom, double, oneof, sample } from 'fast-check';
import { runs } from '../configuration/property-runs.mother.ts';
import { isRefusal } from './refusals.mother.ts';

const NOT_FINITE = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
const NEGATIVE = oneof(
  constantFrom(-1e-9, -20, -1e6, -1e300),
  double({ max: -1e-9, noNaN: true, noDefaultInfinity: true }),
);
/** Beyond whatever a radio link knows. */
const HUGE = oneof(
  constantFrom(2 ** 53, 1e18, 1e300),
  double({ min: 2 ** 53, noNaN: true, noDefaultInfinity: true }),
);
/** As far below zero. */
const DEEP = HUGE.map(value => -value);
/** Waits of less than no distance, microseconds. */
const BELOW_THE_LEAST_WAIT = double({ min: 0, max: 30.9, noNaN: true });

type Outside = readonly Arbitrary<number>[];

/** What is out of range besides what is not finite, for each kind of number. */
export const OUTSIDE = {
  finite: [],
  positive: [constant(0), NEGATIVE, HUGE],
  amount: [NEGATIVE, HUGE],
  /** For dBm, dBi and the like, which may be negative. */
  level: [DEEP, HUGE],
  notNegative: [NEGATIVE],
  notHuge: [HUGE],
  wait: [NEGATIVE, HUGE, BELOW_THE_LEAST_WAIT],
} as const satisfies Readonly<Record<string, Outside>>;

/** A place where nonsense can come in: a lawful number, and what is out of range for it. */
class Place {
  constructor(
    readonly lawful: number,
    readonly outside: Outside,
  ) {}
}

/** It stands for the number until a call is made. */
const placeOf =
  (kind: keyof typeof OUTSIDE) =>
  (lawful: number): number =>
    new Place(lawful, OUTSIDE[kind]) as unknown as number;

export const finite = placeOf('finite');
export const positive = placeOf('positive');
export const amount = placeOf('amount');
export const level = placeOf('level');
export const notNegative = placeOf('notNegative');
export const notHuge = placeOf('notHuge');

/** Every number of an object as a place of one kind. */
export const each = <Numbers extends Readonly<Record<string, number>>>(
  kind: (lawful: number) => number,
  numbers: Numbers,
): Numbers =>
  Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, kind(value)])) as Numbers;

/** One way to put a nonsense number into a function. */
export interface Probe {
  /** Calls the function with the number in one place, everything else lawful. */
  readonly call: (nonsense: number) => unknown;
  readonly outside: Outside;
  /** Whether an answer is the function's refusal. */
  readonly isRefused: (answer: unknown) => boolean;
}

/** The answers that look lawful to nonsense: what is not finite, and a sample of what is out of range. */
export function answersThatLookLawful(probes: readonly Probe[]): readonly string[] {
  return probes.flatMap(({ call: answerTo, outside, isRefused }) => {
    const beyond = outside.length === 0 ? [] : sample(oneof(...outside), runs(60));
    return [...NOT_FINITE, ...beyond].flatMap(nonsense => {
      const answer = answerTo(nonsense);
      return isRefused(answer) ? [] : [`${nonsense} gives ${JSON.stringify(answer)}`];
    });
  });
}

/** Every exported function that takes a number, as `entry/name`, with the ways to put nonsense into it. */
export type Probes = Readonly<Record<string, readonly Probe[]>>;

type AnyFunction = (...values: never[]) => unknown;
type ValuesOf<F> = F extends (...values: infer Values) => unknown ? Readonly<Values> : never;

/** A call whose refusal is its own, or that goes another way to the function. */
class Call<Values> {
  constructor(
    readonly values: Values,
    readonly isRefused: (answer: unknown) => boolean,
    readonly way?: AnyFunction,
  ) {}
}

export const call = <const Values extends readonly unknown[] | []>(
  values: Values,
  isRefused = isRefusal,
): Call<Values> => new Call(values, isRefused);

/** A call by a function of its own, for what the exported one cannot be given as it is. */
export const by = <Values extends readonly unknown[] | []>(
  values: Values,
  way: (...values: Values) => unknown,
  isRefused = isRefusal,
): Call<never> => new Call(values as never, isRefused, way);

/** What each function of an entry is called with: its lawful values, in which the places are marked. */
type Calls<Entry> = {
  readonly [Name in keyof Entry]?: ValuesOf<Entry[Name]> | readonly Call<ValuesOf<Entry[Name]>>[];
};

/** The probes of an entry: one for each place of each call. */
export function probesOf<Entry extends object>(entry: string, functions: Entry, calls: Calls<Entry>): Probes {
  return Object.fromEntries(
    Object.entries<readonly unknown[]>(calls as Readonly<Record<string, readonly unknown[]>>).map(
      ([name, given]) => {
        const own = functions[name as keyof Entry] as AnyFunction;
        const all = given.every(one => one instanceof Call) ? given : [new Call(given, isRefusal)];
        return [`${entry}/${name}`, all.flatMap(one => probesOfCall(one.way ?? own, one))];
      },
    ),
  );
}

function probesOfCall(way: AnyFunction, { values, isRefused }: Call<unknown>): readonly Probe[] {
  const places = new Set<Place>();
  filled(values, place => {
    places.add(place);
    return place.lawful;
  });
  return [...places].map(spoiled => ({
    call: nonsense => way(...(filled(values, one => (one === spoiled ? nonsense : one.lawful)) as never[])),
    outside: spoiled.outside,
    isRefused,
  }));
}

/** A value with a number at each of its places; what has none stays the same object. */
function filled(value: unknown, numberAt: (place: Place) => number): unknown {
  if (value instanceof Place) return numberAt(value);
  if (!isPlain(value)) return value;
  const before = Object.entries(value);
  const after = before.map(([name, one]) => [name, filled(one, numberAt)] as const);
  if (after.every(([, one], at) => one === before[at]?.[1])) return value;
  return Array.isArray(value) ? after.map(([, one]) => one) : Object.fromEntries(after);
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);
