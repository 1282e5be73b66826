import { allSettled, fork } from 'effector';
import { expect, it } from 'vitest';
import type { SessionStore } from '../session/session-store.port.ts';
import { createAirMarkers, MOST_MARKERS } from './air-markers.ts';

function aStore(stored?: string): SessionStore & { stored: string | undefined } {
  return {
    stored,
    get(key) {
      return (key === 'air_markers' ? this.stored : undefined) as never;
    },
    set(values) {
      this.stored = values.air_markers;
    },
    clear: () => undefined,
  };
}

it('keeps named markers for the session, by frequency', async () => {
  const store = aStore();
  const { markerSet, markerNamed, markerRemoved, $markers } = createAirMarkers(store);
  const scope = fork();
  for (const mhz of [5500.6, 5180, 5500.6]) await allSettled(markerSet, { scope, params: mhz });
  await allSettled(markerNamed, { scope, params: { mhz: 5501, name: 'Weather radar' } });
  const both = [
    { mhz: 5180, name: '' },
    { mhz: 5501, name: 'Weather radar' },
  ];
  expect(scope.getState($markers)).toEqual(both);
  expect(createAirMarkers(store).$markers.getState()).toEqual(both);
  await allSettled(markerRemoved, { scope, params: 5180 });
  expect(createAirMarkers(store).$markers.getState()).toEqual([{ mhz: 5501, name: 'Weather radar' }]);
});

it('sets no more than can be told apart, and none where no frequency is', async () => {
  const { markerSet, $markers } = createAirMarkers(aStore());
  const scope = fork();
  await allSettled(markerSet, { scope, params: Number.NaN });
  for (let step = 0; step < 20; step += 1) await allSettled(markerSet, { scope, params: 5200 + step * 20 });
  expect(scope.getState($markers)).toHaveLength(MOST_MARKERS);
});

it.each(['{', '3', '{}', '[3,null,{"mhz":"5180"},{"mhz":5180,"name":7}]'])(
  'takes of a damaged storage what is a marker: %s',
  text => {
    const markers = createAirMarkers(aStore(text)).$markers.getState();
    expect(markers).toEqual(text.includes('7') ? [{ mhz: 5180, name: '' }] : []);
  },
);

it('names a marker with no more than a screen shows, a code point counted as one', async () => {
  const { markerSet, markerNamed, $markers } = createAirMarkers(aStore());
  const scope = fork();
  await allSettled(markerSet, { scope, params: 5180 });
  await allSettled(markerNamed, { scope, params: { mhz: 5180, name: '📡'.repeat(40) } });
  expect(scope.getState($markers)[0]?.name).toBe('📡'.repeat(24));
});

it('names and removes nothing where no marker is', async () => {
  const store = aStore();
  const { markerSet, markerNamed, markerRemoved, $markers } = createAirMarkers(store);
  const scope = fork();
  await allSettled(markerSet, { scope, params: 5180 });
  await allSettled(markerNamed, { scope, params: { mhz: 5200, name: 'x' } });
  await allSettled(markerRemoved, { scope, params: 5200 });
  expect(scope.getState($markers)).toEqual([{ mhz: 5180, name: '' }]);
});

it('keeps the name of a marker that is set again at its frequency', async () => {
  const { markerSet, markerNamed, $markers } = createAirMarkers(aStore());
  const scope = fork();
  await allSettled(markerSet, { scope, params: 5180 });
  await allSettled(markerNamed, { scope, params: { mhz: 5180, name: 'Barn' } });
  await allSettled(markerSet, { scope, params: 5180.4 });
  expect(scope.getState($markers)).toEqual([{ mhz: 5180, name: 'Barn' }]);
});

it.each([0, -5180, Number.POSITIVE_INFINITY])('sets no marker at %d MHz', async mhz => {
  const { markerSet, $markers } = createAirMarkers(aStore());
  const scope = fork();
  await allSettled(markerSet, { scope, params: mhz });
  expect(scope.getState($markers)).toEqual([]);
});
