import { expect, it } from 'vitest';
import type { Unlisted } from './contract-names.ts';
import { readUntyped } from './read-answer.ts';
import type { Section } from './section.ts';
import { unreadFields } from './unread-fields.mother.ts';

it('unread fields are the fields that a mapper does not ask for, with lists as one path', () => {
  const answer = {
    known: 1,
    odd: 2,
    closed: { c: 1 },
    l: [
      { a: 1, b: 1 },
      { b: 2, d: null },
    ],
  };
  const map = (root: Section<Unlisted>) => {
    root.number('known', [0, 9]);
    for (const entry of root.sections('l')) entry.number('a', [0, 9]);
  };
  expect(unreadFields(answer, json => readUntyped(json, map))).toEqual(['odd', 'closed', 'l[].b', 'l[].d']);
});
