import { describe, expect, it } from 'vitest';
import type { CellValue } from '@radiolink/domain/text';
import { shownRows, type TableSort } from './network-tables.model.ts';

const rowsOf = (...rows: readonly (readonly CellValue[])[]) => rows.map(cells => ({ cells }));
const shown = (rows: ReturnType<typeof rowsOf>, search: string, sort: TableSort | null = null) =>
  shownRows(rows, search, sort).map(({ cells }) => cells[0]);
const by = (column: number, descending = false): TableSort => ({ column, descending });

const CLIENTS = rowsOf(
  ['10.0.0.10', 'till', 5],
  ['10.0.0.9', 'Camera', 12],
  ['10.0.0.100', undefined, undefined],
  ['9.0.0.1', '', 0],
);

describe('the rows of a table', () => {
  it('the rows of a table are as the device sent them until an order is chosen', () => {
    expect(shown(CLIENTS, '')).toEqual(['10.0.0.10', '10.0.0.9', '10.0.0.100', '9.0.0.1']);
  });

  it('the rows of a table are in the order of addresses, number by number', () => {
    expect(shown(CLIENTS, '', by(0))).toEqual(['9.0.0.1', '10.0.0.9', '10.0.0.10', '10.0.0.100']);
    expect(shown(CLIENTS, '', by(0, true))).toEqual(['10.0.0.100', '10.0.0.10', '10.0.0.9', '9.0.0.1']);
  });

  it('the rows of a table are in the order of names, in whatever case, those without one last', () => {
    expect(shown(CLIENTS, '', by(1))).toEqual(['10.0.0.9', '10.0.0.10', '10.0.0.100', '9.0.0.1']);
    expect(shown(CLIENTS, '', by(1, true))).toEqual(['10.0.0.10', '10.0.0.9', '10.0.0.100', '9.0.0.1']);
  });

  it('the rows of a table are in the order of numbers, zero among them, those without one last', () => {
    expect(shown(CLIENTS, '', by(2))).toEqual(['9.0.0.1', '10.0.0.10', '10.0.0.9', '10.0.0.100']);
    expect(shown(CLIENTS, '', by(2, true))).toEqual(['10.0.0.9', '10.0.0.10', '9.0.0.1', '10.0.0.100']);
  });

  it('keep their order among equals', () => {
    const equal = rowsOf(['b', 1], ['a', 1], ['c', 1]);
    expect(shown(equal, '', by(1))).toEqual(['b', 'a', 'c']);
    expect(shown(equal, '', by(1, true))).toEqual(['b', 'a', 'c']);
  });

  it('stay as they are for a column that is not there', () => {
    expect(shown(CLIENTS, '', by(7))).toEqual(shown(CLIENTS, ''));
  });
});

describe('the search of a table', () => {
  it.each([
    ['camera', ['10.0.0.9']],
    [' 0.0.10', ['10.0.0.10', '10.0.0.100']],
    ['12', ['10.0.0.9']],
    ['undefined', []],
    ['.', ['10.0.0.10', '10.0.0.9', '10.0.0.100', '9.0.0.1']],
    ['.*', []],
  ])('finds %j in any cell, and no pattern', (search, found) => {
    expect(shown(CLIENTS, search)).toEqual(found);
  });

  it('finds what is shown in the chosen order', () => {
    expect(shown(CLIENTS, '10.', by(0, true))).toEqual(['10.0.0.100', '10.0.0.10', '10.0.0.9']);
  });

  it('leaves the answer of the device as it is', () => {
    const before = structuredClone(CLIENTS);
    shownRows(CLIENTS, 'till', by(0));
    expect(CLIENTS).toEqual(before);
  });
});
