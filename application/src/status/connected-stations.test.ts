import type { StationRow } from '@radiolink/domain/station';
import { describe, expect, it } from 'vitest';
import { type Connected, MOST_NAMED, nextConnected, NOTHING_CONNECTED } from './connected-stations.ts';

const row = (key: string, signalDbm: number | undefined, problem = false): StationRow =>
  ({
    key,
    station: { mac: `mac of ${key}` },
    ends: { local: { signalDbm }, remote: { name: key } },
    verdict: { health: 'good', problem, reasons: [] },
    radios: [],
  }) as unknown as StationRow;
const rows = (signals: Readonly<Record<string, number | undefined>>): readonly StationRow[] =>
  Object.entries(signals).map(([key, signalDbm]) => row(key, signalDbm));
const keys = ({ stations }: Connected): string => stations.map(({ key }) => key).join(' ');

describe('the stations on a radio', () => {
  it('stations are ordered by their signal, those without one last', () => {
    const connected = nextConnected(NOTHING_CONNECTED, rows({ mill: -60, quarry: undefined, depot: -52 }));
    expect(keys(connected)).toBe('depot mill quarry');
    expect(connected.bands).toEqual([]);
  });

  it('stations keep their places while their signals waver, and pass where one is really stronger', () => {
    const first = nextConnected(NOTHING_CONNECTED, rows({ mill: -55, quarry: -56, depot: -57 }));
    expect(keys(first)).toBe('mill quarry depot');
    const wavered = nextConnected(first, rows({ mill: -57, quarry: -55, depot: -56 }));
    expect(keys(wavered)).toBe('mill quarry depot');
    expect(keys(nextConnected(wavered, rows({ mill: -60, quarry: -55, depot: -57 })))).toBe(
      'quarry depot mill',
    );
  });

  it('a station that joins is placed by its signal, and one that left is gone', () => {
    const first = nextConnected(NOTHING_CONNECTED, rows({ mill: -55, depot: -57 }));
    expect(keys(nextConnected(first, rows({ depot: -57, barn: -56, mill: -55 })))).toBe('mill barn depot');
    expect(keys(nextConnected(first, rows({ depot: -57 })))).toBe('depot');
  });

  it('a station is named by its MAC where the device tells no name, and poor where a problem was found', () => {
    const unnamed = { ...row('mill', -55, true), ends: { local: { signalDbm: -55 } } };
    expect(nextConnected(NOTHING_CONNECTED, [unnamed as unknown as StationRow]).stations).toEqual([
      { key: 'mill', name: 'mac of mill', signalDbm: -55, health: 'poor' },
    ]);
  });
});

describe('more stations than can be named', () => {
  const many = [-50, -59, -60, -41, -49, -72, -71, undefined, -55].map((signal, at) =>
    row(`station ${at}`, signal, at === 5),
  );

  it('many stations are counted by ten decibels of signal, the best first', () => {
    expect(many.length).toBeGreaterThan(MOST_NAMED);
    expect(nextConnected(NOTHING_CONNECTED, many)).toEqual({
      stations: [],
      bands: [
        { range: [-40, -49], count: 2, poor: 0 },
        { range: [-50, -59], count: 3, poor: 0 },
        { range: [-60, -69], count: 1, poor: 0 },
        { range: [-70, -79], count: 2, poor: 1 },
        { range: undefined, count: 1, poor: 0 },
      ],
    });
  });

  it('stations are named again when enough of them left', () => {
    const before = nextConnected(NOTHING_CONNECTED, many);
    expect(nextConnected(before, many.slice(1)).stations).toHaveLength(MOST_NAMED);
  });
});
