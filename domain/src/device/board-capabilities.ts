import type { Band } from '../radio/band.ts';
import type { NetworkMode } from '../status/network-mode.ts';
import type { WirelessMode } from '../status/wireless-status.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { Antenna } from './antenna.ts';

/**
 * Identity and capabilities of a device, from its own board info. Missing facts are undefined. §3.board-info.
 */
export interface BoardCapabilities {
  readonly identity: BoardIdentity;
  /** Empty when the board does not say. */
  readonly networkModes: readonly NetworkMode[];
  readonly ports: readonly BoardPort[];
  readonly features: BoardFeatures;
  /** Number of the LEDs that show the signal; undefined when the board does not say how many. reading 58. */
  readonly rssiLedCount?: number | undefined;
  /** By their number, hidden ones included. */
  readonly radios: readonly BoardRadio[];
  /** Unknown entries, unchanged. */
  readonly unknown: ReadonlyMap<string, string>;
}

export interface BoardIdentity {
  /** For example `0xe7fc`. */
  readonly sysId?: string | undefined;
  readonly name?: string | undefined;
  readonly shortName?: string | undefined;
  readonly model?: string | undefined;
  readonly subtype?: string | undefined;
  readonly bom?: string | undefined;
  /** MAC address, upper case with colons. */
  readonly hwaddr?: string | undefined;
  readonly deviceId?: string | undefined;
  readonly cpuRevision?: string | undefined;
  readonly fccId?: string | undefined;
  readonly icId?: string | undefined;
  /** The oldest firmware that runs on the board. */
  readonly requiredFirmware?: string | undefined;
  readonly upgradeSeconds?: number | undefined;
  readonly rebootSeconds?: number | undefined;
}

/** One Ethernet port. */
export interface BoardPort {
  /** For example `eth0`. */
  readonly name: string;
  /** Bytes; undefined when unreported. */
  readonly maxMtu?: number | undefined;
}

/** Parts and permissions that not every device has; absent means no. */
export interface BoardFeatures {
  readonly g2: boolean;
  readonly g3: boolean;
  readonly gps: boolean;
  readonly rssiLeds: boolean;
  readonly gpsLeds: boolean;
  readonly externalReset: boolean;
  readonly poePassthrough: boolean;
  readonly fccUniiActivated: boolean;
  readonly fccUniiSwitchable: boolean;
  readonly bluetooth: boolean;
}

/** One radio of the board. Frequencies and widths in MHz, powers in dBm. */
export interface BoardRadio {
  /** N of `radio.N`. */
  readonly number: number;
  /** The band it works in, MHz: 5000, 60000. */
  readonly devDomainMhz?: number | undefined;
  /** By `devDomainMhz`; undefined when the board does not say. */
  readonly band?: Band | undefined;
  /** Not for the administrator: the spectral radio, for example. */
  readonly ignored: boolean;
  readonly shortName?: string | undefined;
  readonly bus?: string | undefined;
  readonly chains?: number | undefined;
  readonly subsystemId?: string | undefined;
  readonly subvendorId?: string | undefined;
  readonly caps2?: number | undefined;
  readonly antennaCount?: number | undefined;
  readonly defaultAntennaId?: number | undefined;
  readonly antennas: readonly Antenna[];
  readonly channelWidthsMhz: readonly number[];
  /** Widths at 2.4 GHz. */
  readonly channelWidthsGMhz: readonly number[];
  readonly minTxPowerDbm?: number | undefined;
  readonly maxTxPowerDbm?: number | undefined;
  readonly txPowerOffsetDb?: number | undefined;
  /** Metres; 0 means no limit. */
  readonly distanceLimitMetres?: number | undefined;
  readonly countryCode?: number | undefined;
  readonly countryLocked: boolean;
  readonly ieeeModes: readonly ('a' | 'bg')[];
  readonly eirpLimit: boolean;
  readonly regulatoryFlags: readonly string[];
  readonly beamforming: boolean;
  /** Wireless modes of the radio; all four when the board names none. */
  readonly modes: readonly WirelessMode[];
}

/** From the reboot command to the first response, seconds, if the board reports none. §9.timing. */
export const DEVICE_BOOT_SECONDS = 200;
/** From applying a configuration to the first answer, milliseconds. §9.restart. */
export const SOFT_RESTART_MS = 100_000;

/** Duration of a reboot of the device, seconds. */
export function rebootSecondsOf({ rebootSeconds }: Pick<BoardIdentity, 'rebootSeconds'>): number {
  return positive(rebootSeconds) ?? DEVICE_BOOT_SECONDS;
}

/** Duration of a firmware upgrade of the device, its reboot included, seconds. */
export function upgradeSecondsOf(identity: Pick<BoardIdentity, 'rebootSeconds' | 'upgradeSeconds'>): number {
  return (positive(identity.upgradeSeconds) ?? 0) + rebootSecondsOf(identity);
}

function positive(seconds: number | undefined): number | undefined {
  return seconds !== undefined && seconds > 0 && isWithin(seconds, PHYSICAL.amount) ? seconds : undefined;
}
