import type { WanRow } from '@radiolink/application/address-services/wan.model';
import type { DrawnInterface } from '@radiolink/domain/network-mode';
import { expect, it } from 'vitest';
import type { Text } from '../../i18n/use-text.ts';
import { linkedInterface, type Running, stateLines } from './network-drawing.tsx';

const part = (own: Partial<DrawnInterface>): DrawnInterface => ({
  name: 'br0',
  kind: 'bridge',
  band: undefined,
  role: undefined,
  isManagement: false,
  address: undefined,
  client: undefined,
  from: [],
  left: [],
  key: undefined,
  change: undefined,
  ...own,
});
const client = (own: Partial<WanRow>): WanRow => ({
  kind: 'dhcp',
  interfaceName: 'br0',
  over: undefined,
  state: undefined,
  address: undefined,
  netmask: undefined,
  gateway: undefined,
  nameServers: [],
  seconds: undefined,
  ...own,
});
const words: Text = (text, values: Readonly<Record<string, unknown>> = {}) =>
  String(text).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const lines = (own: Partial<DrawnInterface>, running: Partial<Running> = {}) =>
  stateLines(part(own), { interfaces: [], clients: [], ...running }, words);

const CABLE = { name: 'eth0', plugged: true, speedMbps: 1000, fullDuplex: true };
const PPPOE = { kind: 'pppoe', interfaceName: 'ppp0', over: 'br0' } as const;

it.each([
  ['the speed of a port', { name: 'eth0', kind: 'port' }, { interfaces: [CABLE] }, ['1000 full']],
  [
    'a port without a cable',
    { name: 'eth0', kind: 'port' },
    { interfaces: [{ ...CABLE, plugged: false }] },
    ['unplugged'],
  ],
  ['a static address', { address: '192.0.2.1/24' }, {}, ['192.0.2.1/24']],
  [
    'the address of a DHCP client',
    { client: 'DHCP' },
    { clients: [client({ address: '192.0.2.77' })] },
    ['DHCP · 192.0.2.77'],
  ],
  [
    'the address of a DHCP client by the status alone',
    { client: 'DHCP' },
    { interfaces: [{ name: 'br0', ipAddress: '192.0.2.77' }] },
    ['DHCP · 192.0.2.77'],
  ],
  ['a DHCP client without a response', { client: 'DHCP' }, { clients: [client({})] }, ['DHCP · No address']],
  [
    'a PPPoE session',
    { client: 'PPPoE' },
    { clients: [client({ ...PPPOE, state: 'up', address: '203.0.113.77' })] },
    ['PPPoE · 203.0.113.77'],
  ],
  [
    'a PPPoE session that never connects',
    { client: 'PPPoE' },
    { clients: [client({ ...PPPOE, state: 'down' })] },
    ['PPPoE · No address'],
  ],
  ['a client of which nothing is read yet', { client: 'PPPoE' }, {}, ['PPPoE']],
] as const)('says %s', (_, own, running, expected) => {
  expect(lines(own, running)).toEqual(expected);
});

it('says of a pending change only what is configured, and of a moved port its link', () => {
  const running = { interfaces: [CABLE], clients: [client({ address: '192.0.2.77' })] };
  expect(lines({ client: 'DHCP', change: 'changed' }, running)).toEqual(['DHCP', 'Changed']);
  expect(lines({ name: 'eth0', kind: 'port', change: 'moved' }, running)).toEqual(['1000 full', 'Moved']);
});

it('says beside the name of each of two radios which it is, and that of an interface with its roles', () => {
  const [nothing, wave] = [
    { interfaces: [], clients: [] },
    { name: 'wlan0', kind: 'radio', band: '60 GHz' } as const,
  ];
  const { mark, words: said } = linkedInterface(part(wave), nothing, words, 'en');
  expect([mark, said]).toEqual(['60 GHz', 'wlan0, 60 GHz']);
  expect(linkedInterface(part({ ...wave, role: 'wan', isManagement: true }), nothing, words, 'en').mark).toBe(
    '60 GHz · WAN · Management',
  );
});
