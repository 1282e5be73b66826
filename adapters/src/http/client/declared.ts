/** A list as openapi-fetch types it: its fields one by one, because it does not recognise a list that cannot be written. */
interface SpelledList {
  readonly [index: number]: unknown;
  readonly length: number;
  readonly concat: unknown;
}

/** A file as openapi-fetch types it. */
interface SpelledFile {
  readonly size: number;
  readonly arrayBuffer: unknown;
}

/** The answer of a call as its contract declares it: openapi-fetch spells lists that cannot be written out as objects. */
export type Declared<Answer> = unknown extends Answer
  ? Answer
  : Answer extends string | number | boolean | null | undefined
    ? Answer
    : Answer extends SpelledList
      ? readonly Declared<Answer[number]>[]
      : Answer extends SpelledFile
        ? Blob
        : Answer extends object
          ? { readonly [Field in keyof Answer]: Declared<Answer[Field]> }
          : Answer;

/** An answer by its declared type. What a device really sends is narrowed by the mappers. */
export const declared = <Answer>(answer: Answer): Declared<Answer> => answer as Declared<Answer>;
