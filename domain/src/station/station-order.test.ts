import { describe, expect, it } from 'vitest';
import { ptmpAccessPointStatus } from '../mothers/index.ts';
import { farthestMetres } from './station-order.ts';
import { stationRows } from './station-row.ts';

const at = (distanceMetres: number | undefined) => {
  const [row] = stationRows(ptmpAccessPointStatus(1));
  return { ends: { ...row!.ends, distanceMetres } };
};

describe('the farthest station', () => {
  it('the farthest station is the one with the largest known distance', () => {
    expect(farthestMetres([at(300), at(undefined), at(4500), at(Number.NaN)])).toBe(4500);
  });

  it('the farthest station is unknown while no distance is known', () => {
    expect(farthestMetres([at(undefined)])).toBeUndefined();
    expect(farthestMetres([])).toBeUndefined();
  });
});
