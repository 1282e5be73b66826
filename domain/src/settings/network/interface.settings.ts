import { checkHostIpv4OrNone } from '../../network/host.ts';
import { isBridgeName, isEthernet, isVirtualName } from '../../network/interface-kind.ts';
import {
  checkMtu,
  maxMtuOf,
  MIN_IPV6_MTU,
  MIN_MTU,
  MTU_REQUIRED,
  skipsMtu,
} from '../../network/interface.ts';
import { IPV4_ANY } from '../../network/ipv4.ts';
import { checkIpv6PrefixLength } from '../../network/ipv6.ts';
import type { NumberRange } from '../../units/physical-range.ts';
import { advancedNetwork, all, always, type Condition, not, on, present } from '../conditions.ts';
import { integerBetween } from '../rules.ts';
import type { InContext, SettingRule } from '../setting.ts';
import type { SettingsContext } from '../settings-context.ts';
import { hasAddress, UNREACHABLE } from './last-address.ts';
import { choices, settingsIn } from '../settings-in.ts';

/** The name of the interface at an index of `netconf`. */
function devname({ values }: SettingsContext, indexes: readonly number[]): string {
  return values.get(`netconf.${indexes[0]}.devname`) ?? '';
}

/** Ethernet ports alone have a speed, a duplex and flow control. */
const ethernetPort: Condition = (context, indexes) => {
  const name = devname(context, indexes);
  return name === '' || isEthernet({ devname: name });
};

/** The largest MTU: what the board reports, else the default of the interface. §9.mtu. */
const largestMtu: InContext<number> = (context, indexes) =>
  maxMtuOf(devname(context, indexes), context.board?.maxMtu);

/** True if the interface has a separate MTU. §5.mtu. */
const ownMtu: Condition = (context, indexes) => !skipsMtu(mtuContext(context, indexes));

/** Where the page asks for no MTU, the configuration may still hold one: then any possible MTU is accepted. */
const ANY_MTU: NumberRange = { min: MIN_MTU, max: 65_535 };
const anyMtu = integerBetween(ANY_MTU.min, ANY_MTU.max);

/** The MTUs that an interface may hold. */
export const mtuRange: InContext<NumberRange> = (context, indexes) =>
  ownMtu(context, indexes) ? { min: MIN_IPV6_MTU, max: largestMtu(context, indexes) } : ANY_MTU;

/** MTU of the interface at the index. §5.mtu. */
export const checkInterfaceMtu: SettingRule = (value, context, indexes) =>
  ownMtu(context, indexes) ? checkMtu(value, mtuContext(context, indexes)) : anyMtu(value, context, indexes);

function mtuContext(context: SettingsContext, indexes: readonly number[]) {
  const name = devname(context, indexes);
  return {
    interface: { isBridge: isBridgeName(name), isVirtual: isVirtualName(name) },
    networkMode: context.networkMode,
    advanced: context.values.get('gui.network.advanced.status') === 'enabled',
    maxMtu: largestMtu(context, indexes),
  };
}

/** The bridge that every device has: where nothing else is said, the page is reached there. */
const MANAGEMENT_BRIDGE = 'br0';

/** Nothing else has an address and nothing asks for one: this is the last at which the device is reached. reading 48. */
const isLastAddress: Condition = (context, indexes) =>
  devname(context, indexes) === MANAGEMENT_BRIDGE && !hasAddress(context.values, `netconf.${indexes[0]}.ip`);

const checkAddress: SettingRule = (value, context, indexes) =>
  value === IPV4_ANY && isLastAddress(context, indexes) ? UNREACHABLE : checkHostIpv4OrNone(value);

const INTERFACE = 'netconf.{n}';
const port = settingsIn({
  page: 'network',
  group: 'Interfaces',
  risk: 'cuts-management',
  subject: 'Interface {n}',
});
const special = port.with({ level: 'advanced' });
const wired = special.with({ visible: ethernetPort });
const fixed = special.with({ visible: all(ethernetPort, not(on(`${INTERFACE}.autoneg`, true))) });
const internal = port.with({ level: 'internal' });

const roles = choices(['wan', 'WAN'], ['lan', 'LAN'], ['mlan', 'Management'], ['bridge_port', 'Bridge port']);

/** The network interfaces and their addresses. §config.interfaces, §3. */
export const interfaceSettings = [
  internal.interface('interface.device', `${INTERFACE}.devname`, 'Name', 'Set by the device.', {
    required: always,
  }),
  special.toggle(
    'interface.inUse',
    `${INTERFACE}.status`,
    'Settings enabled',
    'When off, the interface settings are ignored. Leave on.',
  ),
  port.toggle('interface.enabled', `${INTERFACE}.up`, 'Enabled', 'Off stops all traffic on the interface.', {
    visible: present(`${INTERFACE}.up`),
  }),
  port.ipv4(
    'interface.address',
    `${INTERFACE}.ip`,
    'IP address',
    'Must be unique in its subnet; empty = no address.',
    {
      rule: checkAddress,
      required: isLastAddress,
      requiredProblem: UNREACHABLE,
      keywords: 'management static IPv4 address source',
    },
  ),
  port.netmask(
    'interface.netmask',
    `${INTERFACE}.netmask`,
    'Netmask',
    'Must match the other devices of the subnet.',
    {
      keywords: 'subnet IPv4',
    },
  ),
  port.integer('interface.mtu', `${INTERFACE}.mtu`, 'MTU', 'Largest packet without fragmentation.', {
    unit: 'B',
    default: '1500',
    range: mtuRange,
    rule: checkInterfaceMtu,
    visible: ownMtu,
    required: ownMtu,
    requiredProblem: MTU_REQUIRED,
    keywords: 'packet size',
  }),
  special.choice(
    'interface.role',
    `${INTERFACE}.role`,
    'Role',
    'WAN: toward the ISP. LAN: toward LAN devices.',
    {
      choices: roles,
      open: true,
      visible: advancedNetwork,
    },
  ),
  special.toggle(
    'interface.autoIp',
    `${INTERFACE}.autoip.status`,
    'Auto IP alias',
    'Adds a 169.254.x.x link-local address for access to the device.',
    {
      keywords: 'zeroconf link local',
    },
  ),
  port.toggle('interface.ipv6', `${INTERFACE}.ip6.status`, 'IPv6', ''),
  special.ipv6('interface.ipv6Address', `${INTERFACE}.ip6.{m}.ip`, 'IPv6 address', '', {
    name: 'Interface {n} IPv6 address {m}',
    visible: on(`${INTERFACE}.ip6.status`),
  }),
  special.integer(
    'interface.ipv6PrefixLength',
    `${INTERFACE}.ip6.{m}.plen`,
    'IPv6 prefix length',
    'Usually 64.',
    {
      name: 'Interface {n} IPv6 address {m} prefix length',
      range: { min: 1, max: 128 },
      rule: checkIpv6PrefixLength,
      visible: on(`${INTERFACE}.ip6.status`),
    },
  ),
  internal.toggle(
    'interface.ipv6AddressInUse',
    `${INTERFACE}.ip6.{m}.status`,
    'IPv6 address in use',
    'Set by the device.',
    {
      name: 'Interface {n} IPv6 address {m} in use',
    },
  ),
  port.toggle(
    'interface.autoNegotiation',
    `${INTERFACE}.autoneg`,
    'Auto-negotiation',
    'Negotiates speed and duplex with the link partner.',
    {
      default: 'enabled',
      visible: ethernetPort,
      keywords: 'speed duplex',
    },
  ),
  fixed.choice(
    'interface.speed',
    `${INTERFACE}.speed`,
    'Speed',
    'Auto-negotiation, unless the link partner is fixed. Both ends must match.',
    {
      unit: 'Mbps',
      choices: choices(['100', '100 Mbps'], ['10', '10 Mbps'], ['auto', 'Auto']),
      open: true,
    },
  ),
  fixed.choice('interface.duplex', `${INTERFACE}.duplex`, 'Duplex', 'Must match the link partner.', {
    choices: choices(['enabled', 'Full duplex'], ['disabled', 'Half duplex']),
  }),
  wired.toggle(
    'interface.flowControlReceive',
    `${INTERFACE}.flowcontrol.rx.status`,
    'Receive flow control',
    'Honors pause frames from the link partner.',
    { risk: 'restarts-network' },
  ),
  wired.toggle(
    'interface.flowControlSend',
    `${INTERFACE}.flowcontrol.tx.status`,
    'Transmit flow control',
    'Sends pause frames when the link partner sends too fast.',
    { risk: 'restarts-network', keywords: 'send' },
  ),
  special.toggle(
    'interface.cloneMac',
    `${INTERFACE}.hwaddr.status`,
    'MAC address cloning',
    'Only if the ISP expects another address.',
  ),
  special.mac('interface.clonedMac', `${INTERFACE}.hwaddr.mac`, 'Cloned MAC address', '', {
    visible: on(`${INTERFACE}.hwaddr.status`),
    required: always,
  }),
  internal.toggle(
    'interface.promiscuous',
    `${INTERFACE}.promisc`,
    'Promiscuous mode',
    'Set by the device on bridge ports.',
  ),
  internal.toggle(
    'interface.allMulticast',
    `${INTERFACE}.allmulti`,
    'All multicast',
    'Set by the device on bridge ports.',
  ),
];

const advertised = settingsIn({
  page: 'network',
  group: 'Interfaces',
  risk: 'cuts-management',
  level: 'advanced',
  subject: 'Interface {n}',
  visible: all(ethernetPort, on('netconf.{n}.autoneg', true)),
});
const ADVERTISE = 'netconf.{n}.advertise';
const HELP = 'Off excludes this mode from auto-negotiation. Leave on when in doubt.';
const OFFERED = { default: 'enabled', keywords: 'speed duplex offer auto-negotiation' } as const;

/** The link modes that a port offers; written only when not all six are. §4.interface-speed. */
export const linkModeSettings = [
  advertised.toggle('linkMode.10half', `${ADVERTISE}.10half`, 'Advertise 10 Mbps half', HELP, OFFERED),
  advertised.toggle('linkMode.10full', `${ADVERTISE}.10full`, 'Advertise 10 Mbps full', HELP, OFFERED),
  advertised.toggle('linkMode.100half', `${ADVERTISE}.100half`, 'Advertise 100 Mbps half', HELP, OFFERED),
  advertised.toggle('linkMode.100full', `${ADVERTISE}.100full`, 'Advertise 100 Mbps full', HELP, OFFERED),
  advertised.toggle('linkMode.1000half', `${ADVERTISE}.1000half`, 'Advertise 1000 Mbps half', HELP, OFFERED),
  advertised.toggle('linkMode.1000full', `${ADVERTISE}.1000full`, 'Advertise 1000 Mbps full', HELP, OFFERED),
];
