import { expect, it, vi } from 'vitest';
import { BrowserPlace } from './place.adapter.ts';

function aPlace(hash: string) {
  const assign = vi.fn<(url: string | URL) => void>();
  return { assign, place: new BrowserPlace({ hostname: '192.0.2.20', hash, assign }) };
}

it('the place of the page is where the location bar says', () => {
  expect(aPlace('').place.host).toBe('192.0.2.20');
});

it.each([
  ['#/wireless/wireless.ssid', 'http://192.0.2.21/#moved/wireless/wireless.ssid'],
  ['#ticketid=secret', 'http://192.0.2.21/#moved'],
  ['', 'http://192.0.2.21/#moved'],
])('takes along a route, that it moved, and nothing else: %s', (hash, url) => {
  const { place, assign } = aPlace(hash);
  place.goTo('http://192.0.2.21');
  expect(assign).toHaveBeenCalledExactlyOnceWith(url);
});

it('the page leaves its place once, however often it is told', () => {
  const { place, assign } = aPlace('');
  place.goTo('http://192.0.2.21');
  place.goTo('http://192.0.2.21');
  expect(assign).toHaveBeenCalledTimes(1);
});
