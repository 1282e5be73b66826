import type { Report, Result } from '../run.ts';

type Outcome = Result['outcome']['verdict'];

export const OUTCOMES: readonly Outcome[] = ['differs', 'missing', 'holds', 'skipped'];

export type Counts = Readonly<Record<Outcome, number>>;

export function countsOf({ results }: Report): Counts {
  const count = (outcome: Outcome) => results.filter(result => result.outcome.verdict === outcome).length;
  return {
    differs: count('differs'),
    missing: count('missing'),
    holds: count('holds'),
    skipped: count('skipped'),
  };
}

/** What there is to say about a result: how it differs, what is not shown, why it was not checked. */
export function detailsOf({ outcome }: Result): readonly string[] {
  if (outcome.verdict === 'differs') return outcome.how;
  if (outcome.verdict === 'missing') return [`Not shown: ${outcome.notShown}`];
  if (outcome.verdict === 'skipped') return [outcome.why];
  return outcome.note === undefined ? [] : [outcome.note];
}
