import { expect, it } from 'vitest';
import { fittingTitle } from './connections-drawing.tsx';

it('keeps a name that its line has room for', () => {
  expect(fittingTitle('Harbour-ST')).toBe('Harbour-ST');
  expect(fittingTitle('02:00:5E:00:53:01')).toBe('02:00:5E:00:53:01');
  expect(fittingTitle('')).toBe('');
});

it('cuts a longer one, and says so', () => {
  expect(fittingTitle('Harbour-station-of-the-north')).toBe('Harbour-station-…');
});

it('counts a letter as wide as two, and never takes one apart', () => {
  expect(fittingTitle('北京北京北京北京')).toBe('北京北京北京北京');
  expect(fittingTitle('北京北京北京北京北')).toBe('北京北京北京北京…');
  expect(fittingTitle('📡'.repeat(9))).toBe(`${'📡'.repeat(8)}…`);
});
