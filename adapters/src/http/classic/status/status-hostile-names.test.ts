import { quietProgram } from '@radiolink/application/program/quiet-program.mother';
import { type StationNotes, StationNotesPort } from '@radiolink/application/station/station.port';
import { StationsModel } from '@radiolink/application/station/stations.model';
import { DashboardModel } from '@radiolink/application/status/dashboard.model';
import type { StatusEvent } from '@radiolink/application/status/status.port';
import { StatusModel } from '@radiolink/application/status/status.model';
import { allReadings } from '@radiolink/domain/status';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AF60_HD } from '../fixtures/af60.ts';
import { AIROS6_ACCESS_POINT } from '../fixtures/airos6-access-point.ts';
import { AIROS8_ACCESS_POINT } from '../fixtures/airos8-access-point.ts';
import { AIROS871_STATION } from '../fixtures/airos871-station.ts';
import { mapStatus } from './status.mapper.ts';
import { sampleOf } from '../../../../../.config/drawn-sample.ts';

/** Names that every object of JavaScript has already. */
const INHERITED = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  '__proto__',
  '__defineGetter__',
  'prototype',
];

const bodies = [
  { name: 'airOS 8', body: AIROS8_ACCESS_POINT },
  { name: 'airOS 8.7.1', body: AIROS871_STATION },
  { name: 'airOS 6', body: AIROS6_ACCESS_POINT },
  { name: 'airFiber 60', body: AF60_HD },
];

/** The response with each of its texts replaced by the same word. */
function worded(value: unknown, word: string): unknown {
  if (typeof value === 'string') return word;
  if (Array.isArray(value)) return value.map(entry => worded(entry, word));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, worded(part, word)]));
}

const closing: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.restoreAllMocks();
});

/** The stores of the dashboard and of the station table, fed by us. */
function stores() {
  const events = new Subject<StatusEvent>();
  const models = quietProgram({
    statusPort: { watch: () => events },
    clock: { now: () => 0 },
  });
  const notes = new Map<string, StationNotes>();
  models.bind(StationNotesPort).toConstantValue({
    read: (device: string) => notes.get(device) ?? new Map(),
    write: () => true,
  });
  const status = models.get(StatusModel);
  const dashboard = models.get(DashboardModel);
  const stations = models.get(StationsModel);
  status.opened();
  stations.shown();
  closing.push(() => status.closed());
  return { events, status, stations, dashboard };
}

describe.each(bodies)('words that objects inherit, in every text of a status: $name', ({ name, body }) => {
  it.each(sampleOf(INHERITED, 4, name))('shows every station when all is called %s', word => {
    const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { events, status, stations, dashboard } = stores();
    stations.searched(word.slice(0, 4));
    const read = mapStatus(worded(body, word) as never);
    for (const receivedAt of [0, 1000])
      events.next({ kind: 'sample', status: structuredClone(read), receivedAt });
    stations.searched('');
    const { stations: sent } = read.wireless;
    expect(stations.$rows.getState()).toHaveLength(sent.length);
    expect(stations.$list.getState().rows).toHaveLength(sent.length);
    stations.noteWritten({ mac: word, text: 'on the barn' });
    expect([...stations.$notes.getState()]).toEqual([[word, 'on the barn']]);
    for (const store of Object.values(dashboard)) store.getState();
    expect(status.$status.getState()?.host.hostname).toBe(word);
    expect(
      allReadings(read)
        .flatMap(({ readings }) => readings)
        .filter(({ value }) => typeof value === 'function'),
    ).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
  });
});

describe('a station whose MAC is a word that objects inherit', () => {
  it.each(INHERITED)('%s', word => {
    const { events, stations } = stores();
    const [station] = AIROS8_ACCESS_POINT.wireless.sta;
    const sta = [station, { ...station, mac: word }];
    const body = { ...AIROS8_ACCESS_POINT, wireless: { ...AIROS8_ACCESS_POINT.wireless, sta } };
    const status = mapStatus(body);
    stations.searched('a');
    stations.searched('');
    events.next({ kind: 'sample', status, receivedAt: 0 });
    expect(stations.$list.getState().rows).toHaveLength(2);
  });
});
