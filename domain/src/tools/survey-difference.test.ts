import { expect, it } from 'vitest';
import { LEAST_SURVEY_CHANGE_DB, surveyDifferences } from './survey-difference.ts';

const entry = (mac: string, signalDbm?: number) => ({ cell: { mac, signalDbm }, receivedAt: 0 });
const found = (now: readonly ReturnType<typeof entry>[], before: readonly ReturnType<typeof entry>[]) =>
  surveyDifferences(now, before).map(({ kind, cell, changeDb }) => [kind, cell.mac, changeDb]);

it('names new networks, those that are gone, and the changed levels, the largest change first', () => {
  const before = [entry('A', -60), entry('B', -70), entry('C', -70), entry('D', -50), entry('E', -40)];
  const now = [entry('A', -64), entry('B', -61), entry('C', -70), entry('F', -80), entry('G', -65)];
  expect(found(now, before)).toEqual([
    ['new', 'G', undefined],
    ['new', 'F', undefined],
    ['gone', 'E', undefined],
    ['gone', 'D', undefined],
    ['level', 'B', 9],
    ['level', 'A', -4],
  ]);
});

it('takes a change below the least for none', () => {
  const before = [entry('A', -60)];
  expect(found([entry('A', -60 - LEAST_SURVEY_CHANGE_DB + 1)], before)).toEqual([]);
  expect(found([entry('A', -60 - LEAST_SURVEY_CHANGE_DB)], before)).toHaveLength(1);
});

it('makes no change of a level that one of them did not report', () => {
  expect(found([entry('A')], [entry('A', -60)])).toEqual([]);
  expect(found([entry('A', Number.NaN), entry('B', -1e9)], [entry('A', -60), entry('B', -60)])).toEqual([]);
});

it('finds nothing in the same survey, and all of it new against none', () => {
  const one = [entry('A', -60), entry('B')];
  expect(found(one, one)).toEqual([]);
  expect(found(one, []).map(([kind]) => kind)).toEqual(['new', 'new']);
});
