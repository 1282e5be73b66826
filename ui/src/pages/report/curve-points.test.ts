import { expect, it } from 'vitest';
import { curvesOf } from './spectrum-card.tsx';

const FIELD = { width: 100, height: 40 };

it('draws the lowest line at the bottom and the highest at the top', () => {
  const curves = curvesOf([-90, -80], [-65, -60], FIELD);
  expect(curves?.lines).toEqual([
    { dbm: -100, y: 40 },
    { dbm: -80, y: 20 },
    { dbm: -60, y: 0 },
  ]);
  expect(curves?.average).toBe('M0 30L100 20');
  expect(curves?.maximum).toBe('M0 5L100 0');
});

it('draws no line over what was not measured', () => {
  expect(curvesOf([-90, null, -90], [null, null, null], FIELD)?.average).toMatch(/^M0 [\d.]+M100 [\d.]+$/);
});

it('a curve is not drawn where nothing was measured', () => {
  expect(curvesOf([null], [null], FIELD)).toBeUndefined();
  expect(curvesOf([], [], FIELD)).toBeUndefined();
});

it('a curve has a height where all levels are the same', () => {
  expect(JSON.stringify(curvesOf([-80], [-80], FIELD))).not.toMatch(/null|NaN/);
});
