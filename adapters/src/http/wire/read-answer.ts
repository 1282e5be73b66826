import type { AnswerTo, SchemaOf } from '@radiolink/openapi/received';
import { Section } from './section.ts';

/**
 * Reads an answer by the schema that its call has in the contract. A mapper of another schema does not compile, nor does one
 * that reads a field which the schema lacks.
 */
export function readAnswer<T, Call extends string = never>(
  answer: AnswerTo<Call> | undefined,
  map: (root: Section<SchemaOf<Call>>) => T,
): T {
  return map(new Section<SchemaOf<Call>>(answer));
}

/** The schema of an object whose `list` is the list that a call is answered with. */
export interface ListOf<Call> {
  readonly list: readonly SchemaOf<Call>[];
}

/**
 * Reads what no call of the contract types: a message of a socket, the answer of another server.
 * The mapper names its schema.
 */
export function readUntyped<Schema, T>(value: unknown, map: (root: Section<Schema>) => T): T {
  return map(new Section<Schema>(value));
}
