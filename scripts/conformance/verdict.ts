/** What a check found. */
export type Verdict =
  | { readonly verdict: 'holds'; readonly note?: string }
  | { readonly verdict: 'differs'; readonly how: readonly string[] }
  | { readonly verdict: 'missing'; readonly notShown: string };

export const holds = (note?: string): Verdict => ({ verdict: 'holds', ...(note !== undefined && { note }) });
export const missing = (notShown: string): Verdict => ({ verdict: 'missing', notShown });

/** Holds unless there is a problem. */
export function judged(problems: readonly (string | undefined)[], note?: string): Verdict {
  const how = problems.filter(problem => problem !== undefined);
  return how.length === 0 ? holds(note) : { verdict: 'differs', how };
}

/** Something that a check cannot go on without. The run takes it for a difference. */
export class Differs extends Error {}

/** A problem with a status, if it is none of those. */
export function statusProblem(
  what: string,
  { status }: { readonly status: number },
  ...expected: readonly number[]
): string | undefined {
  return expected.includes(status) ? undefined : `${what}: ${status} instead of ${expected.join(' or ')}`;
}
