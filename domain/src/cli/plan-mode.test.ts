import { describe, expect, it } from 'vitest';
import { runOn } from './memory-io.mother.ts';

const BRIDGE = `netmode=bridge
netconf.status=enabled
netconf.1.devname=eth0
netconf.1.status=enabled
netconf.2.devname=ath0
netconf.2.status=enabled
netconf.3.devname=br0
netconf.3.status=enabled
netconf.3.role=mlan
netconf.3.ip=192.168.7.20
netconf.3.netmask=255.255.255.0
bridge.status=enabled
bridge.1.devname=br0
bridge.1.status=enabled
bridge.1.port.1.devname=eth0
bridge.1.port.1.status=enabled
bridge.1.port.2.devname=ath0
bridge.1.port.2.status=enabled
radio.1.mode=managed
`;
const ASSUMED = 'No board file: one Ethernet port and every network mode are assumed.';
const files = { 'a.cfg': BRIDGE, 'board.info': 'board.netmodes=3\nboard.phycount=2\n', 'old.cfg': BRIDGE };

describe('plan-mode', () => {
  it('prints what changes, and where the device is managed, and that no board is known', () => {
    const { code, out, err } = runOn(files, 'plan-mode', 'a.cfg', 'router');
    expect([code, err]).toEqual([1, ASSUMED]);
    expect(out).toContain('Network mode (netmode)\n  - bridge\n  + router');
    expect(out).toContain('Managed at http://192.168.7.20 on br1 (eth0).');
  });

  it('says how a bridge is reached: by its ports and over the radio link', () => {
    const router = BRIDGE.replace('netmode=bridge', 'netmode=router').replace('role=mlan', 'role=lan');
    const { out } = runOn({ 'r.cfg': router }, 'plan-mode', 'r.cfg', 'bridge');
    expect(out.split('\n').at(-1)).toBe('Managed at http://192.168.7.20 on br0 (eth0, the radio link).');
  });

  it('says which address holds while no DHCP server responds', () => {
    const asking = BRIDGE.replace('netconf.3.ip=192.168.7.20\n', '').concat(
      'dhcpc.status=enabled\ndhcpc.1.devname=br0\ndhcpc.1.status=enabled\n',
    );
    const managedBy = (text: string) =>
      runOn({ 'd.cfg': text }, 'plan-mode', 'd.cfg', 'bridge').out.split('\n').at(-1);
    expect(managedBy(asking)).toBe('Managed at an address from DHCP on br0 (eth0, the radio link).');
    expect(managedBy(`${asking}dhcpc.1.fallback=192.168.1.20\n`)).toBe(
      'Managed at an address from DHCP, or at 192.168.1.20 while no server responds on br0 (eth0, the radio link).',
    );
  });

  it('names the VLAN that carries management', () => {
    const tagged = BRIDGE.replace('netconf.3.devname=br0', 'netconf.3.devname=eth0.10').concat(
      'vlan.status=enabled\nvlan.1.devname=eth0\nvlan.1.id=10\nvlan.1.status=enabled\n',
    );
    expect(runOn({ 'v.cfg': tagged }, 'plan-mode', 'v.cfg', 'bridge').out).toBe(
      'Managed at http://192.168.7.20 on eth0.10 (eth0, tagged with VLAN 10).',
    );
  });

  it('knows the ports and the modes of a board', () => {
    const { out, err } = runOn(files, 'plan-mode', '--board', 'board.info', 'a.cfg', 'router');
    expect(err).toBe('');
    expect(out).toContain('on br1 (eth0, eth1).');
    expect(runOn(files, 'plan-mode', 'a.cfg', 'soho', '--board', 'board.info')).toEqual({
      code: 2,
      out: '',
      err: 'a.cfg: This device does not support the network mode.',
    });
  });

  it('takes the configuration of the mode back, and prints JSON', () => {
    const router = BRIDGE.replace('netmode=bridge', 'netmode=router').replace('192.168.7.20', '192.168.8.1');
    const given = ['plan-mode', 'r.cfg', 'bridge', '--previous', 'a.cfg', '--json'];
    const { code, out } = runOn({ ...files, 'r.cfg': router }, ...given);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      target: 'bridge',
      management: { devname: 'br0', ports: ['eth0'], overRadio: true, address: { host: '192.168.7.20' } },
      changes: [{ key: 'netmode' }, { key: 'netconf.3.ip', before: '192.168.8.1', after: '192.168.7.20' }],
    });
  });

  it('plan-mode has nothing to change in a file of the mode', () => {
    expect(runOn(files, 'plan-mode', 'a.cfg', 'bridge')).toMatchObject({ code: 0 });
  });

  it.each([
    [['plan-mode', 'a.cfg'], 'plan-mode needs one file and bridge, router or soho.'],
    [['plan-mode', 'a.cfg', 'switch'], 'plan-mode needs one file and bridge, router or soho.'],
    [['plan-mode', 'a.cfg', 'soho', '--board'], '--board needs a file.'],
    [['diff', 'a.cfg', 'a.cfg', '--previous', 'a.cfg'], '--previous goes with plan-mode.'],
    [['plan-mode', 'a.cfg', 'soho', '--board', 'none.info'], 'none.info: cannot be read: no such file'],
    [['plan-mode', 'a.cfg', 'soho', '--previous', 'none.cfg'], 'none.cfg: cannot be read: no such file'],
  ])('refuses %j', (given, words) => {
    const { code, err } = runOn(files, ...given);
    expect(code).toBe(2);
    expect(err).toContain(words);
  });
});
