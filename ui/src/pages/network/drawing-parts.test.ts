import { expect, it } from 'vitest';
import { levels } from './drawing-parts.ts';
import { part, WAVE } from './drawn-part.mother.ts';

it('the drawing has a column for each level of carrying; what is carried furthest stands first in its column', () => {
  expect(WAVE.map(column => column.map(({ name }) => name))).toEqual([
    ['eth0', 'eth1', 'ath0', 'wlan0'],
    ['ubond0'],
    ['br0'],
    ['br0.20', 'br0.30'],
  ]);
});

it('an empty bridge stands beside other bridges, not below the ports', () => {
  const columns = levels(
    [part('br0', { from: ['eth0'] }), part('br1'), part('eth0')],
    ({ name }) => name === 'eth0',
  );
  expect(columns.map(column => column.map(({ name }) => name))).toEqual([['eth0'], ['br0', 'br1']]);
});
