import { expect, it, describe } from 'vitest';
import { networkModeChanges, changePlans } from './change-plans.ts';
import { ConfigStore, ConfigText } from '@radiolink/domain/configuration';
import { addressKindChanges, unplanned, UNKNOWN_BOARD } from '@radiolink/domain/network-mode';
import { inEnglish, reviewedChanges } from '@radiolink/domain/settings';
import { message } from '@radiolink/domain/errors';

const BRIDGED = new Map([
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
  const known = { values: BRIDGED, original: BRIDGED, snapshots: [] };
  const changes = networkModeChanges(known, BOARD, 'router');
  expect(changes.get('netmode')).toBe('router');
  const router = after(BRIDGED, changes);
  const back = networkModeChanges({ ...known, values: router }, BOARD, 'bridge');
  expect(after(router, back)).toEqual(BRIDGED);
});

it('takes a mode as the device left it last, from what this browser keeps', () => {
  const text = 'netmode=router\nnetconf.1.devname=br0\nnetconf.1.ip=10.9.9.1\n';
  const snapshots = [{ text: 'netmode=bridge\n' }, { text }, { text: 'netmode=router\n' }];
  const changes = networkModeChanges({ values: BRIDGED, original: BRIDGED, snapshots }, BOARD, 'router');
  expect(changes.get('netconf.1.ip')).toBe('10.9.9.1');
  expect(changes.get('netconf.1.role')).toBeUndefined();
  expect(changes.has('netconf.1.role')).toBe(true);
});

it('changes nothing for a mode that the device does not offer', () => {
  const known = { values: BRIDGED, original: BRIDGED, snapshots: [] };
  expect(networkModeChanges(known, BOARD, 'soho').size).toBe(0);
});

const BRIDGE = new Map([
  ['netmode', 'bridge'],
  ['netconf.status', 'enabled'],
  ['netconf.1.devname', 'br0'],
  ['netconf.1.status', 'enabled'],
  ['netconf.1.role', 'mlan'],
  ['netconf.1.ip', '192.0.2.20'],
  ['netconf.1.netmask', '255.255.255.0'],
  ['netconf.2.devname', 'eth0'],
  ['netconf.2.status', 'enabled'],
  ['netconf.3.devname', 'ath0'],
  ['netconf.3.status', 'enabled'],
  ['bridge.status', 'enabled'],
  ['bridge.1.devname', 'br0'],
  ['bridge.1.status', 'enabled'],
  ['bridge.1.port.1.devname', 'eth0'],
  ['bridge.1.port.1.status', 'enabled'],
  ['bridge.1.port.2.devname', 'ath0'],
  ['bridge.1.port.2.status', 'enabled'],
  ['resolv.host.1.name', 'Ridge'],
]);
type Changes = ReadonlyMap<string, string | undefined>;

const storeOf = (...edits: readonly Changes[]): ConfigStore =>
  edits.reduce<ConfigStore>(
    (store, changes) => {
      const edit = store.edit(changes);
      if (!edit.ok) throw new Error(edit.problem.key);
      return edit.store;
    },
    ConfigStore.of(ConfigText.of(BRIDGE)),
  );
const known = (store: ConfigStore) => ({
  values: store.running.entries(),
  original: store.original.entries(),
  snapshots: [],
});
function reviewed(store: ConfigStore) {
  const plans = changePlans(known(store), UNKNOWN_BOARD);
  return reviewedChanges(store.pending, store.running.entries(), plans).map(({ name, plan, parts }) => ({
    name: inEnglish(name),
    ...(plan && {
      from: inEnglish(plan.before),
      to: inEnglish(plan.after),
      staying: plan.staying.map(inEnglish),
      parts: parts?.length,
    }),
  }));
}
it('a plan lists what it changes on the device, not what was off and stays off', () => {
  const values = new Map([
    ['netmode', 'router'],
    ['dhcpd.status', 'enabled'],
    ['dhcpd.1.status', 'disabled'],
    ['dhcpd.1.start', '192.0.2.50'],
    ['dhcpd.2.status', 'enabled'],
  ]);
  const changes = [
    { key: 'netmode', kind: 'changed', before: 'bridge', after: 'router' },
    { key: 'dhcpd.status', kind: 'changed', before: 'disabled', after: 'enabled' },
    // On, in a section that was off.
    { key: 'dhcpd.1.status', kind: 'changed', before: 'enabled', after: 'disabled' },
    { key: 'dhcpd.1.start', kind: 'changed', before: '192.0.2.40', after: '192.0.2.50' },
    { key: 'dhcpd.2.status', kind: 'changed', before: 'disabled', after: 'enabled' },
  ] as const;
  const plan = {
    key: 'netmode',
    name: message('Network mode'),
    before: message('Bridge'),
    after: message('Router'),
    made: new Map(changes.map(({ key, after: value }) => [key, value])),
  };
  const [reviewedPlan] = reviewedChanges(changes, values, [plan]);
  expect(reviewedPlan?.parts?.map(({ key }) => key)).toEqual(['netmode', 'dhcpd.status', 'dhcpd.2.status']);
  expect(reviewedPlan?.keys).toEqual(expect.arrayContaining(changes.map(({ key }) => key)));
});

const ROUTER = networkModeChanges(
  { values: BRIDGE, original: BRIDGE, snapshots: [] },
  UNKNOWN_BOARD,
  'router',
);

describe('a plan among the pending changes', () => {
  it('a plan among the pending changes is one change, with what it does inside, beside another setting', () => {
    const store = storeOf(ROUTER, new Map([['resolv.host.1.name', 'Quarry']]));
    const [mode, ...others] = reviewed(store);
    expect(mode).toEqual({
      name: 'Network mode',
      from: 'Bridge',
      to: 'Router',
      staying: [],
      parts: expect.any(Number),
    });
    expect(mode?.parts).toBeGreaterThan(20);
    expect(others).toHaveLength(1);
  });

  it('a plan among the pending changes is taken back whole; what was edited since is named and stays', () => {
    const lease = [...ROUTER.keys()].find(key => key.endsWith('lease_time'))!;
    const store = storeOf(ROUTER, new Map([[lease, '86400']]));
    const [mode, edited, ...others] = reviewed(store);
    expect([mode?.staying, edited?.name, others]).toEqual([
      [edited?.name],
      expect.stringMatching(/lease time$/i),
      [],
    ]);
    const back = store.edit(unplanned(known(store), ROUTER));
    expect(back.ok && back.store.pending.map(({ key }) => key)).toEqual([lease]);
  });

  it('a plan among the pending changes of an address source is one change too', () => {
    const changes = addressKindChanges({ values: BRIDGE, original: BRIDGE }, 'br0', 'dhcp');
    expect(reviewed(storeOf(changes))).toEqual([
      {
        name: 'Address source of br0',
        from: 'Static address',
        to: 'DHCP client',
        staying: [],
        parts: expect.any(Number),
      },
    ]);
  });

  it('a plan among the pending changes is none for single settings', () => {
    expect(reviewed(storeOf(new Map([['netconf.1.ip', '192.0.2.21']])))).toEqual([
      { name: expect.any(String) },
    ]);
  });
});
