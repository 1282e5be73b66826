import { expect, it } from 'vitest';
import { networkModeChanges } from './mode-change.ts';

const BRIDGE = new Map([
  ['netmode', 'bridge'],
  ['radio.1.mode', 'managed'],
  ['netconf.status', 'enabled'],
  ['netconf.1.devname', 'br0'],
  ['netconf.1.status', 'enabled'],
  ['netconf.1.role', 'mlan'],
  ['netconf.1.ip', '192.168.7.20'],
  ['netconf.1.netmask', '255.255.255.0'],
]);
const BOARD = { networkModes: ['bridge', 'router'], ports: [{ name: 'eth0' }], radios: [] } as const;
const after = (values: ReadonlyMap<string, string>, changes: ReadonlyMap<string, string | undefined>) =>
  new Map(
    [...new Set([...values.keys(), ...changes.keys()])].flatMap(key => {
      const value = changes.has(key) ? changes.get(key) : values.get(key);
      return value === undefined ? [] : [[key, value] as const];
    }),
  );

it('plans a mode on what is pending, and takes all of it back', () => {
  const known = { values: BRIDGE, original: BRIDGE, snapshots: [] };
  const changes = networkModeChanges(known, BOARD, 'router');
  expect(changes.get('netmode')).toBe('router');
  const router = after(BRIDGE, changes);
  const back = networkModeChanges({ ...known, values: router }, BOARD, 'bridge');
  expect(after(router, back)).toEqual(BRIDGE);
});

it('takes a mode as the device left it last, from what this browser keeps', () => {
  const text = 'netmode=router\nnetconf.1.devname=br0\nnetconf.1.ip=10.9.9.1\n';
  const snapshots = [{ text: 'netmode=bridge\n' }, { text }, { text: 'netmode=router\n' }];
  const changes = networkModeChanges({ values: BRIDGE, original: BRIDGE, snapshots }, BOARD, 'router');
  expect(changes.get('netconf.1.ip')).toBe('10.9.9.1');
  expect(changes.get('netconf.1.role')).toBeUndefined();
  expect(changes.has('netconf.1.role')).toBe(true);
});

it('changes nothing for a mode that the device does not offer', () => {
  const known = { values: BRIDGE, original: BRIDGE, snapshots: [] };
  expect(networkModeChanges(known, BOARD, 'soho').size).toBe(0);
});
