import { expect, it } from 'vitest';
import { Turns } from './connection.ts';

const turn = () => new Promise(resolve => setImmediate(resolve));

it('takes one a turn, each once, in the order in which they came', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const first = () => void done.push('first');
  for (const work of [first, () => void done.push('second'), first]) turns.wait(work);
  await turn();
  expect(done).toEqual(['first']);
  await turn();
  expect(done).toEqual(['first', 'second']);
});

it('forgets who left', async () => {
  const turns = new Turns();
  const done: string[] = [];
  const gone = () => void done.push('gone');
  turns.wait(gone);
  turns.leave(gone);
  await turn();
  await turn();
  expect(done).toEqual([]);
});
