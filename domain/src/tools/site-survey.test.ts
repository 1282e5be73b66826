import { expect, it } from 'vitest';
import { entryAgeSeconds, MOST_SURVEY_ENTRIES, recentEntries, withReceived } from './site-survey.ts';

const AT = 10_000_000;
const A = '02:00:00:00:00:0A';
const B = '02:00:00:00:00:0B';

it('keeps a network that the next scan does not find, and takes the newer report of one that it finds', () => {
  const first = withReceived([], {
    cells: [
      { mac: A, signalDbm: -60 },
      { mac: B, signalDbm: -70 },
    ],
    isOver: true,
    at: AT,
  });
  const second = withReceived(first, { cells: [{ mac: A, signalDbm: -50 }], isOver: true, at: AT + 60_000 });
  expect(second).toEqual([
    { cell: { mac: A, signalDbm: -50 }, receivedAt: AT + 60_000 },
    { cell: { mac: B, signalDbm: -70 }, receivedAt: AT },
  ]);
});

it('drops an entry once the keeping time is over', () => {
  const entries = [{ cell: { mac: A }, receivedAt: AT }];
  expect(recentEntries(entries, 60, AT + 60_000)).toHaveLength(1);
  expect(recentEntries(entries, 60, AT + 61_000)).toEqual([]);
  expect(withReceived(entries, { cells: [], isOver: true, at: AT + 3_601_000 })).toEqual([]);
});

it('counts the age from when the device received the network', () => {
  const [entry] = withReceived([], { cells: [{ mac: A, ageSeconds: 5 }], isOver: false, at: AT });
  expect(entryAgeSeconds(entry!, AT)).toBe(5);
  expect(entryAgeSeconds(entry!, AT - 60_000)).toBe(0);
  const older = withReceived([entry!], { cells: [{ mac: A, ageSeconds: 30 }], isOver: true, at: AT });
  expect(older).toEqual([entry]);
});

it('the survey does not take the cells of the scan before for new, and none without a MAC', () => {
  expect(withReceived([], { cells: [{ mac: A }], isOver: false, at: AT })).toEqual([]);
  expect(withReceived([], { cells: [{ mac: '' }], isOver: true, at: AT })).toEqual([]);
});

it('the survey does not grow without end: the newest stay, in whatever order they came', () => {
  const cells = Array.from({ length: MOST_SURVEY_ENTRIES + 10 }, (_, place) => ({
    mac: `${place}`,
    ageSeconds: place,
  }));
  for (const ordered of [cells, cells.toReversed()]) {
    const recent = withReceived([], { cells: ordered, isOver: true, at: AT });
    expect(recent).toHaveLength(MOST_SURVEY_ENTRIES);
    expect(recent[0]!.cell.mac).toBe('0');
    expect(recent.at(-1)!.cell.mac).toBe(`${MOST_SURVEY_ENTRIES - 1}`);
  }
});
