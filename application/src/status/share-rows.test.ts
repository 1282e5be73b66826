import { ptmpAccessPointStatus, station } from '@radiolink/domain/mothers';
import { stationRows } from '@radiolink/domain/station';
import { describe, expect, it } from 'vitest';
import { shareRows } from './share-rows.ts';
import { shareStructure } from './share-structure.ts';

const [A, B] = ['02:00:00:00:00:0a', '02:00:00:00:00:0b'];
const statusOf = (...stations: readonly Parameters<typeof station>[0][]) =>
  ptmpAccessPointStatus(0, { wireless: { stations: stations.map(one => station(one)) } });

const before = statusOf({ mac: A, signalDbm: -60 }, { mac: B, signalDbm: -50 });
const rows = stationRows(before);
/** The rows of a status that shares its parts with the one before. */
const after = (...stations: readonly Parameters<typeof station>[0][]) =>
  stationRows(shareStructure(before, statusOf(...stations)));

describe('the rows of stations', () => {
  it('the rows of stations are the very same where nothing changed', () => {
    const next = after({ mac: A, signalDbm: -60 }, { mac: B, signalDbm: -50 });
    expect(next).not.toBe(rows);
    expect(shareRows(rows, next)).toBe(rows);
  });

  it('the rows of stations are new only for the station that changed, whose verdict keeps its parts', () => {
    const next = after({ mac: A, signalDbm: -60 }, { mac: B, signalDbm: -51 });
    const shared = shareRows(rows, next);
    expect(shared).toEqual(next);
    expect(shared[0]).toBe(rows[0]);
    expect(shared[1]).not.toBe(rows[1]);
    expect(shared[1]?.verdict.reasons).toBe(rows[1]?.verdict.reasons);
  });

  it('the rows of stations are found by their station when the device lists them in another order', () => {
    const next = stationRows(statusOf({ mac: B, signalDbm: -50 }, { mac: A, signalDbm: -60 }));
    const shared = shareRows(rows, next);
    expect(shared).toEqual(next);
    expect(shared[0]?.verdict).toBe(rows[1]?.verdict);
  });
});
