import type { DisconnectedStation, Station } from './station.ts';
import type { Maybe } from './host-status.ts';

/** The four wireless modes of airOS 8, plus `ap` and `sta` of airOS 6. */
export type WirelessMode = 'ap-ptp' | 'ap-ptmp' | 'sta-ptp' | 'sta-ptmp' | 'ap' | 'sta';

/** The radio and what is associated with it. §3.status. Capacities and rates in kbps. */
export interface WirelessStatus {
  readonly essid?: Maybe<string>;
  readonly hideEssid?: Maybe<boolean>;
  /** MAC of the access point, upper case with colons. */
  readonly apMac?: Maybe<string>;
  readonly mode?: Maybe<WirelessMode | (string & {})>;
  readonly ieeeMode?: Maybe<string>;
  /** 1 = 2.4 GHz (G), 2 = 5 GHz (A). */
  readonly band?: Maybe<number>;
  readonly compat11n?: Maybe<boolean>;
  readonly dfs?: Maybe<boolean>;
  readonly apRepeater?: Maybe<boolean>;
  readonly antennaGainDbi?: Maybe<number>;
  /** Name of the antenna (airOS 6). */
  readonly antenna?: Maybe<string>;
  /** Control channel, MHz; the wire's 0 (idle 5 GHz side of a hybrid) is mapped to undefined. */
  readonly frequencyMhz?: Maybe<number>;
  readonly centerFrequencyMhz?: Maybe<number>;
  /** Where a link that sends and receives apart (FDD) receives; the other frequency is where it sends. */
  readonly receiveFrequencyMhz?: Maybe<number>;
  readonly duplex?: Maybe<'full' | 'half' | (string & {})>;
  readonly channel?: Maybe<number>;
  readonly channelWidthMhz?: Maybe<number>;
  readonly distanceMetres?: Maybe<number>;
  readonly security?: Maybe<string>;
  readonly noiseFloorDbm?: Maybe<number>;
  readonly txPowerDbm?: Maybe<number>;
  /** Radiated power, where the device reports it itself. */
  readonly eirpDbm?: Maybe<number>;
  /** Running status: init 0, scan 1, join 2, auth 3, assoc 4, run 5. */
  readonly runningStatus?: Maybe<number>;
  readonly rxChainMask?: Maybe<number>;
  readonly txChainMask?: Maybe<number>;
  readonly nolState?: Maybe<number>;
  readonly nolTimeoutSeconds?: Maybe<number>;
  /** The channels blocked by radar, if the device reports them. */
  readonly radarLockouts?: Maybe<readonly RadarLockout[]>;
  /** Above 0: a channel availability check runs (DFS wait). */
  readonly cacState?: Maybe<number>;
  readonly cacTimeoutSeconds?: Maybe<number>;
  readonly rxRateIndex?: Maybe<number>;
  readonly txRateIndex?: Maybe<number>;
  readonly rxStreams?: Maybe<number>;
  readonly txStreams?: Maybe<number>;
  readonly txThroughputKbps?: Maybe<number>;
  readonly rxThroughputKbps?: Maybe<number>;
  /** Seconds of service and of link. */
  readonly serviceSeconds?: Maybe<number>;
  readonly linkSeconds?: Maybe<number>;
  /** Stations as the device counts them. */
  readonly stationCount?: Maybe<number>;
  /** Length of the list of stations as it was sent, where it is longer than what is read of it. */
  readonly stationsSent?: Maybe<number>;
  /** Most stations of the radio in use, as the device says. */
  readonly stationLimit?: Maybe<number>;
  readonly polling: PollingStatus;
  readonly stations: readonly Station[];
  readonly disconnected: readonly DisconnectedStation[];
  /** Airtime of the 5 GHz radio where each radio reports its own, percent. `polling` has that of the radio in use. */
  readonly airtime5Percent?: Maybe<number>;
  /** The 60 GHz radio of a hybrid or 60 GHz device. */
  readonly radio60?: Maybe<Radio60Summary>;
  /** Fields that only airOS 6 sends. */
  readonly legacy?: Maybe<LegacyWireless>;
}

/** A channel that may not be used because radar was detected on it. */
export interface RadarLockout {
  readonly centerMhz: number;
  readonly widthMhz?: Maybe<number>;
  readonly secondsLeft?: Maybe<number>;
}

/** airMAX airtime and capacity. */
export interface PollingStatus {
  readonly combinedCapacityKbps?: Maybe<number>;
  readonly downlinkCapacityKbps?: Maybe<number>;
  readonly uplinkCapacityKbps?: Maybe<number>;
  /** Airtime in percent, 0 to 100 (the wire's per mille divided by 10). */
  readonly airtimePercent?: Maybe<number>;
  readonly txAirtimePercent?: Maybe<number>;
  readonly rxAirtimePercent?: Maybe<number>;
  /** 0 Disabled, 1 Adjusting, 2 Auto, 3 Auto failed, 4 Auto limits reached. */
  readonly atpcStatus?: Maybe<number>;
  readonly fixedFrame?: Maybe<boolean>;
  readonly gpsSync?: Maybe<boolean>;
  readonly flexMode?: Maybe<number>;
  /** 0 default, 1 split by downlink and uplink. */
  readonly capacityReporting?: Maybe<number>;
  readonly frameDurationMs?: Maybe<number>;
  readonly downlinkRatioPercent?: Maybe<number>;
  /** airMAX quality and capacity of airOS 6, percent. */
  readonly airmaxEnabled?: Maybe<boolean>;
  readonly airmaxQualityPercent?: Maybe<number>;
  readonly airmaxCapacityPercent?: Maybe<number>;
  readonly airmaxPriority?: Maybe<number>;
  readonly noAck?: Maybe<boolean>;
  readonly airSyncMode?: Maybe<number>;
  readonly airSyncConnections?: Maybe<number>;
  readonly airSyncDownlinkUse?: Maybe<number>;
  readonly airSyncUplinkUse?: Maybe<number>;
  readonly airSelect?: Maybe<boolean>;
  readonly airSelectIntervalMs?: Maybe<number>;
  readonly fixedFrameMode?: Maybe<number>;
}

/** The 60 GHz radio of this device: its channel (`prs_info`), power and gain where the interface reports them. */
export interface Radio60Summary {
  readonly channelWidthMhz?: Maybe<number>;
  readonly frequencyMhz?: Maybe<number>;
  readonly txPowerDbm?: Maybe<number>;
  readonly eirpDbm?: Maybe<number>;
  readonly antennaGainDbi?: Maybe<number>;
  readonly stationCount?: Maybe<number>;
}

/** Values that the older generation reports about its one link. */
export interface LegacyWireless {
  readonly countryCode?: Maybe<number>;
  readonly signalDbm?: Maybe<number>;
  readonly rssi?: Maybe<number>;
  readonly chainSignalsDbm?: Maybe<readonly number[]>;
  readonly chainSignalsManagementDbm?: Maybe<readonly number[]>;
  readonly chainSignalsExtensionDbm?: Maybe<readonly number[]>;
  readonly chains?: Maybe<string>;
  readonly ackMicroseconds?: Maybe<number>;
  /** Client connection quality, percent (the wire's per mille divided by 10). */
  readonly ccqPercent?: Maybe<number>;
  readonly txRateMbps?: Maybe<number>;
  readonly rxRateMbps?: Maybe<number>;
  readonly qos?: Maybe<string>;
  readonly wds?: Maybe<boolean>;
  readonly operatingMode?: Maybe<string>;
  readonly configuredWidthMhz?: Maybe<number>;
  readonly widthMode?: Maybe<number>;
  readonly nolChannels?: Maybe<number>;
  readonly cacNol?: Maybe<number>;
  readonly stats?: Maybe<LegacyWirelessStats>;
}

export interface LegacyWirelessStats {
  readonly rxInvalidNwid?: Maybe<number>;
  readonly rxInvalidCrypt?: Maybe<number>;
  readonly rxInvalidFrag?: Maybe<number>;
  readonly txRetries?: Maybe<number>;
  readonly missedBeacons?: Maybe<number>;
  readonly otherErrors?: Maybe<number>;
}
