import { interfaceId, isBridgeName, isVirtualName } from './interface-kind.ts';
import { type AdvertisedModes, ALL_LINK_MODES } from './link-mode.ts';
import { DEFAULT_MTU } from './mtu-limit.ts';
import { AUTO_SPEED, type SpeedCode } from './speed-code.ts';

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
