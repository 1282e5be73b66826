import { describe, expect, it } from 'vitest';
import { ConfigText } from '../configuration/config-text.ts';
import { BRIDGE_AP, BRIDGE_VLAN, OLD_ROUTER, ROUTER_PPPOE, SOHO } from './mode-examples.mother.ts';
import { drawnInterfaces, networkDrawing } from './network-drawing.ts';

/** A drawing as one line for each interface: `* br0 bridge wan PPPoE < ath0`, with a star at the management. */
const drawn = (configuration: ConfigText): readonly string[] =>
  [...drawnInterfaces(configuration.entries()).values()].map(
    ({ name, kind, role, isManagement, address, client, from }) =>
      [isManagement && '*', name, kind, role, address, client, from.length > 0 && `< ${from.join(' ')}`]
        .filter(part => part !== undefined && part !== false)
        .join(' '),
  );

/** A port, and the bridge that is managed. */
const PORT_AND_BRIDGE = [
  'netconf.status=enabled',
  'netconf.1.devname=eth0',
  'netconf.1.status=enabled',
  'netconf.3.devname=br0',
  'netconf.3.status=enabled',
  'netconf.3.role=mlan',
] as const;

describe('the drawing of a network', () => {
  it('the drawing of a network of a bridge has its members, its address and its VLAN', () => {
    expect(drawn(BRIDGE_AP)).toEqual([
      'ath0 radio',
      '* br0 bridge management 10.20.1.5/24 < eth0 eth1 ath0',
      'br0.30 vlan 10.30.0.5/24 < br0',
      'eth0 port',
      'eth1 port',
    ]);
  });

  it('the drawing of a network of a bridge managed on a VLAN has the management there', () => {
    expect(drawn(BRIDGE_VLAN)).toEqual([
      'ath0 radio',
      'br0 bridge < eth0 eth1 ath0',
      'eth0 port',
      'eth1 port',
      '* eth1.77 vlan management 10.77.0.5/24 < eth1',
    ]);
  });

  it('the drawing of a network of a router has its WAN with the client in the place of an address', () => {
    expect(drawn(ROUTER_PPPOE)).toEqual([
      'ath0 radio',
      'br0 bridge wan PPPoE < ath0',
      '* br1 bridge lan 10.20.1.200/24 < eth0 eth1',
      'eth0 port',
      'eth1 port',
    ]);
    expect(drawn(SOHO)).toContain('br0 bridge wan DHCP < eth0');
  });

  it('the drawing of a network of an older file has no bridge', () => {
    expect(drawn(OLD_ROUTER)).toEqual(['ath0 radio DHCP', '* eth0 port 10.20.1.5/24']);
  });

  it('joins the ports to the bridge of a device that lists no bridges, in the bridge mode only', () => {
    const lines = (mode: string): ConfigText =>
      ConfigText.parse(
        [
          `netmode=${mode}`,
          ...PORT_AND_BRIDGE,
          'netconf.4.devname=eth1',
          'netconf.4.status=enabled',
          'vlan.status=enabled',
          'vlan.1.status=enabled',
          'vlan.1.devname=br0',
          'vlan.1.id=10',
          '',
        ].join('\n'),
      );
    expect(drawn(lines('bridge'))).toEqual([
      '* br0 bridge management < eth0 eth1',
      'br0.10 vlan < br0',
      'eth0 port',
      'eth1 port',
    ]);
    expect(drawn(lines('router'))).toContain('* br0 bridge management');
  });

  it('draws the radio of a device that has no entry of the network for it, where it is on', () => {
    const lines = (status: string): ConfigText =>
      ConfigText.parse(
        [
          'netmode=bridge',
          ...PORT_AND_BRIDGE,
          'radio.status=enabled',
          'radio.0.devname=wlan0',
          `radio.0.status=${status}`,
          '',
        ].join('\n'),
      );
    expect(drawn(lines('enabled'))).toEqual([
      '* br0 bridge management < eth0 wlan0',
      'eth0 port',
      'wlan0 radio',
    ]);
    expect(drawn(lines('disabled'))).toEqual(['* br0 bridge management < eth0', 'eth0 port']);
  });

  it.each([
    ['20', ['br0 bridge management < eth0', '* br0.20 vlan < br0', 'eth0 port']],
    ['', ['* br0 bridge management < eth0', 'eth0 port']],
  ])('draws the VLAN %j of the management of a device that has its number alone', (id, expected) => {
    const lines = ConfigText.parse(['netmode=bridge', ...PORT_AND_BRIDGE, `vlan.1.id=${id}`, ''].join('\n'));
    expect(drawn(lines)).toEqual(expected);
  });

  it('draws the radio and its backup as what carries their bond, which the bridge has in their place', () => {
    const lines = ConfigText.parse(
      [
        'netmode=bridge',
        ...PORT_AND_BRIDGE,
        'radio.status=enabled',
        'radio.1.devname=wlan0',
        'radio.1.status=enabled',
        'radio.2.devname=ath0',
        'radio.2.status=enabled',
        '',
      ].join('\n'),
    );
    expect(drawn(lines)).toEqual([
      'ath0 radio',
      '* br0 bridge management < eth0 ubond0',
      'eth0 port',
      'ubond0 radio < ath0 wlan0',
      'wlan0 radio',
    ]);
  });

  it.each([
    ['both radios', ['wlan0', 'ath0'], ['5 GHz', '60 GHz']],
    ['one radio', ['ath0'], [undefined]],
  ])(
    'the drawing of a network says the band of a radio that has another beside it: of %s',
    (_, names, bands) => {
      const lines = names.map((name, at) => `radio.${at}.devname=${name}\nradio.${at}.status=enabled\n`);
      const values = ConfigText.parse(`radio.status=enabled\n${lines.join('')}`).entries();
      const radios = networkDrawing(values, values).filter(
        ({ kind, from }) => kind === 'radio' && from.length === 0,
      );
      expect(radios.map(({ band }) => band)).toEqual(bands);
    },
  );

  it('leaves out what is off', () => {
    const edit = BRIDGE_AP.edit(
      new Map([
        ['netconf.5.status', 'disabled'],
        ['vlan.1.status', 'disabled'],
        ['bridge.1.port.2.status', 'disabled'],
        ['netconf.2.status', 'disabled'],
      ]),
    );
    expect(edit.ok && drawn(edit.config)).toEqual([
      'ath0 radio',
      '* br0 bridge management 10.20.1.5/24 < eth0 ath0',
      'eth0 port',
    ]);
  });

  it('knows the key of an address, and none where an interface has no entry', () => {
    const keys = drawnInterfaces(SOHO.entries());
    expect(keys.get('br1')?.key).toBe('netconf.5.ip');
    const without = SOHO.edit(new Map([['netconf.1.devname', undefined]]));
    expect(without.ok && drawnInterfaces(without.config.entries()).get('eth0')?.key).toBeUndefined();
  });
});

it('draws a change of the mode: what is new, moved and changed, and which line was left', () => {
  const changes = networkDrawing(BRIDGE_AP.entries(), SOHO.entries());
  expect(changes.map(({ name, change, left }) => [name, change, left])).toEqual([
    ['ath0', 'moved', []],
    ['br0', 'changed', ['eth1', 'ath0']],
    ['br0.30', 'removed', []],
    ['eth0', undefined, []],
    ['eth1', 'moved', []],
    ['br1', 'added', []],
  ]);
});
