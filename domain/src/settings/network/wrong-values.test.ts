import { describe, expect, it } from 'vitest';
import { checkSetting } from '../validate-configuration.ts';
import { listSettings } from '../find-setting.ts';
import { settingsContext } from '../settings-context.ts';

/** Wrong and right values of a rule with the words of its refusal. §5 and §9. */
interface Rule {
  readonly words: string;
  readonly wrong: readonly string[];
  readonly right: readonly string[];
}

const whole = (min: number, max: number): Rule => ({
  words: `Enter a whole number from ${min} to ${max}.`,
  wrong: ['x', '1.5', '-1', String(min - 1), String(max + 1), '1e2', '0x10'],
  right: [String(min), String(max)],
});
const PREFIX: Rule = { ...whole(1, 128), words: 'Enter a prefix length from 1 to 128.' };
const IPV4: Rule = {
  words: 'Enter an IPv4 address: four numbers from 0 to 255 separated by dots.',
  wrong: ['x', '256.0.0.1', '1.2.3', '1.2.3.4.5', '1.2.3.-4', '1.2.3.4/24/24', '::1', '1.2..4', '1,2,3,4'],
  right: ['192.0.2.1', '10.255.0.254'],
};
const OTHER_THAN_ENDS: Rule = {
  words: '',
  wrong: ['0.0.0.0', '255.255.255.255', '127.0.0.1', '224.0.0.1'],
  right: IPV4.right,
};
const NETMASK: Rule = {
  words: 'Enter a netmask with contiguous bits, such as 255.255.255.0.',
  wrong: ['x', '255.0.255.0', '255.255.255.1', '0.255.0.0', '24', '255.255.255', '256.0.0.0'],
  right: ['255.255.255.0', '255.255.255.252', '128.0.0.0'],
};
const CIDR: Rule = {
  words: 'Enter an IPv4 address, optionally with a prefix length from /0 to /32.',
  wrong: ['x', '10.0.0.0/33', '10.0.0/8', '10.0.0.0/', '10.0.0.0/-1', '::/0'],
  right: ['10.0.0.0/8', '192.0.2.7', '0.0.0.0/0', '192.0.2.7/32'],
};
const MAC: Rule = {
  words:
    'Enter a MAC address: six pairs of hexadecimal digits separated by colons, such as 24:A4:3C:11:22:33.',
  wrong: [
    'x',
    '00:11:22:33:44',
    '00:11:22:33:44:5g',
    '00-11-22-33-44-55',
    '001122334455',
    '00:11:22:33:44:55:66',
  ],
  right: ['00:11:22:33:44:55', '24:a4:3c:0a:0b:0C'],
};
const PORT: Rule = {
  words: 'Enter a port from 1 to 65535, or a range such as 8000:8080.',
  wrong: ['0', '65536', 'x', '80:', '-1', '80-90', '1:2:3'],
  right: ['1', '65535', '80:90', '80:80'],
};
const RANGE: Rule = {
  words: 'Enter the lower port of the range first.',
  wrong: ['90:80', '65535:1'],
  right: [],
};
const SWITCH: Rule = {
  words: 'Use enabled or disabled.',
  wrong: ['x', '1', 'on', 'true', 'Enabled', 'yes'],
  right: ['enabled', 'disabled'],
};
const INTERFACE: Rule = {
  words: 'Enter the name of an interface such as eth0.',
  wrong: ['a b', '0', '192.0.2.1', 'eth0!', 'x'.repeat(300)],
  right: ['eth0', 'br0', 'ath0', 'eth0.20'],
};
const REQUIRED: Rule = { words: 'This value is required.', wrong: [''], right: [] };
const IPV6: Rule = {
  words: '',
  wrong: ['x', '192.0.2.1', '2001:db8::1::2', '12345::', '2001:db8::g', ':::'],
  right: ['2001:db8::1', 'fd00::1', 'fe80::1'],
};

/** The rules of every setting with one, by its id. Switches have theirs without being listed. */
const RULES: Readonly<Record<string, readonly Rule[]>> = {
  'network.mode': [
    { words: 'Select one of: bridge, router, soho.', wrong: ['x', 'Bridge', '1'], right: ['bridge', 'soho'] },
  ],
  'network.multicastUpstream': [INTERFACE],
  'interface.address': [IPV4],
  'interface.netmask': [NETMASK],
  'interface.mtu': [
    { words: 'MTU required.', wrong: [''], right: [] },
    {
      words: 'MTU must be between 1280 and 1524',
      wrong: ['1279', '1525', '68', 'x', '-1500', '1500.5'],
      right: ['1280', '1524', '1500'],
    },
  ],
  'interface.ipv6Address': [IPV6],
  'interface.ipv6PrefixLength': [PREFIX],
  'interface.clonedMac': [MAC, REQUIRED],
  'alias.address': [IPV4],
  'alias.netmask': [NETMASK],
  'dhcpClient.device': [INTERFACE, REQUIRED],
  'dhcpClient.fallback': [OTHER_THAN_ENDS, IPV4],
  'dhcpClient.fallbackNetmask': [NETMASK],
  'dhcpServer.device': [INTERFACE, REQUIRED],
  'dhcpServer.start': [OTHER_THAN_ENDS, IPV4, REQUIRED],
  'dhcpServer.end': [OTHER_THAN_ENDS, IPV4, REQUIRED],
  'dhcpServer.netmask': [NETMASK],
  'dhcpServer.leaseTime': [whole(1, 4_294_967_295)],
  'dhcpServer.gateway': [IPV4],
  'dhcpServer.dns': [IPV4],
  'dhcpServer.reservedMac': [MAC, REQUIRED],
  'dhcpServer.reservedAddress': [OTHER_THAN_ENDS, IPV4, REQUIRED],
  'pppoe.device': [INTERFACE],
  'pppoe.mtu': [whole(68, 1500)],
  'pppoe.mru': [whole(68, 1500)],
  'pppoe.fallback': [OTHER_THAN_ENDS, IPV4],
  'pppoe.fallbackNetmask': [NETMASK],
  'dns.address': [{ words: '', wrong: ['a b', '-x', 'x..y', '_'.repeat(300)], right: ['192.0.2.53'] }],
  'route.network': [IPV4],
  'route.netmask': [{ ...NETMASK, right: [...NETMASK.right, '0'] }],
  'route.gateway': [IPV4],
  'route.device': [INTERFACE],
  'bridge.device': [INTERFACE],
  'bridge.forwardDelay': [whole(0, 30)],
  'bridge.port': [INTERFACE],
  'vlan.device': [INTERFACE],
  'vlan.id': [whole(1, 4094)],
  'dhcp6Client.device': [INTERFACE],
  'dhcp6Client.prefixDevice': [INTERFACE],
  'dhcp6Client.prefixLength': [PREFIX],
  'dhcp6Server.device': [INTERFACE],
  'dhcp6Server.dns': [IPV6],
  'nat.device': [INTERFACE],
  'dmz.host': [OTHER_THAN_ENDS, IPV4],
  'forward.device': [INTERFACE],
  'forward.host': [OTHER_THAN_ENDS, IPV4],
  'forward.port': [PORT, RANGE],
  'forward.publicPort': [
    { ...PORT, right: ['1', '80:90', '443'] },
    RANGE,
    { words: '53762 is used by system', wrong: ['53762', '53000:54000'], right: ['53761', '53763:53770'] },
    { words: '50841 is used by system', wrong: ['50841', '50800:50841'], right: [] },
  ],
  'forward.source': [CIDR],
  'forward.destination': [CIDR],
  'firewall.interface': [INTERFACE],
  'firewall.source': [CIDR],
  'firewall.sourcePort': [PORT, RANGE],
  'firewall.destination': [CIDR],
  'firewall.destinationPort': [PORT, RANGE],
  'firewall.notSource': [CIDR],
  'firewall.notDestination': [CIDR],
  'management.device': [INTERFACE, REQUIRED],
  'shaping.device': [INTERFACE],
  'shaping.ingressRate': [whole(0, 10_000_000), REQUIRED],
  'shaping.ingressBurst': [whole(0, 10_000_000)],
  'shaping.egressRate': [whole(0, 10_000_000), REQUIRED],
  'shaping.egressBurst': [whole(0, 10_000_000)],
};

/** Free texts, and lists of which the device may know more than the page. §config.interfaces to §config.firewall, unlisted values. */
const FREE: ReadonlySet<string> = new Set([
  'interface.role',
  'interface.speed',
  'interface.duplex',
  'alias.comment',
  'dhcpServer.reservedName',
  'pppoe.userName',
  'pppoe.password',
  'pppoe.service',
  'route.comment',
  'bridge.comment',
  'vlan.comment',
  'forward.protocol',
  'forward.comment',
  'firewall.target',
  'firewall.protocol',
  'firewall.comment',
]);

const context = settingsContext(
  new Map([
    ['netmode', 'router'],
    ['netconf.1.devname', 'br0'],
    ['netconf.1.hwaddr.status', 'enabled'],
    ['tshaper.1.input.status', 'enabled'],
    ['tshaper.1.output.status', 'enabled'],
  ]),
);
const settings = listSettings().filter(({ page }) => page === 'network');
const said = (id: string, value: string): string | undefined => {
  const setting = settings.find(one => one.id === id);
  if (setting === undefined) throw new Error(`There is no ${id}.`);
  const problem = checkSetting(setting, value, context, [1, 1]);
  return problem?.key.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(problem.values?.[name]));
};

describe('every wrong value of the network', () => {
  it('every wrong value of the network is in the table: each field has a rule there, is a switch, or takes any text', () => {
    const isKnown = ({ id, kind }: (typeof settings)[number]): boolean =>
      kind === 'switch' || FREE.has(id) || id in RULES;
    expect(settings.filter(one => !isKnown(one)).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    ...Object.entries(RULES),
    ...settings.filter(({ kind }) => kind === 'switch').map(({ id }) => [id, [SWITCH]] as const),
  ])(
    'every wrong value of the network of %s is refused in the words of its rule, and its right ones are taken',
    (id, rules) => {
      for (const { words, wrong, right } of rules) {
        for (const value of wrong) {
          const reported = said(id, value);
          expect([value, words === '' ? reported !== undefined : reported]).toEqual([
            value,
            words === '' ? true : words,
          ]);
        }
        for (const value of right) expect([value, said(id, value)]).toEqual([value, undefined]);
      }
    },
  );
});
