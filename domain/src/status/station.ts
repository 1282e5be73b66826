import type { EthernetPort, GpsStatus, Maybe } from './host-status.ts';

/**
 * One peer of the radio, keyed by MAC: a station of an access point, or the access point of a station. Signals in dBm
 * as received by this device, unless under `remote`. §3.station.
 */
export interface Station {
  /** Upper case with colons; the key of the station. */
  readonly mac: string;
  readonly lastIp?: Maybe<string>;
  readonly signalDbm?: Maybe<number>;
  /** Signal on the device's own scale: dBm + 96. */
  readonly rssi?: Maybe<number>;
  readonly noiseFloorDbm?: Maybe<number>;
  /** Signal per used chain, dBm; unused chains are left out. */
  readonly chainSignalsDbm?: Maybe<readonly number[]>;
  readonly txRateIndex?: Maybe<number>;
  readonly rxRateIndex?: Maybe<number>;
  readonly txStreams?: Maybe<number>;
  readonly rxStreams?: Maybe<number>;
  /** The rate itself if no index is reported: `8x` on airFiber. */
  readonly txRate?: Maybe<string>;
  readonly rxRate?: Maybe<string>;
  readonly txLatencyMs?: Maybe<number>;
  readonly distanceMetres?: Maybe<number>;
  /** Seconds since association. */
  readonly uptimeSeconds?: Maybe<number>;
  readonly txPackets?: Maybe<number>;
  readonly txLongRetries?: Maybe<number>;
  readonly txShortRetries?: Maybe<number>;
  readonly lastDisconnectReason?: Maybe<number>;
  /** Downlink: access point to station. Undefined when the device has no expectation (wire 0). */
  readonly downlink: DirectionExpectation;
  readonly uplink: DirectionExpectation;
  readonly combinedCapacityExpectedKbps?: Maybe<number>;
  /** Frames sent at each rate index, 0 to 9. */
  readonly txFramesByRate?: Maybe<readonly number[]>;
  readonly traffic: StationTraffic;
  readonly airmax?: Maybe<AirmaxStatus>;
  readonly remote?: Maybe<RemoteStatus>;
  readonly linked5?: Maybe<boolean>;
  readonly linked60?: Maybe<boolean>;
  /** Which radio of a bonded pair carries traffic: `60`, `5`, or neither. */
  readonly activeLink?: Maybe<'60' | '5' | (string & {})>;
  readonly radio60?: Maybe<Radio60Peer>;
}

/** Expected values of one direction, and the ratio of the actual ones to them. */
export interface DirectionExpectation {
  readonly signalExpectedDbm?: Maybe<number>;
  readonly capacityExpectedKbps?: Maybe<number>;
  readonly rateIndexExpected?: Maybe<number>;
  /** 0 to 100; undefined when there is no expectation. */
  readonly linkScore?: Maybe<number>;
  readonly averageLinkScore?: Maybe<number>;
}

export interface StationTraffic {
  readonly rxBytes?: Maybe<number>;
  readonly rxPackets?: Maybe<number>;
  readonly rxPacketsPerSecond?: Maybe<number>;
  readonly txBytes?: Maybe<number>;
  readonly txPackets?: Maybe<number>;
  readonly txPacketsPerSecond?: Maybe<number>;
}

/** airMAX view of one station. Capacities in kbps. */
export interface AirmaxStatus {
  readonly actualPriority?: Maybe<number>;
  readonly desiredPriority?: Maybe<number>;
  readonly beam?: Maybe<number>;
  readonly combinedCapacityKbps?: Maybe<number>;
  readonly downlinkCapacityKbps?: Maybe<number>;
  readonly uplinkCapacityKbps?: Maybe<number>;
  readonly atpcStatus?: Maybe<number>;
  readonly rx: AirmaxDirection;
  readonly tx: AirmaxDirection;
}

/** One direction: airtime, CINR and the two rows of EVM samples. */
export interface AirmaxDirection {
  /** Airtime of this station, percent (the wire's per mille divided by 10). */
  readonly airtimePercent?: Maybe<number>;
  /** Carrier to interference plus noise, dB. */
  readonly cinrDb?: Maybe<number>;
  /** Row 0: 64 samples of carrier over interference plus noise, dB (its mean is `cinrDb`). */
  readonly evmInterferenceDb?: Maybe<readonly number[]>;
  /** Row 1: 64 samples of carrier over noise alone, dB. Their distance to row 0 is the interference. */
  readonly evmNoiseDb?: Maybe<readonly number[]>;
}

/** Readings that the remote end reports. Its signals are those *it* receives from this device. */
export interface RemoteStatus {
  /** Seconds since its last report. */
  readonly ageSeconds?: Maybe<number>;
  readonly deviceId?: Maybe<string>;
  readonly hostname?: Maybe<string>;
  readonly platform?: Maybe<string>;
  readonly firmwareVersion?: Maybe<string>;
  readonly sysId?: Maybe<string>;
  readonly localTime?: Maybe<string>;
  readonly mode?: Maybe<string>;
  readonly networkRole?: Maybe<string>;
  readonly cpuLoadPercent?: Maybe<number>;
  readonly temperatureCelsius?: Maybe<number>;
  readonly totalRamBytes?: Maybe<number>;
  readonly freeRamBytes?: Maybe<number>;
  readonly uptimeSeconds?: Maybe<number>;
  readonly powerTimeSeconds?: Maybe<number>;
  readonly serviceSeconds?: Maybe<number>;
  readonly linkSeconds?: Maybe<number>;
  readonly compat11n?: Maybe<boolean>;
  readonly signalDbm?: Maybe<number>;
  readonly rssi?: Maybe<number>;
  readonly noiseFloorDbm?: Maybe<number>;
  readonly chainSignalsDbm?: Maybe<readonly number[]>;
  readonly rxChainMask?: Maybe<number>;
  readonly txPowerDbm?: Maybe<number>;
  readonly distanceMetres?: Maybe<number>;
  readonly antennaGainDbi?: Maybe<number>;
  readonly cableLossDb?: Maybe<number>;
  readonly heightMetres?: Maybe<number>;
  readonly txThroughputKbps?: Maybe<number>;
  readonly rxThroughputKbps?: Maybe<number>;
  readonly txBytes?: Maybe<number>;
  readonly rxBytes?: Maybe<number>;
  readonly txFramesByRate?: Maybe<readonly number[]>;
  readonly ethernet: readonly EthernetPort[];
  readonly ipAddresses: readonly string[];
  readonly ip6Addresses: readonly string[];
  readonly gps?: Maybe<GpsStatus>;
  readonly outOfBand?: Maybe<boolean>;
  readonly cloudStatus?: Maybe<number>;
  readonly cloudTimestamp?: Maybe<string>;
  readonly airview?: Maybe<number>;
  readonly httpsPort?: Maybe<number>;
  readonly activeLink?: Maybe<string>;
  readonly radio60?: Maybe<Radio60Peer>;
}

/**
 * One end of a 60 GHz link. `capacityKbps` is kbps whatever the model sent (AF60-HD sends Mbps: the mapper converts).
 * Downlink is from the access point to the station at either end, as on 5 GHz.
 */
export interface Radio60Peer {
  readonly signalDbm?: Maybe<number>;
  readonly snrDb?: Maybe<number>;
  readonly capacityKbps?: Maybe<number>;
  readonly downlinkCapacityKbps?: Maybe<number>;
  readonly uplinkCapacityKbps?: Maybe<number>;
  /** Airtime of this station that this end uses to send and to receive, percent. */
  readonly txAirtimePercent?: Maybe<number>;
  readonly rxAirtimePercent?: Maybe<number>;
  readonly downlink: DirectionExpectation;
  readonly uplink: DirectionExpectation;
  /** MCS index, 0 to 12. */
  readonly txMcs?: Maybe<number>;
  readonly rxMcs?: Maybe<number>;
  readonly txSector?: Maybe<number>;
  readonly rxSector?: Maybe<number>;
  readonly distanceMetres?: Maybe<number>;
  readonly uptimeSeconds?: Maybe<number>;
  readonly txPackets?: Maybe<number>;
  readonly rxPackets?: Maybe<number>;
  readonly txBytes?: Maybe<number>;
  readonly rxBytes?: Maybe<number>;
  readonly txErrors?: Maybe<number>;
  readonly rxErrors?: Maybe<number>;
  readonly antennaGainDbi?: Maybe<number>;
  readonly maxTxPowerDbm?: Maybe<number>;
  readonly waveAi?: Maybe<boolean>;
}

/** A station that left. */
export interface DisconnectedStation {
  readonly mac: string;
  readonly lastIp?: Maybe<string>;
  readonly hostname?: Maybe<string>;
  readonly platform?: Maybe<string>;
  readonly reasonCode?: Maybe<number>;
  /** Seconds since it left. */
  readonly disconnectedSeconds?: Maybe<number>;
  readonly signalDbm?: Maybe<number>;
}
