import { describe, expect, it } from 'vitest';
import { pageMeasurementSystem, readMeasurementChoice } from './measurement-choice.ts';

const stored = (choice: string | null) => () => ({
  getItem: (key: string) => (key === 'radiolink.measurement-system' ? choice : null),
});
const blocked = (): Storage => {
  throw new DOMException('blocked', 'SecurityError');
};
const inCountry = (code: number | undefined) => ({ get: () => code });

describe('the stored choice of units', () => {
  it.each(['metric', 'imperial'] as const)('is %s', choice => {
    expect(readMeasurementChoice(stored(choice))).toBe(choice);
  });

  it.each([null, '', 'nautical'])('is none for %j', text => {
    expect(readMeasurementChoice(stored(text))).toBeUndefined();
  });
});

describe('the units of the page, Specification §9', () => {
  it.each([
    [840, 'imperial'],
    [826, 'imperial'],
    [276, 'metric'],
    [undefined, 'metric'],
  ])('in country %s are %s', (country, system) => {
    expect(pageMeasurementSystem(inCountry(country), stored(null))).toBe(system);
    expect(pageMeasurementSystem(inCountry(country), blocked)).toBe(system);
  });

  it('are the chosen ones', () => {
    expect(pageMeasurementSystem(inCountry(276), stored('imperial'))).toBe('imperial');
  });
});
