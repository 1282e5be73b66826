import { REJECTED_TERMS } from './rejected-terms.mjs';
import { QUOTED_TEXTS } from './quoted-texts.mjs';

/** The texts that use a rejected term, each with the term to use; quoted texts are exempt. */
export function rejectedIn(texts, terms = REJECTED_TERMS, quoted = QUOTED_TEXTS) {
  return texts
    .filter(text => !quoted.has(text))
    .flatMap(text =>
      terms.flatMap(({ rejected, use }) => {
        const found = rejected.exec(text);
        return found === null ? [] : [{ text, found: found[0], use }];
      }),
    );
}
