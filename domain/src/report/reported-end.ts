import type { LinkEnd } from '../link/link-end.ts';
import { rateText } from '../link/rate-text.ts';
import type { EthernetPort } from '../status/host-status.ts';

/** One wired port of an end. */
export interface ReportedPort {
  readonly name: string;
  readonly plugged: boolean | undefined;
  readonly speedMbps: number | undefined;
  readonly fullDuplex: boolean | undefined;
  readonly cableLengthMetres: number | undefined;
  readonly pairSnrDb: readonly number[] | undefined;
}

/** One end of a link for a support ticket. Values that the device does not report are undefined. */
export interface ReportedEnd {
  readonly name: string | undefined;
  readonly model: string | undefined;
  readonly firmware: string | undefined;
  readonly mac: string | undefined;
  readonly ip: string | undefined;
  readonly signalDbm: number | undefined;
  readonly signalExpectedDbm: number | undefined;
  readonly chainSignalsDbm: readonly number[] | undefined;
  readonly noiseFloorDbm: number | undefined;
  readonly cinrDb: number | undefined;
  readonly rxRate: string | undefined;
  readonly rxRateIndex: number | undefined;
  readonly rxRateIndexExpected: number | undefined;
  readonly txRate: string | undefined;
  readonly rxCapacityKbps: number | undefined;
  readonly rxCapacityExpectedKbps: number | undefined;
  readonly rxLinkScore: number | undefined;
  readonly rxThroughputKbps: number | undefined;
  readonly txPowerDbm: number | undefined;
  readonly antennaGainDbi: number | undefined;
  readonly ethernet: readonly ReportedPort[];
  readonly uptimeSeconds: number | undefined;
  readonly cpuLoadPercent: number | undefined;
  readonly temperatureCelsius: number | undefined;
}

/** Longest name worth repeating in a ticket; a longer one is a fault or an attack. */
const LONGEST_NAME = 80;

/** A text from outside, not endless. */
export function shortened(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  const characters = Array.from(text);
  return characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME).join('')}…` : text;
}

/** Takes from an end what a ticket needs. */
export function reportedEnd(end: LinkEnd): ReportedEnd {
  return {
    name: shortened(end.name),
    model: shortened(end.model),
    firmware: shortened(end.firmware),
    mac: shortened(end.mac),
    ip: shortened(end.ip),
    signalDbm: end.signalDbm,
    signalExpectedDbm: end.signalExpectedDbm,
    chainSignalsDbm: end.chainSignalsDbm,
    noiseFloorDbm: end.noiseFloorDbm,
    cinrDb: end.cinrDb,
    rxRate: rateText(end.rxRate),
    rxRateIndex: end.rxRate.index,
    rxRateIndexExpected: end.rxRateIndexExpected,
    txRate: rateText(end.txRate),
    rxCapacityKbps: end.rxCapacityKbps,
    rxCapacityExpectedKbps: end.rxCapacityExpectedKbps,
    rxLinkScore: end.rxLinkScore,
    rxThroughputKbps: end.rxThroughputKbps,
    txPowerDbm: end.txPowerDbm,
    antennaGainDbi: end.antennaGainDbi,
    ethernet: end.ethernet.map(reportedPort),
    uptimeSeconds: end.uptimeSeconds,
    cpuLoadPercent: end.cpuLoadPercent,
    temperatureCelsius: end.temperatureCelsius,
  };
}

function reportedPort(port: EthernetPort): ReportedPort {
  return {
    name: shortened(port.name) ?? '',
    plugged: port.plugged,
    speedMbps: port.speedMbps,
    fullDuplex: port.fullDuplex,
    cableLengthMetres: port.cableLengthMetres,
    pairSnrDb: port.pairSnrDb,
  };
}
