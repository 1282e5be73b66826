import { type Arbitrary, constant, constantFrom, double, oneof } from 'fast-check';
import { isRefusal } from './refusals.mother.ts';

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

/** One way to put a nonsense number into a function. */
export interface Probe {
  /** Calls the function with the number in one place, everything else lawful. */
  readonly call: (nonsense: number) => unknown;
  readonly outside: Outside;
  /** Whether an answer is the function's refusal. */
  readonly isRefused: (answer: unknown) => boolean;
}

const probeOf =
  (kind: keyof typeof OUTSIDE) =>
  (call: (nonsense: number) => unknown, isRefused = isRefusal): Probe => ({
    call,
    outside: OUTSIDE[kind],
    isRefused,
  });

/** A probe of each kind of number. */
export const finite = probeOf('finite');
export const positive = probeOf('positive');
export const amount = probeOf('amount');
export const level = probeOf('level');
export const notNegative = probeOf('notNegative');
export const notHuge = probeOf('notHuge');

/** Probes of one kind for each number of an object, the others lawful. */
export const each = <Numbers extends Readonly<Record<string, number>>>(
  kind: ReturnType<typeof probeOf>,
  lawful: Numbers,
  call: (numbers: Numbers) => unknown,
  isRefused?: Probe['isRefused'],
): readonly Probe[] =>
  Object.keys(lawful).map(name => kind(nonsense => call({ ...lawful, [name]: nonsense }), isRefused));
