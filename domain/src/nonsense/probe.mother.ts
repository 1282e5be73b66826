import { type Arbitrary, constant, constantFrom, double, oneof } from 'fast-check';

/** One way to put a nonsense number into a function. */
export interface Probe {
  /** Calls the function with the number in one place, everything else lawful. */
  readonly call: (nonsense: number) => unknown;
  /** Numbers out of range there, besides those that are not finite. */
  readonly outside: readonly Arbitrary<number>[];
  /** Whether an answer is the function's refusal; `isRefusal` unless the function has another one. */
  readonly isRefused: (answer: unknown) => boolean;
}

/** The functions of one entry of the package, each with its probes. */
export type Probes = Readonly<Record<string, readonly Probe[]>>;

export const NOT_FINITE = constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY);
export const ZERO = constant(0);
export const NEGATIVE = oneof(
  constantFrom(-1e-9, -20, -1e6, -1e300),
  double({ max: -1e-9, noNaN: true, noDefaultInfinity: true }),
);
/** Beyond whatever a radio link knows. */
export const HUGE = oneof(
  constantFrom(2 ** 53, 1e18, 1e300),
  double({ min: 2 ** 53, noNaN: true, noDefaultInfinity: true }),
);
/** As far below zero. */
export const DEEP = HUGE.map(value => -value);
export const NOT_POSITIVE = [ZERO, NEGATIVE, HUGE] as const;
export const NOT_AN_AMOUNT = [NEGATIVE, HUGE] as const;
/** For dBm, dBi and the like, which may be negative. */
export const NO_LEVEL = [DEEP, HUGE] as const;

/** Nothing, no, no number, an empty list, or an object in which every number is none. */
export function isRefusal(answer: unknown): boolean {
  if (answer === undefined || answer === false || answer === '—') return true;
  if (typeof answer === 'number') return !Number.isFinite(answer);
  if (typeof answer !== 'object' || answer === null) return false;
  const numbers = Object.values(answer).filter(value => typeof value === 'number');
  return Array.isArray(answer)
    ? answer.every(isRefusal)
    : numbers.length > 0 && numbers.every(value => !Number.isFinite(value));
}

/** A probe of one place. */
export function probe(
  call: (nonsense: number) => unknown,
  outside: readonly Arbitrary<number>[] = [],
  isRefused: (answer: unknown) => boolean = isRefusal,
): Probe {
  return { call, outside, isRefused };
}

/** The numbers of an object in turn, each with what is out of range for it. */
export function fieldsOf<Name extends string, Base extends { readonly [Key in Name]?: number | undefined }>(
  base: Base,
  outside: Readonly<Record<Name, readonly Arbitrary<number>[]>>,
  call: (spoiled: Base) => unknown,
  isRefused?: (answer: unknown) => boolean,
): readonly Probe[] {
  return (Object.keys(outside) as Name[]).map(name =>
    probe(nonsense => call({ ...base, [name]: nonsense }), outside[name], isRefused),
  );
}

/** Whether a rule over a value found a problem. */
export function isProblem(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && 'key' in answer;
}

/** Whether a function kept to what it says when nothing is known. */
export function isValue(expected: unknown): (answer: unknown) => boolean {
  return answer => Object.is(answer, expected);
}

/** Whether no nonsense number stands anywhere in an answer, words included. */
export function saysNothingOf(answer: unknown): boolean {
  return !/NaN|Infinity|null|\d{10}|e\+\d/.test(JSON.stringify(answer, written) ?? '');
}

/** JSON would write NaN as null. */
function written(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}
