import { REJECTED_TERMS, type RejectedTerm } from './rejected-terms.ts';
import { QUOTED_TEXTS } from './quoted-texts.ts';

/** A text with a rejected term, and the term to use. */
export interface Rejection {
  readonly text: string;
  readonly found: string;
  readonly use: string;
}

/** The texts that use a rejected term, each with the term to use; quoted texts are exempt. */
export function rejectedIn(
  texts: readonly string[],
  terms: readonly RejectedTerm[] = REJECTED_TERMS,
  quoted: ReadonlySet<string> = QUOTED_TEXTS,
): readonly Rejection[] {
  return texts
    .filter(text => !quoted.has(text))
    .flatMap(text =>
      terms.flatMap(({ rejected, use }) => {
        const found = rejected.exec(text);
        return found === null ? [] : [{ text, found: found[0], use }];
      }),
    );
}
