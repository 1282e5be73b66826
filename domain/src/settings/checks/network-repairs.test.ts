import { describe, expect, it } from 'vitest';
import { ConfigStore, ConfigText } from '../../configuration/index.ts';
import { inEnglish } from '../english.ts';
import { pendingFindings } from '../pending-faults.ts';

type Lines = Readonly<Record<string, string>>;

const BRIDGE: Lines = {
  netmode: 'bridge',
  'netconf.status': 'enabled',
  'netconf.1.status': 'enabled',
  'netconf.1.devname': 'br0',
  'netconf.1.ip': '192.0.2.20',
  'netconf.1.netmask': '255.255.255.0',
  'route.status': 'enabled',
  'route.1.status': 'enabled',
  'route.1.ip': '0.0.0.0',
  'route.1.netmask': '0.0.0.0',
  'route.1.devname': 'br0',
  'route.1.gateway': '192.0.2.1',
};
const ROUTER: Lines = {
  ...BRIDGE,
  netmode: 'router',
  'netconf.2.status': 'enabled',
  'netconf.2.devname': 'br1',
  'netconf.2.ip': '192.168.1.1',
  'netconf.2.netmask': '255.255.255.0',
};
const CLIENT: Lines = {
  'ppp.status': 'enabled',
  'ppp.1.status': 'enabled',
  'ppp.1.devname': 'br0',
  'ppp.1.name': 'ridge@isp.example',
  'ppp.1.password': 'secret-of-the-isp',
};

function pending(before: Lines, changes: Lines) {
  const text = Object.entries(before).map(([key, value]) => `${key}=${value}\n`);
  const edit = ConfigStore.of(ConfigText.parse(text.join(''))).edit(new Map(Object.entries(changes)));
  if (!edit.ok) throw new Error(edit.problem.key);
  const { faults, remarks } = pendingFindings(edit.store);
  return {
    faults: faults.map(({ key, problem }) => `${key}: ${inEnglish(problem)}`),
    remarks: remarks.map(({ key, problem, repair }) => [
      `${key}: ${inEnglish(problem)}`,
      repair && inEnglish(repair.label),
      repair && Object.fromEntries(repair.changes),
    ]),
  };
}

describe('a new address beside the default route of the old subnet', () => {
  const problem = 'route.1.gateway: The gateway is outside all subnets of the interface.';

  it('stops nothing, and offers the same host of the new subnet as gateway', () => {
    expect(pending(BRIDGE, { 'netconf.1.ip': '10.4.0.20' })).toEqual({
      faults: [],
      remarks: [[problem, 'Set gateway to 10.4.0.1', { 'route.1.gateway': '10.4.0.1' }]],
    });
  });

  it('offers to turn the route off where the device is that host', () => {
    expect(pending(BRIDGE, { 'netconf.1.ip': '10.4.0.1' }).remarks).toEqual([
      [problem, 'Turn off the route', { 'route.1.status': 'disabled' }],
    ]);
  });
});

describe('a PPPoE client', () => {
  it('a PPPoE client without username and password stops an apply', () => {
    const { 'ppp.1.name': _name, 'ppp.1.password': _password, ...nameless } = CLIENT;
    expect(pending(ROUTER, nameless).faults).toEqual([
      'ppp.1.name: PPPoE needs a username.',
      'ppp.1.password: PPPoE needs a password.',
    ]);
    expect(pending(ROUTER, CLIENT).faults).toEqual([]);
  });

  it('a PPPoE client whose fallback is in the network of the LAN is remarked, with a free network', () => {
    const fallback = { 'ppp.1.fallback': '192.168.1.1', 'ppp.1.fallback_netmask': '255.255.255.0' };
    expect(pending(ROUTER, { ...CLIENT, ...fallback })).toEqual({
      faults: [],
      remarks: [
        [
          'ppp.1.fallback: br1 has this network already, with the address 192.168.1.1.',
          'Set fallback to 192.168.10.1',
          { 'ppp.1.fallback': '192.168.10.1', 'ppp.1.fallback_netmask': '255.255.255.0' },
        ],
      ],
    });
  });
});
