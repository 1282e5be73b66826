import type { EthernetPort, InterfaceCounters, Maybe } from '../status/host-status.ts';
import type { RadioBand } from './radio-band.ts';
import type { WirelessRole } from './link-state.ts';

/** Which end of the link: this device or its peer. */
export type LinkSide = 'local' | 'remote';

/** Source of the numbers: sources differ in the values they contain. */
export type LinkTechnology = '5ghz' | '60ghz' | 'airos-6';

/** The rate one end receives or sends at. */
export interface LinkRate {
  /** Index into the rate table of the technology: 0 to 9 at 5 GHz, 0 to 12 at 60 GHz. */
  readonly index?: Maybe<number>;
  readonly streams?: Maybe<number>;
  /** Words of the field: `8x 256QAM 5/6`. */
  readonly label?: Maybe<string>;
  /** airOS 6 gives the rate itself. */
  readonly mbps?: Maybe<number>;
}

/** A wired port of an end; only the local end has its counters. */
export type LinkPort = EthernetPort & InterfaceCounters;

/** One end of a link: identity, received signal, transmit values. Undefined if the device does not report it. */
export interface LinkEnd {
  readonly side: LinkSide;
  readonly role: WirelessRole | undefined;
  readonly name: Maybe<string>;
  readonly model: Maybe<string>;
  readonly firmware: Maybe<string>;
  readonly mac: Maybe<string>;
  readonly ip: Maybe<string>;

  readonly signalDbm: Maybe<number>;
  /** Expected signal at this end, dBm. */
  readonly signalExpectedDbm: Maybe<number>;
  /** Signal of each used chain, dBm. */
  readonly chainSignalsDbm: Maybe<readonly number[]>;
  readonly noiseFloorDbm: Maybe<number>;
  /** Carrier over interference plus noise, dB; on 60 GHz the signal to noise ratio. */
  readonly cinrDb: Maybe<number>;
  /** What that ratio is called. */
  readonly ratio: 'CINR' | 'SNR';

  readonly rxRate: LinkRate;
  readonly rxRateIndexExpected: Maybe<number>;
  readonly txRate: LinkRate;
  /** Receive capacity, kbps. */
  readonly rxCapacityKbps: Maybe<number>;
  readonly rxCapacityExpectedKbps: Maybe<number>;
  /** Score of the direction towards this end, 0 to 100. */
  readonly rxLinkScore: Maybe<number>;
  readonly rxThroughputKbps: Maybe<number>;
  readonly txThroughputKbps: Maybe<number>;

  readonly txPowerDbm: Maybe<number>;
  /** As the device reports it; most report the power into the antenna only. */
  readonly eirpDbm?: Maybe<number>;
  readonly antennaGainDbi: Maybe<number>;
  readonly ethernet: readonly LinkPort[];
  /** Frames that the radio received on this link, with errors and without; 60 GHz only. */
  readonly radioCounters?: Maybe<InterfaceCounters>;
  readonly uptimeSeconds: Maybe<number>;
  readonly cpuLoadPercent: Maybe<number>;
  readonly temperatureCelsius: Maybe<number>;
}

/** One direction of the link: downlink is access point to station. Rates in kbps. */
export interface LinkDirection {
  readonly capacityKbps: Maybe<number>;
  readonly capacityExpectedKbps: Maybe<number>;
  readonly throughputKbps: Maybe<number>;
  /** 0 to 100. */
  readonly linkScore: Maybe<number>;
  readonly averageLinkScore: Maybe<number>;
  readonly rateIndexExpected: Maybe<number>;
}

/** A link as what it is: two ends and what lies between. */
export interface LinkEnds {
  readonly technology: LinkTechnology;
  readonly band: RadioBand;
  readonly local: LinkEnd;
  /** Undefined while nothing is linked, and on airOS 6, which reports nothing of its peer. */
  readonly remote: LinkEnd | undefined;
  readonly downlink: LinkDirection;
  readonly uplink: LinkDirection;
  readonly combinedCapacityKbps: Maybe<number>;
  readonly combinedCapacityExpectedKbps: Maybe<number>;
  readonly distanceMetres: Maybe<number>;
  readonly frequencyMhz: Maybe<number>;
  readonly centerFrequencyMhz: Maybe<number>;
  /** Where this device receives, if it is not where it sends (FDD). reading 38. */
  readonly receiveFrequencyMhz?: Maybe<number>;
  readonly channelWidthMhz: Maybe<number>;
  /** Airtime that this link uses, percent of all air. */
  readonly airtimePercent: Maybe<number>;
  readonly txAirtimePercent: Maybe<number>;
  readonly rxAirtimePercent: Maybe<number>;
  /** Seconds since the ends associated. */
  readonly linkUptimeSeconds: Maybe<number>;
  readonly atpcStatus: Maybe<number>;
}

/** A way through the air: downlink is from the access point to the station, wherever it is read. reading 44. */
export type AirDirection = 'downlink' | 'uplink';

/**
 * Which direction an end receives. Downlink is access point to station at whichever end it is read: the station
 * receives the downlink. So `dl_signal_expect` is the expected signal of the station and `ul_signal_expect` that of
 * the access point. Recorded links confirm it: a station with receive rate 9 and transmit rate 8 reports
 * `dl_rate_expect` 9 and `ul_rate_expect` 8, and its downlink capacity fits rate 9.
 */
export function receiveDirection(localRole: WirelessRole | undefined, side: LinkSide): AirDirection {
  const localReceives = localRole === 'station' ? 'downlink' : 'uplink';
  if (side === 'local') return localReceives;
  return localReceives === 'downlink' ? 'uplink' : 'downlink';
}

/**
 * What an end sends and receives, as what goes down from the access point and up to it.
 * @param receives the direction that the end receives
 */
export function downAndUp<Value>(
  receives: AirDirection,
  { sent, received }: { readonly sent: Value; readonly received: Value },
): { readonly down: Value; readonly up: Value } {
  return receives === 'downlink' ? { down: received, up: sent } : { down: sent, up: received };
}
