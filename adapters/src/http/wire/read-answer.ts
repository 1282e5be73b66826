import { Section } from './section.ts';

/** Reads a response, whose drift is not reported, by the schema of its call, or by the one that the mapper names for it. */
export function readAnswer<Schema extends object, T>(answer: Schema, map: (root: Section<Schema>) => T): T;
export function readAnswer<Schema, T>(answer: unknown, map: (root: Section<Schema>) => T): T;
export function readAnswer<Schema, T>(answer: unknown, map: (root: Section<Schema>) => T): T {
  return Section.readKnown<Schema, T>(answer, () => undefined, map);
}
