import { Section } from './section.ts';

/**
 * Reads a response by the schema that its call has in the contract. A mapper of another schema does not compile.
 */
export function readAnswer<Schema extends object, T>(answer: Schema, map: (root: Section<Schema>) => T): T {
  return map(new Section<Schema>(answer));
}

/**
 * Reads what no call of the contract types: a part of a batch, a message of a socket, a captured file, the answer of another server.
 * The mapper names its schema.
 */
export function readUntyped<Schema, T>(value: unknown, map: (root: Section<Schema>) => T): T {
  return map(new Section<Schema>(value));
}
