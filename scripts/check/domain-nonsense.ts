import { isDeepStrictEqual } from 'node:util';
import { oneof, sample } from 'fast-check';
import { runs } from '../../domain/src/configuration/property-runs.mother.ts';
import { OUTSIDE, type Probe } from '../../domain/src/nonsense/probe.mother.ts';
import { isRefusal, REFUSALS, saysNothingOf } from '../../domain/src/nonsense/refusals.mother.ts';
import { ArgumentDraw, NotMade, type NumberAt, type NumberPlace } from './domain-arguments.ts';
import type { ExportedValue } from './domain-exports.ts';

const NOT_FINITE = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
/** How often other members of unions, other optional values and empty lists are tried. */
const DRAWS = 32;
/** Of so many draws with different answers each number is spoiled. */
const WAYS = 3;

/** Refusals that are an answer to lawful arguments too: nothing found, nothing wrong. */
const MAY_BE_LAWFUL: ReadonlySet<unknown> = new Set([isRefusal, saysNothingOf]);

/**
 * The probes of a function, made from the types of its parameters: for each number that changes the answer to lawful arguments,
 * in some draws of what the types leave open. A number that may be missing is also refused by the answer without it. None where
 * no arguments can be made, or where the function refuses them all: its probes are written by hand.
 */
export async function generatedProbes(
  { name, signature }: ExportedValue,
  isExempt: (type: string) => boolean,
): Promise<readonly Probe[]> {
  if (signature === undefined) return [];
  const [entry = '', member = ''] = name.split('/');
  const functions: Readonly<Record<string, (...given: unknown[]) => unknown>> = await import(
    `@radiolink/domain/${entry}`
  );
  const isRefused = REFUSALS[name] ?? REFUSALS[signature.answer] ?? isRefusal;
  const answersOf = new Map<string, readonly unknown[]>();
  const probesOfDraw = (draw: number): readonly Probe[] => {
    const answerTo = (numberAt: NumberAt): unknown => {
      const drawn = new ArgumentDraw(draw, isExempt, numberAt);
      const parameters = Object.entries(signature.parameters);
      return functions[member]?.(...parameters.map(([own, shape]) => drawn.valueOf(shape, `${name}.${own}`)));
    };
    const places = new Map<string, NumberPlace>();
    const lawful = answerTo(place => {
      places.set(place.path, place);
      return place.lawful;
    });
    if (!MAY_BE_LAWFUL.has(isRefused) && isRefused(lawful)) return [];
    return [...places.values()].flatMap(spoiled => {
      const before = answersOf.get(spoiled.path) ?? [];
      if (before.length >= WAYS || before.some(answer => isDeepStrictEqual(answer, lawful))) return [];
      const call = (other: unknown): unknown =>
        answerTo(place => (place.path === spoiled.path ? other : place.lawful));
      if (othersOf(spoiled.lawful).every(other => isDeepStrictEqual(call(other), lawful))) return [];
      answersOf.set(spoiled.path, [...before, lawful]);
      const unknown = spoiled.isOptional ? call(undefined) : undefined;
      const isAsUnknown = (answer: unknown): boolean =>
        spoiled.isOptional && isDeepStrictEqual(answer, unknown);
      return [
        {
          call,
          outside: OUTSIDE[spoiled.kind],
          isRefused: (answer: unknown) => isRefused(answer) || isAsUnknown(answer),
        },
      ];
    });
  };
  try {
    return Array.from({ length: DRAWS }, (_, draw) => probesOfDraw(draw)).flat();
  } catch (error) {
    if (error instanceof NotMade) return [];
    const call = (): never => {
      throw error;
    };
    return [{ call, outside: [], isRefused }];
  }
}

/** Numbers one of which changes an answer that is worked out from the number in their place. */
const othersOf = (lawful: number): readonly number[] => [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  -20,
  1e18,
  lawful / 2 + 1,
  lawful * 2 + 1,
];

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
