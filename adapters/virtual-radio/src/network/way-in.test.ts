import { describe, expect, it } from 'vitest';
import { aBridge, aNetworkedRadio, anEntry, type Lines } from './networked.mother.ts';
import { addressSeenFrom, isServing } from './way-in.ts';

const BASE: Lines = {
  ...aBridge(['eth0', 'ath0']),
  ...anEntry('netconf.1', { devname: 'eth0', up: 'enabled' }),
};
const LIMITED = {
  'iptables.status': 'enabled',
  'iptables.sys.status': 'enabled',
  'iptables.sys.mgmt.status': 'enabled',
};

/** The address that a caller at a port sees under these lines. */
function seen(lines: Lines, port = 'eth0', faultPlan = {}): string | undefined {
  return addressSeenFrom(aNetworkedRadio({ ...BASE, ...lines }, faultPlan), { address: '192.0.2.9', port });
}

describe('the page of a bridge', () => {
  it('answers on every member of it', () => {
    expect([seen({}), seen({}, 'ath0')]).toEqual(['192.0.2.20', '192.0.2.20']);
  });

  it('answers nobody on a port that no bridge holds and that has no address', () => {
    expect(seen({}, 'eth1')).toBeUndefined();
  });

  it('answers nobody on a port that is off', () => {
    expect(seen({ 'netconf.1.up': 'disabled' })).toBeUndefined();
    expect(seen({ 'netconf.1.up': 'disabled' }, 'ath0')).toBe('192.0.2.20');
  });

  it.each([
    [576, '192.0.2.20'],
    [575, undefined],
  ])('answers through an MTU of %i: %s', (mtu, address) => {
    expect(seen({ 'netconf.1.mtu': String(mtu) })).toBe(address);
    expect(seen({ 'netconf.10.mtu': String(mtu) })).toBe(address);
  });

  it('answers where a limited management is allowed, and nowhere else', () => {
    expect(seen({ ...LIMITED, ...anEntry('iptables.sys.mgmt.1', { devname: 'br0' }) })).toBe('192.0.2.20');
    expect(seen({ ...LIMITED, ...anEntry('iptables.sys.mgmt.1', { devname: 'br1' }) })).toBeUndefined();
    expect(seen({ ...LIMITED, 'iptables.sys.status': 'disabled' })).toBe('192.0.2.20');
  });

  it.each([
    ['443', undefined],
    ['80', '192.0.2.20'],
  ])('the page of a bridge is behind a rule that drops port %s, while it serves HTTPS', (port, address) => {
    const rule = {
      'iptables.status': 'enabled',
      'iptables.sys.status': 'enabled',
      'iptables.sys.fw.status': 'enabled',
      ...anEntry('iptables.sys.fw.1', { target: 'DROP', dst_port: port }),
    };
    expect(seen({ ...rule, 'httpd.https.status': 'enabled' })).toBe(address);
  });

  it('the page of a bridge is where DHCP put it, and at the fallback without a server', () => {
    const client = {
      'dhcpc.status': 'enabled',
      ...anEntry('dhcpc.1', { devname: 'br0', fallback: '192.168.1.77' }),
    };
    expect(seen(client)).toBe('192.0.2.77');
    expect(seen(client, 'eth0', { noDhcp: true })).toBe('192.168.1.77');
    // §config.addressing: the default of the fallback.
    expect(seen({ ...client, 'dhcpc.1.fallback': '' }, 'eth0', { noDhcp: true })).toBe('192.168.1.20');
  });

  it('the page of a bridge is off with the web server', () => {
    expect(isServing(aNetworkedRadio({ ...BASE, 'httpd.status': 'disabled' }))).toBe(false);
    expect(isServing(aNetworkedRadio(BASE))).toBe(true);
  });
});

describe('a management VLAN', () => {
  const vlan = (parent: string): Lines => ({
    'vlan.status': 'enabled',
    ...anEntry('vlan.1', { devname: parent, id: '7' }),
    ...anEntry('netconf.4', { devname: `${parent}.7`, ip: '10.7.0.2', netmask: '255.255.255.0' }),
    'netconf.10.ip': '0.0.0.0',
  });

  it.each(['eth0', 'br0'])('a management VLAN of %s answers tagged packets, and no others', parent => {
    expect(seen(vlan(parent), 'eth0.7')).toBe('10.7.0.2');
    expect([seen(vlan(parent)), seen(vlan(parent), 'eth0.8')]).toEqual([undefined, undefined]);
  });

  it('answers nobody while VLANs are off', () => {
    expect(seen({ ...vlan('br0'), 'vlan.status': 'disabled' }, 'eth0.7')).toBeUndefined();
  });
});
