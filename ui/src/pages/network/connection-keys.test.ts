import { expect, it } from 'vitest';
import { keysElsewhere } from './connection-keys.ts';

const held: ReadonlyMap<string, string> = new Map([
  ['netmode', 'bridge'],
  ['netconf.1.devname', 'eth0'],
  ['netconf.2.devname', 'ath0'],
  ['netconf.2.ip6.status', 'enabled'],
  ['netconf.3.devname', 'br0'],
  ['bridge.status', 'enabled'],
  ['bridge.1.status', 'enabled'],
  ['bridge.1.devname', 'br0'],
  ['bridge.1.port.1.devname', 'eth0'],
  ['bridge.1.port.1.status', 'enabled'],
  ['bridge.1.port.2.devname', 'ath0'],
  ['bridge.1.port.2.status', 'enabled'],
]);

it('keeps from the lists what a port of a bridge has none of: an address, and IPv6 unless it has it on', () => {
  const { hidden } = keysElsewhere({ values: held, original: held }, null);
  const shown = (key: string): boolean => !hidden.has(key);
  expect([1, 2].filter(port => shown(`netconf.${port}.ip`))).toEqual([]);
  expect([1, 2, 3].filter(port => shown(`netconf.${port}.ip6.status`))).toEqual([2, 3]);
});

it('leaves a switch that was just turned off where it is', () => {
  const values = new Map([...held, ['netconf.2.ip6.status', 'disabled']]);
  expect(keysElsewhere({ values, original: held }, null).hidden).not.toContain('netconf.2.ip6.status');
});
