import { ConfigText } from '@radiolink/domain/configuration';
import { changeImpact, managementKeys } from '@radiolink/domain/impact';
import { assert, constantFrom, property, record, subarray } from 'fast-check';
import { expect, it } from 'vitest';
import { aBridge, aNetworkedRadio, anEntry, type Lines } from './networked.mother.ts';
import { addressSeenFrom, isServing } from './way-in.ts';

const PLACES = ['eth0', 'eth1', 'eth0.10', 'eth0.20', 'ath0'].flatMap(port =>
  // In the network of the bridge, in that of the WAN, and behind a gateway.
  ['192.0.2.9', '203.0.113.9', '10.1.2.3'].map(address => ({ port, address })),
);
const BASE: Lines = {
  ...aBridge(['eth0', 'ath0']),
  ...anEntry('netconf.1', { devname: 'eth0', up: 'enabled', mtu: '1500' }),
  ...anEntry('netconf.2', { devname: 'ath0', up: 'enabled' }),
  ...anEntry('netconf.3', { devname: 'eth1', up: 'enabled' }),
  'httpd.status': 'enabled',
  'httpd.port': '80',
  'route.status': 'enabled',
  // A network behind a gateway on each side.
  ...anEntry('route.1', { ip: '0.0.0.0', netmask: '0', gateway: '192.0.2.1' }),
  ...anEntry('route.2', { ip: '10.0.0.0', netmask: '255.0.0.0', gateway: '203.0.113.1' }),
  'iptables.status': 'enabled',
  'iptables.sys.status': 'enabled',
};
/** The radio is the WAN of a router, which has an address there too. */
const ROUTER: Lines = {
  ...BASE,
  netmode: 'router',
  'netconf.2.role': 'wan',
  'netconf.10.role': 'lan',
  'iptables.sys.masq.status': 'enabled',
  ...anEntry('iptables.sys.masq.1', { devname: 'ath0' }),
  'bridge.1.port.2.status': 'disabled',
  'netconf.2.status': 'enabled',
  'netconf.2.ip': '203.0.113.20',
  'netconf.2.netmask': '255.255.255.0',
};
const FORWARDING = ['iptables.sys.portfw.', 'iptables.sys.dmz.'];
const FORWARDS: Lines = { 'iptables.sys.portfw.status': 'enabled' };
/** Changes of a network, of which each does something by itself or with others. */
const CHANGES: readonly Lines[] = [
  { 'netconf.1.up': 'disabled' },
  { 'netconf.2.up': 'disabled' },
  { 'netconf.3.up': 'disabled' },
  { 'netconf.1.mtu': '400' },
  { 'netconf.10.mtu': '500' },
  { 'netconf.10.ip': '192.0.2.77' },
  { 'netconf.10.status': 'disabled' },
  { 'netconf.10.devname': 'br0.10' },
  { 'netconf.status': 'disabled' },
  { 'bridge.1.port.1.status': 'disabled' },
  { 'bridge.1.port.2.status': 'disabled' },
  { 'bridge.1.port.1.devname': 'eth1' },
  { 'bridge.1.port.1.devname': 'eth0.10' },
  anEntry('bridge.1.port.3', { devname: 'eth1' }),
  { 'bridge.status': 'disabled' },
  { ...anEntry('bridge.2', { devname: 'br1' }), ...anEntry('bridge.2.port.1', { devname: 'eth0' }) },
  { ...anEntry('bridge.2', { devname: 'br1' }), ...anEntry('bridge.2.port.1', { devname: 'eth0.20' }) },
  anEntry('netconf.11', { devname: 'br1', ip: '198.51.100.20', netmask: '255.255.255.0' }),
  anEntry('netconf.12', { devname: 'eth1', ip: '198.51.100.21', netmask: '255.255.255.0' }),
  { 'vlan.status': 'enabled', ...anEntry('vlan.1', { devname: 'eth0', id: '10' }) },
  { 'vlan.status': 'enabled', ...anEntry('vlan.2', { devname: 'eth0', id: '20' }) },
  { 'vlan.status': 'enabled', ...anEntry('vlan.3', { devname: 'br0', id: '10' }) },
  { 'vlan.status': 'disabled' },
  { 'vlan.1.id': '20' },
  { 'iptables.sys.mgmt.status': 'enabled' },
  anEntry('iptables.sys.mgmt.1', { devname: 'br0' }),
  { 'iptables.sys.mgmt.1.devname': 'br1' },
  { 'iptables.sys.fw.status': 'enabled', ...anEntry('iptables.sys.fw.1', { target: 'DROP' }) },
  { 'iptables.sys.fw.status': 'enabled', ...anEntry('iptables.sys.fw.1', { target: 'ACCEPT' }) },
  anEntry('iptables.sys.fw.2', { target: 'DROP', dst_port: '80', proto: 'TCP' }),
  anEntry('iptables.sys.mgmt.2', { devname: 'ath0' }),
  { 'iptables.sys.mgmt.2.status': 'disabled' },
  { 'iptables.sys.fw.1.in': 'ath0' },
  { 'iptables.sys.fw.1.src': '10.0.0.0/8' },
  { 'iptables.sys.fw.2.src': '192.0.2.0/24' },
  { 'iptables.sys.fw.1.status': 'disabled' },
  { 'iptables.sys.fw.1.dst': '203.0.113.20' },
  { 'iptables.sys.fw.2.dst_port': '9000' },
  { 'iptables.sys.fw.status': 'disabled' },
  { ...FORWARDS, ...anEntry('iptables.sys.portfw.1', { proto: 'TCP', dport: '80', host: '192.0.2.50' }) },
  {
    ...FORWARDS,
    ...anEntry('iptables.sys.portfw.2', { dport: '79:81', host: '192.0.2.51', devname: 'br0' }),
  },
  // To the device itself: it takes nothing, and keeps what comes from later ones.
  { ...FORWARDS, ...anEntry('iptables.sys.portfw.0', { dport: '80', host: '192.0.2.20' }) },
  { 'iptables.sys.portfw.1.src': '10.0.0.0/8' },
  { 'iptables.sys.portfw.1.src': '192.0.2.0/24' },
  { 'iptables.sys.portfw.1.dst': '203.0.113.20' },
  { 'iptables.sys.portfw.1.devname': 'ath0' },
  { 'iptables.sys.portfw.0.src': '203.0.113.0/24' },
  { 'iptables.sys.portfw.1.status': 'disabled' },
  { 'iptables.sys.dmz.status': 'enabled', 'iptables.sys.dmz.host': '192.0.2.60' },
  { 'iptables.sys.dmz.host': '192.0.2.20' },
  { 'iptables.sys.dmz.status': 'disabled' },
  { 'iptables.sys.portfw.status': 'disabled' },
  { 'httpd.port': '8080' },
  { 'httpd.status': 'disabled' },
  { 'httpd.https.status': 'enabled' },
  { 'dhcpc.status': 'enabled', ...anEntry('dhcpc.1', { devname: 'br0' }) },
];

const isOf = (changes: Lines, section: string): boolean =>
  Object.keys(changes).some(key => key.startsWith(section));
const texts = (lines: Lines) =>
  ConfigText.parse(
    Object.entries(lines)
      .map(line => line.join('='))
      .join('\n'),
  );
const made = subarray([...CHANGES], { maxLength: 4 }).map(chosen => Object.assign({}, ...chosen) as Lines);

/** Where the page answers, by each place from which it does. */
function seen(lines: Lines): ReadonlyMap<string, string> {
  const radio = aNetworkedRadio(lines);
  if (!isServing(radio)) return new Map();
  // Nobody in the network of the LAN comes in on the WAN of a router.
  const isRouter = lines['netconf.2.ip'] !== undefined;
  return new Map(
    PLACES.filter(({ address, port }) => !isRouter || address !== '192.0.2.9' || port !== 'ath0').flatMap(
      place => {
        const address = addressSeenFrom(radio, place);
        return address === undefined ? [] : [[`${place.address} at ${place.port}`, address] as const];
      },
    ),
  );
}

const networks = record({ base: constantFrom(BASE, ROUTER), first: made, changes: made }).map(
  ({ base, first, changes }) => {
    const before = { ...base, ...first };
    return { before, changes, after: { ...before, ...changes } };
  },
);
/** Where the page answered, and no longer does at the same address. */
function lostPlaces(before: Lines, after: Lines): readonly string[] {
  const is = seen(after);
  return [...seen(before)].flatMap(([place, address]) => (is.get(place) === address ? [] : [place]));
}

it('a page that no longer answers somewhere at its address is told before', () => {
  let lost = 0;
  assert(
    property(networks, ({ before, after }) => {
      if (lostPlaces(before, after).length === 0) return;
      lost += 1;
      expect([...managementKeys({ before: texts(before), after: texts(after) })]).not.toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(lost).toBeGreaterThan(30);
});

it('a page answers everywhere as before after the changes that are said to restart the network alone', () => {
  let kept = 0;
  assert(
    property(networks, ({ before, changes, after }) => {
      // A rule about the port that the page leaves is one about the page without that change.
      if (isOf(changes, 'httpd.')) return;
      const keys = managementKeys({ before: texts(before), after: texts(after) });
      // A forwarding takes nothing of whom another change shuts out.
      if (keys.size > 0 && FORWARDING.some(section => isOf(changes, section))) return;
      const others = Object.entries(changes).filter(([key]) => !keys.has(key));
      if (others.length > 0) kept += 1;
      expect(lostPlaces(before, { ...before, ...Object.fromEntries(others) })).toEqual([]);
    }),
    { numRuns: 300 },
  );
  expect(kept).toBeGreaterThan(30);
});

const filtered = subarray(
  CHANGES.filter(lines => Object.keys(lines).every(key => key.startsWith('iptables.'))),
  { maxLength: 5 },
).map(chosen => Object.assign({}, ...chosen) as Lines);

it('who loses the page by the packet filter or a port forwarding alone is told by a sentence of the review', () => {
  let lost = 0;
  assert(
    property(constantFrom(BASE, ROUTER), filtered, filtered, (base, first, changes) => {
      const before = { ...base, ...first };
      const after = { ...before, ...changes };
      if (lostPlaces(before, after).length === 0) return;
      lost += 1;
      const { cuts } = changeImpact({ before: texts(before), after: texts(after) });
      expect(cuts.map(({ kind }) => kind)).toContain('shut-out');
    }),
    { numRuns: 500 },
  );
  expect(lost).toBeGreaterThan(30);
});
