import { describe, expect, it } from 'vitest';
import { ptmpAccessPointStatus } from '../mothers/index.ts';
import { stationCauses } from './station-causes.ts';
import { stationRows } from './station-row.ts';

describe('the causes of stations with problems', () => {
  it('the causes of stations with problems are counted, the most frequent first, each with its worst station', () => {
    const status = ptmpAccessPointStatus(4);
    const stations = status.wireless.stations.map((peer, place) =>
      place < 3 ? { ...peer, chainSignalsDbm: [-70 - place, -50] } : peer,
    );
    const [most, ...others] = stationCauses(
      stationRows({ ...status, wireless: { ...status.wireless, stations } }),
    );
    expect(most).toMatchObject({ cause: 'chain-imbalance', count: 3 });
    expect(stations.slice(0, 3).map(({ mac }) => mac)).toContain(most?.worst);
    expect(others.every(({ count }) => count <= 3)).toBe(true);
  });

  it('the causes of stations with problems are none where no station falls short', () => {
    expect(stationCauses([])).toEqual([]);
  });
});
