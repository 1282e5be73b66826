import { message, type Problem } from '../errors/message.ts';
import type { NetworkMode } from '../status/network-mode.ts';
import { textOf } from '../text/text.ts';
import { isWithin } from '../units/physical-range.ts';
import { interfaceId, isBridgeName, isVirtualName, vlanParent } from './interface-kind.ts';
import { isInteger } from './validators.ts';

/** One speed in Mbps with one duplex, as written in the configuration. §9.link-modes. */
export type LinkMode = '10half' | '10full' | '100half' | '100full' | '1000half' | '1000full';

/** The six modes that a port may advertise, slowest first. */
export const LINK_MODES: readonly LinkMode[] = [
  '10half',
  '10full',
  '100half',
  '100full',
  '1000half',
  '1000full',
];

/** Which modes a port advertises to the link partner. */
export type AdvertisedModes = Readonly<Record<LinkMode, boolean>>;

/** A set of modes from a rule that says which are in it. */
export function advertisedModes(isAdvertised: (mode: LinkMode) => boolean): AdvertisedModes {
  return {
    '10half': isAdvertised('10half'),
    '10full': isAdvertised('10full'),
    '100half': isAdvertised('100half'),
    '100full': isAdvertised('100full'),
    '1000half': isAdvertised('1000half'),
    '1000full': isAdvertised('1000full'),
  };
}

/** Modes that a port advertises by default. */
export const ALL_LINK_MODES: AdvertisedModes = advertisedModes(() => true);

/** True if all six modes are advertised: then none is written. §4.interface-speed. */
export function advertisesAll(advertised: AdvertisedModes): boolean {
  return LINK_MODES.every(mode => advertised[mode]);
}

/** Speed mode of a port: 0 for auto-negotiation, 1 to 4 fixed. §3.network-interface. */
export type SpeedCode = 0 | 1 | 2 | 3 | 4;

export type FixedSpeedCode = Exclude<SpeedCode, 0>;

export interface FixedSpeed {
  readonly mbps: 100 | 10;
  readonly fullDuplex: boolean;
}

/** Auto-negotiation. */
export const AUTO_SPEED = 0;

/** Odd codes are full duplex; codes up to 2 mean 100 Mbps, higher ones 10 Mbps. §3. */
export const FIXED_SPEEDS: Readonly<Record<FixedSpeedCode, FixedSpeed>> = {
  1: { mbps: 100, fullDuplex: true },
  2: { mbps: 100, fullDuplex: false },
  3: { mbps: 10, fullDuplex: true },
  4: { mbps: 10, fullDuplex: false },
};

const FIXED_CODES: readonly FixedSpeedCode[] = [1, 2, 3, 4];

/** The code of a fixed speed in Mbps; auto-negotiation for a speed that cannot be fixed. */
export function speedCodeOf(mbps: number, fullDuplex: boolean): SpeedCode {
  const fixed = FIXED_CODES.find(
    code => FIXED_SPEEDS[code].mbps === mbps && FIXED_SPEEDS[code].fullDuplex === fullDuplex,
  );
  return fixed ?? AUTO_SPEED;
}

/** Least MTU of any network, bytes. §9. */
export const MIN_MTU = 68;

/** Least MTU that IPv6 can live with, bytes. §9. */
export const MIN_IPV6_MTU = 1280;

/** §9.mtu, bytes. */
export const DEFAULT_MTU = 1500;

/** Largest MTU of an Ethernet port and of whatever else reports none, bytes. §9. */
export const DEFAULT_MAX_MTU = 1524;

/** Largest MTU of the radio, bytes. §9. */
export const WIRELESS_DEFAULT_MAX_MTU = 2024;

/** Largest MTU of the interfaces that are no Ethernet port, when unreported, bytes. §9. */
const DEFAULT_MAX_MTU_BY_NAME: ReadonlyMap<string, number> = new Map([
  ['ath0', WIRELESS_DEFAULT_MAX_MTU],
  ['wlan0', DEFAULT_MTU],
  ['ubond0', DEFAULT_MTU],
]);

/** What a board can report: up to the longest IP packet. */
const REPORTED_MTU = { min: MIN_MTU, max: 65_535 };

/**
 * The largest MTU of an interface in bytes: what the board reports by interface name, else, or if that is none, its
 * default. A VLAN has
 * that of the interface it runs on. §9.mtu.
 */
export function maxMtuOf(devname: string, reported: ReadonlyMap<string, number> = new Map()): number {
  const carrier = vlanParent(devname) ?? devname;
  const own = reported.get(carrier);
  if (isWithin(own, REPORTED_MTU)) return own;
  return DEFAULT_MAX_MTU_BY_NAME.get(carrier) ?? DEFAULT_MAX_MTU;
}

/** Where an interface has its IPv4 address from. */
export type IpMode = 'static' | 'dhcp' | 'pppoe';

/** One network interface as configured. §3.network-interface. */
export interface NetworkInterface {
  /** Contains the hardware marker for a physical interface. */
  readonly id: string;
  /** For example `eth0`. */
  readonly devname: string;
  readonly ipMode: IpMode;
  /** Bytes. */
  readonly mtu: number;
  readonly enabled: boolean;
  /** True if it also assigns itself a 169.254 address automatically. */
  readonly autoIp: boolean;
  readonly speed: SpeedCode;
  readonly advertised: AdvertisedModes;
  readonly flowControlRx: boolean;
  readonly flowControlTx: boolean;
  readonly isBridge: boolean;
  readonly isVirtual: boolean;
}

/** An interface as it is when nothing is configured: static address, default MTU, enabled, auto-negotiating. */
export function newInterface(devname: string): NetworkInterface {
  return {
    id: interfaceId(devname),
    devname,
    ipMode: 'static',
    mtu: DEFAULT_MTU,
    enabled: true,
    autoIp: false,
    speed: AUTO_SPEED,
    advertised: ALL_LINK_MODES,
    flowControlRx: true,
    flowControlTx: true,
    isBridge: isBridgeName(devname),
    isVirtual: isVirtualName(devname),
  };
}

/** Inputs of the MTU rule in addition to the value. Bytes. */
export interface MtuContext {
  readonly interface: Pick<NetworkInterface, 'isBridge' | 'isVirtual'>;
  readonly networkMode: NetworkMode;
  /** True if the page shows every interface by default (`gui.network.advanced.status`). */
  readonly advanced: boolean;
  readonly maxMtu: number;
  /** Default `MIN_IPV6_MTU`. */
  readonly minMtu?: number;
}

/**
 * True if the interface has no separate MTU: every interface but the bridge in simple bridge mode, where the
 * bridge's applies, and virtual interfaces in advanced mode. §5.mtu.
 */
export function skipsMtu(context: Pick<MtuContext, 'interface' | 'networkMode' | 'advanced'>): boolean {
  const { isBridge, isVirtual } = context.interface;
  return context.advanced ? isVirtual : context.networkMode === 'bridge' && !isBridge;
}

/** Message for an interface without the MTU it needs. §5.mtu. */
export const MTU_REQUIRED: Problem = message('MTU required.');

/** MTU in bytes. §5.mtu. */
export function checkMtu(value: string, context: MtuContext): Problem | undefined {
  if (skipsMtu(context)) return undefined;
  if (textOf(value) === '') return MTU_REQUIRED;
  const { minMtu = MIN_IPV6_MTU, maxMtu } = context;
  const bounded = Number.isFinite(minMtu) && Number.isFinite(maxMtu);
  if (bounded && isInteger(value) && Number(value) >= minMtu && Number(value) <= maxMtu) return undefined;
  return message('MTU must be between {minMTU} and {maxMtu}', { minMTU: minMtu, maxMtu });
}
