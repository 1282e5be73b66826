import { describe, expect, it } from 'vitest';
import { configOf } from '../configuration/config-text.mother.ts';
import { bridgeLayout } from './mode-board.ts';
import {
  attachAccessPoint,
  configureBridges,
  disable,
  fitMtus,
  freeBridgeName,
  layInterface,
} from './mode-bridges.ts';
import { ModeDraft } from './mode-draft.ts';
import { boardOf } from './network-configuration.mother.ts';

/** What a step changes in a file. */
function changed(lines: readonly string[], step: (draft: ModeDraft) => void): readonly string[] {
  const draft = new ModeDraft(configOf(...lines));
  step(draft);
  return [...draft.changes()].map(([key, value]) => `${key}=${value}`);
}

describe('a bridge that is laid', () => {
  const lay =
    (br0: readonly string[], br1: readonly string[] = []) =>
    (draft: ModeDraft) =>
      configureBridges(draft, { br0, br1 });

  it('a bridge that is laid is on in a section that is on, without STP, with an entry for each member', () => {
    expect(changed(['bridge.status=disabled'], lay(['eth0']))).toEqual([
      'bridge.status=enabled',
      'bridge.1.devname=br0',
      'bridge.1.status=enabled',
      'bridge.1.stp.status=disabled',
      'bridge.1.port.1.devname=eth0',
      'bridge.1.port.1.status=enabled',
      'netconf.status=enabled',
      'netconf.1.devname=eth0',
      'netconf.1.status=enabled',
      'netconf.1.mtu=1500',
      'netconf.1.up=enabled',
    ]);
  });

  it('a bridge that is laid keeps its STP', () => {
    const lines = ['bridge.status=enabled', 'bridge.1.devname=br0', 'bridge.1.stp.status=enabled'];
    expect(changed(lines, lay(['eth0']))).not.toContain('bridge.1.stp.status=disabled');
  });

  it('a bridge that is laid brings no bond of the radios up, for it is no port', () => {
    const made = changed([], lay(['ubond0']));
    expect(made).toContain('netconf.1.devname=ubond0');
    expect(made).not.toContain('netconf.1.up=enabled');
  });

  const MEMBERS = [
    'bridge.status=enabled',
    'bridge.1.devname=br0',
    'bridge.1.stp.status=disabled',
    ...['eth0', 'ubond0', 'eth1.40', 'br9'].flatMap((name, place) => [
      `bridge.1.port.${place + 1}.devname=${name}`,
      `bridge.1.port.${place + 1}.status=enabled`,
    ]),
  ];
  const membersOff = (lines: readonly string[]) =>
    changed(lines, lay(['eth1'])).filter(
      line => line.startsWith('bridge.1.port') && line.endsWith('disabled'),
    );

  it('a bridge that is laid loses the ports and radios that the mode gives elsewhere, and keeps its VLANs', () => {
    expect(membersOff([...MEMBERS, 'bridge.1.status=enabled'])).toEqual([
      'bridge.1.port.1.status=disabled',
      'bridge.1.port.2.status=disabled',
    ]);
  });

  it('a bridge that is laid awakes no member of a bridge that was off', () => {
    expect(membersOff([...MEMBERS, 'bridge.1.status=disabled'])).toEqual(
      [1, 2, 3, 4].map(port => `bridge.1.port.${port}.status=disabled`),
    );
  });

  it('a bridge that is laid stands alone where the mode has one', () => {
    expect(changed([], lay(['eth0'])).filter(line => line.endsWith('=br1'))).toEqual([]);
    expect(changed([], lay(['eth0'], ['eth1'])).filter(line => line.endsWith('=br1'))).toEqual([
      'bridge.2.devname=br1',
    ]);
  });
});

describe('the bridges of a mode', () => {
  it.each(['0', '1'])(
    'the bridges of a mode are those of an access point, whomever it serves: ptpmode %s',
    ptpmode => {
      const values = new Map([
        ['radio.1.mode', 'master'],
        ['radio.1.ptpmode', ptpmode],
      ]);
      expect(bridgeLayout('router', boardOf(2), values)).toEqual({ br0: ['eth0'], br1: ['eth1', 'ath0'] });
    },
  );
});

describe('the interface of a bridge', () => {
  it('the interface of a bridge has a usual MTU where it has none, and the role that is given', () => {
    expect(changed([], draft => void layInterface(draft, 'br0', 'wan'))).toEqual([
      'netconf.status=enabled',
      'netconf.1.devname=br0',
      'netconf.1.status=enabled',
      'netconf.1.role=wan',
      'netconf.1.mtu=1500',
    ]);
  });

  it('the interface of a bridge keeps its MTU, and its role where none is given', () => {
    const lines = [
      'netconf.status=enabled',
      'netconf.7.devname=br0',
      'netconf.7.status=enabled',
      'netconf.7.mtu=1400',
    ];
    expect(changed(lines, draft => void layInterface(draft, 'br0', undefined))).toEqual([]);
  });
});

describe('an interface without its role', () => {
  const ROLES = [
    'netconf.status=enabled',
    'netconf.1.devname=eth0',
    'netconf.1.status=enabled',
    'netconf.1.ip=10.0.0.1',
    'netconf.2.devname=br1',
    'netconf.2.status=enabled',
    'netconf.2.ip=10.0.1.1',
    'netconf.3.devname=br1.7',
    'netconf.3.status=enabled',
    'netconf.3.ip=10.0.2.1',
    'bridge.status=enabled',
    'bridge.4.devname=br1',
    'bridge.4.status=enabled',
  ];

  it.each([
    ['a port loses its address', 'eth0', ['netconf.1.ip=0.0.0.0']],
    [
      'a bridge goes off with its interface',
      'br1',
      ['netconf.2.status=disabled', 'bridge.4.status=disabled'],
    ],
    ['a VLAN keeps its own', 'br1.7', []],
    ['an interface that is not there changes nothing', 'eth9', []],
    ['a bridge that is not there changes nothing', 'br9', []],
  ])('an interface without its role: %s', (_, name, changes) => {
    expect(changed(ROLES, draft => disable(draft, name)).toSorted()).toEqual([...changes].toSorted());
  });
});

it('each access point hands its stations to the bridge, the twelfth too', () => {
  expect(
    changed(['aaa.1.br.devname=br0', 'aaa.12.br.devname=br0', 'aaa.1.devname=ath0'], draft =>
      attachAccessPoint(draft, 'br1'),
    ),
  ).toEqual(['aaa.1.br.devname=br1', 'aaa.12.br.devname=br1']);
});

it('the free name of a bridge is the lowest from br2 that the file names nowhere', () => {
  const free = (...lines: readonly string[]) => freeBridgeName(new ModeDraft(configOf(...lines)));
  expect(free()).toBe('br2');
  expect(free('bridge.1.devname=br2', 'tshaper.1.devname=br3')).toBe('br4');
  expect(free('bridge.1.devname=br3')).toBe('br2');
});

it('an MTU that is too large for the mode gets the usual one, also of the twelfth interface', () => {
  const lines = [
    'netmode=router',
    'netconf.status=enabled',
    'netconf.12.devname=br1',
    'netconf.12.status=enabled',
    'netconf.12.mtu=9000',
  ];
  expect(changed(lines, fitMtus)).toEqual(['netconf.12.mtu=1500']);
});
