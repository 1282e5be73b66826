import { describe, expect, it } from 'vitest';
import type { SurveyCell } from './site-survey.ts';
import {
  LEAST_SURVEY_CHANGE_DB,
  surveyAxis,
  surveyChannel,
  surveyDifferences,
  surveyList,
  type SurveyOrder,
  surveySpan,
  vendorMode,
} from './survey-list.ts';

const cells: readonly SurveyCell[] = [
  { mac: '02:00:00:00:00:01', ssid: '  ', frequencyMhz: 5180, channelWidthMhz: 80, signalDbm: -80 },
  { mac: '02:00:00:00:00:02', ssid: 'farm 10', frequencyMhz: 5785, signalDbm: -60, security: 'WPA2' },
  { mac: '02:00:00:00:00:03', ssid: 'Farm 9', signalDbm: -70, airmax: true },
];
const entries = cells.map(cell => ({ cell, receivedAt: 0 }));
const listed = (text: string, order: SurveyOrder) =>
  surveyList(entries, { text, order }).map(({ cell: { mac } }) => Number(mac.at(-1)));

describe('the list of networks', () => {
  it.each([
    { order: 'signal', expected: [2, 3, 1] },
    { order: 'channel', expected: [1, 2, 3] },
    { order: 'name', expected: [3, 2, 1] },
  ] as const)(
    'the list of networks is sorted by $order, what is unknown or hidden last',
    ({ order, expected }) => {
      expect(listed('', order)).toEqual(expected);
    },
  );

  it.each([
    { text: 'FARM', expected: [2, 3] },
    { text: 'wpa', expected: [2] },
    { text: 'airmax', expected: [3] },
    { text: ' :01 ', expected: [1] },
    { text: '157', expected: [2] },
    { text: 'nowhere', expected: [] },
  ])('holds what contains $text', ({ text, expected }) => {
    expect(listed(text, 'signal')).toEqual(expected);
  });
});

it('takes the channel number from the frequency where none is reported', () => {
  expect(surveyChannel({ mac: '', channel: 36, frequencyMhz: 5180 })).toBe(36);
  expect(surveyChannel({ mac: '', channel: 0, frequencyMhz: 5785 })).toBe(157);
  expect(surveyChannel({ mac: '' })).toBeUndefined();
});

it('names the vendor mode before that of the standard', () => {
  expect(vendorMode({ mac: '', airmax: true, ieeeMode: '11ac' })).toBe('airMAX');
  expect(vendorMode({ mac: '', airmax: false, ieeeMode: '11ac', mode: 'Master' })).toBe('11ac');
  expect(vendorMode({ mac: '', ieeeMode: '', mode: 'airmax-ac' })).toBe('airmax-ac');
  expect(vendorMode({ mac: '' })).toBeUndefined();
});

it('spans the standard channel of the control frequency, else the width around it', () => {
  expect(surveySpan(cells[0]!)).toEqual({ startMhz: 5170, endMhz: 5250 });
  expect(surveySpan(cells[1]!)).toEqual({ startMhz: 5775, endMhz: 5795 });
  expect(surveySpan({ mac: '', frequencyMhz: 5802, channelWidthMhz: 30 })).toEqual({
    startMhz: 5787,
    endMhz: 5817,
  });
  expect(surveySpan(cells[2]!)).toBeUndefined();
  expect(surveySpan({ mac: '', frequencyMhz: Number.NaN })).toBeUndefined();
});

it('the list of networks has a frequency axis that every network fits on', () => {
  expect(surveyAxis(entries)).toEqual({ startMhz: 5160, endMhz: 5800 });
  expect(surveyAxis([])).toBeUndefined();
});

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
