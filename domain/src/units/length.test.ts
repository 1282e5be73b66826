import { describe, expect, it } from 'vitest';
import { distanceFigure, distanceUnit, lengthFigure, measurementSystem, rainFigure } from './index.ts';

describe('length', () => {
  it.each([
    [847, 'metric', '847', 'm'],
    [999.4, 'metric', '999', 'm'],
    [999.5, 'metric', '1.0', 'km'],
    [12_449, 'metric', '12.4', 'km'],
    [847, 'imperial', '2,779', 'ft'],
    [1609.1, 'imperial', '5,279', 'ft'],
    [1609.4, 'imperial', '1.0', 'mi'],
    [12_449, 'imperial', '7.7', 'mi'],
  ] as const)('writes a distance of %s metres in %s units as %s %s', (metres, system, value, unit) => {
    expect(distanceFigure(metres, system, 'en')).toEqual({ value, unit });
  });

  it.each([
    [4_500, 'metric', 'km'],
    [900, 'metric', 'm'],
    [1_609.4, 'imperial', 'mi'],
    [1_500, 'imperial', 'ft'],
  ] as const)('gives a column with at most %s metres in %s units the unit %s', (most, system, unit) => {
    expect(distanceUnit(most, system)).toBe(unit);
  });

  it.each([
    [847, 'metric', 'km', '0.85'],
    [12_449, 'metric', 'km', '12.45'],
    [847, 'metric', 'm', '847'],
    [12_449, 'metric', 'm', '12,449'],
    [450, 'imperial', 'mi', '0.28'],
    [2_000, 'imperial', 'ft', '6,562'],
  ] as const)('writes %s metres in the %s column of %s as %s', (metres, system, unit, value) => {
    expect(distanceFigure(metres, system, 'en', unit)).toEqual({ value, unit });
  });

  it('gives no unit of another system to a column', () => {
    expect(distanceFigure(847, 'metric', 'en', 'mi')).toEqual({ value: '847', unit: 'm' });
    expect(distanceUnit(undefined, 'metric')).toBeUndefined();
  });

  it('writes a height in its short unit whatever its size', () => {
    expect(lengthFigure(1500, 'metric', 'en')).toEqual({ value: '1,500', unit: 'm' });
    expect(lengthFigure(1500, 'imperial', 'en')).toEqual({ value: '4,921', unit: 'ft' });
    expect(lengthFigure(1.25, 'metric', 'en', 1)).toEqual({ value: '1.3', unit: 'm' });
  });

  it('writes rain in mm/h, and in inches an hour for who measures so', () => {
    expect(rainFigure(18.4, 'metric', 'en')).toEqual({ value: '18', unit: 'mm/h' });
    expect(rainFigure(18.4, 'imperial', 'en')).toEqual({ value: '0.72', unit: 'in/h' });
  });

  it.each([
    [840, undefined, 'imperial'],
    [826, undefined, 'imperial'],
    [276, undefined, 'metric'],
    [undefined, undefined, 'metric'],
    [276, 'imperial', 'imperial'],
    [840, 'metric', 'metric'],
  ] as const)('country %s with choice %s uses %s units, §9', (country, stored, system) => {
    expect(measurementSystem(country, stored)).toBe(system);
  });
});
