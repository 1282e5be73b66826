import { expect, it } from 'vitest';
import { entriesInRun, surveyEntriesOf, surveyRequestOf } from './survey-run.ts';

const REQUEST = { interfaceName: 'ath0', everySeconds: 0, maxAgeSeconds: 120 };
const CELL = { mac: '02:00:00:00:00:09', ssid: 'Barn', signalDbm: -60, airmax: true };
const ENTRY = { cell: CELL, receivedAt: 1000 };

it('a request of an earlier page is read, without what does not belong to it', () => {
  expect(surveyRequestOf({ ...REQUEST, password: 'x' })).toEqual(REQUEST);
});

it.each([
  ['interfaceName', 7],
  ['everySeconds', -1],
  ['everySeconds', '0'],
  ['everySeconds', Number.NaN],
  ['maxAgeSeconds', 0],
  ['maxAgeSeconds', null],
])('a request with %s %j is none', (name, value) => {
  expect(surveyRequestOf({ ...REQUEST, [name]: value })).toBeUndefined();
});

it.each([null, 'text', []])('%j is no request', json => {
  expect(surveyRequestOf(json)).toBeUndefined();
});

it('entries of an earlier page are read as they are', () => {
  expect(surveyEntriesOf([ENTRY])).toEqual([ENTRY]);
  expect(surveyEntriesOf([])).toEqual([]);
});

it.each([
  [{ receivedAt: 'now' }],
  [{ cell: null }],
  [{ cell: { ...CELL, mac: 7 } }],
  [{ cell: { ...CELL, signalDbm: 'strong' } }],
  [{ cell: { ...CELL, frequencyMhz: null } }],
  [{ cell: { ...CELL, ssid: 7 } }],
  [{ cell: { ...CELL, airmax: 'yes' } }],
])('entries of which one has %j are none', change => {
  expect(surveyEntriesOf([ENTRY, { ...ENTRY, ...change }])).toBeUndefined();
});

it('entries age while the survey runs, and stay as they were at its end', () => {
  const run = {
    number: 1,
    request: REQUEST,
    startedAt: 0,
    endedAt: null,
    end: null,
    failure: null,
    result: [ENTRY],
  };
  expect(entriesInRun(run, 121_000)).toHaveLength(1);
  expect(entriesInRun(run, 122_000)).toHaveLength(0);
  expect(entriesInRun({ ...run, endedAt: 5000 }, 1e9)).toHaveLength(1);
});
