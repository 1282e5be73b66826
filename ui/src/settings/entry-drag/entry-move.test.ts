import { expect, it } from 'vitest';
import { entryMove } from './entry-handle.tsx';

it('moves an entry past others, which make room, with every key of theirs', () => {
  const rules = new Map([
    ['fw.1.src', 'a'],
    ['fw.3.src', 'b'],
    ['fw.3.comment', 'barn'],
    ['fw.4.src', 'c'],
  ]);
  expect(entryMove(rules, 'fw', [1, 3, 4], { from: 4, to: 1 })).toEqual(
    new Map([
      ['fw.1.src', 'c'],
      ['fw.3.src', 'a'],
      ['fw.3.comment', undefined],
      ['fw.4.src', 'b'],
      ['fw.4.comment', 'barn'],
    ]),
  );
  expect(entryMove(rules, 'fw', [1, 3, 4], { from: 3, to: 3 })).toEqual(new Map());
  expect(entryMove(rules, 'fw', [1, 3, 4], { from: 9, to: 1 })).toEqual(new Map());
});
