import { Section } from './section.ts';

/** Reads a response, whose drift is not reported, by the schema that the mapper names for it. */
export function readAnswer<Schema, T>(json: unknown, map: (root: Section<Schema>) => T): T {
  return Section.read<Schema, T>(json, () => undefined, map);
}
