import type { Token } from './token.ts';

/** The subject of a port, by its token; none of what is no port. */
export function subjectOf(token: Token<unknown>): readonly string[] {
  const [, subject] = /^radiolink\.(.+)\//.exec((typeof token === 'symbol' && token.description) || '') ?? [];
  return subject === undefined ? [] : [subject];
}
