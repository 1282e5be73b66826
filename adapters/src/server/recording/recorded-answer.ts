/** A recording that cannot be replayed, and why. */
export class UnreadableRecording extends Error {
  override readonly name = 'UnreadableRecording';
}

/** One request of a recording and what the device answered, with the time since the first one. */
export interface RecordedAnswer {
  readonly atMs: number;
  readonly method: string;
  readonly path: string;
  /** Fields of the query in their order by name, without those that only defeat caches. */
  readonly query: string;
  /** Body of the request; undefined when the recording does not hold it. */
  readonly requestBody: string | undefined;
  /** 0 when the device did not answer. */
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Buffer;
}

/** Fields of a query that do not decide what is answered. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set(['_', 't', 'ts', 'rand', 'random', 'nocache', 'hide_rd']);

/** A query such that two that ask for the same are equal. */
export function comparableQuery(search: string): string {
  const fields = [...new URLSearchParams(search)].filter(([name]) => !WITHOUT_EFFECT.has(name));
  return fields
    .map(field => field.join('='))
    .sort()
    .join('&');
}
