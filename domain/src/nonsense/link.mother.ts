import * as link from '../link/index.ts';
import { ptpStationStatus } from '../mothers/index.ts';
import {
  fieldsOf,
  isValue,
  NO_LEVEL,
  NOT_AN_AMOUNT,
  NOT_POSITIVE,
  probe,
  type Probes,
  saysNothingOf,
} from './probe.mother.ts';

const ENDS = link.linkEnds(ptpStationStatus());
const READINGS = {
  localSignalDbm: -50,
  remoteSignalDbm: -51,
  downlinkCapacityKbps: 300_000,
  uplinkCapacityKbps: 300_000,
};
const READINGS_OUTSIDE = {
  localSignalDbm: [],
  remoteSignalDbm: [],
  downlinkCapacityKbps: [],
  uplinkCapacityKbps: [],
};
const BUDGET = {
  frequencyMhz: 60_480,
  distanceMetres: 1000,
  txPowerDbm: 10,
  txGainDbi: 38,
  rxGainDbi: 38,
  txCableLossDb: 0,
  rxCableLossDb: 0,
  rainMmPerHour: 5,
};
const RIGA = { latitude: 56.9496, longitude: 24.1052 };
const TALLINN = { latitude: 59.437, longitude: 24.7536 };
const NO_DEGREES = { latitude: NO_LEVEL, longitude: NO_LEVEL };
const PORT = { name: 'eth0', plugged: true, speedMbps: 1000, fullDuplex: true };
const END = { signalDbm: -50, noiseFloorDbm: -95, cinrDb: 20 };
const DIRECTION = {
  capacityKbps: 300_000,
  capacityExpectedKbps: 346_000,
  throughputKbps: 1000,
  linkScore: 86,
  averageLinkScore: 86,
  rateIndexExpected: 9,
};

const isUnknownWord = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'key' in answer && answer.key === 'Unknown ({code})';
/** Reasons about the other facts of the link may stand; none may be made of the nonsense. */
const ofLocal = (spoiled: Partial<link.LinkEnd>): link.LinkEnds => ({
  ...ENDS,
  local: { ...ENDS.local, ...spoiled },
});
const LOCAL = {
  signalDbm: -50,
  signalExpectedDbm: -49,
  noiseFloorDbm: -95,
  cinrDb: 30,
  rxRateIndexExpected: 9,
  rxLinkScore: 90,
  txPowerDbm: 20,
};
const LOCAL_OUTSIDE = {
  signalDbm: NO_LEVEL,
  signalExpectedDbm: NO_LEVEL,
  noiseFloorDbm: NO_LEVEL,
  cinrDb: NO_LEVEL,
  rxRateIndexExpected: NOT_AN_AMOUNT,
  rxLinkScore: NOT_AN_AMOUNT,
  txPowerDbm: NO_LEVEL,
};

/** Rules over both ends of a link. */
const VERDICTS: Probes = {
  asymmetryDb: fieldsOf(LOCAL, { signalDbm: NO_LEVEL }, local => link.asymmetryDb(ofLocal(local))),
  rateForSignal: [
    ...fieldsOf(LOCAL, { signalDbm: NO_LEVEL }, ({ signalDbm }) =>
      link.rateForSignal({ ...ENDS.local, signalDbm }, ENDS),
    ),
    probe(width => link.rateForSignal(ENDS.local, { ...ENDS, channelWidthMhz: width }), NOT_POSITIVE),
  ],
  asymmetric: fieldsOf(LOCAL, { signalDbm: NO_LEVEL }, local => link.asymmetric(ofLocal(local))),
  linkReasons: [
    ...fieldsOf(LOCAL, LOCAL_OUTSIDE, local => link.linkReasons(ofLocal(local)), saysNothingOf),
    probe(chain => link.linkReasons(ofLocal({ chainSignalsDbm: [chain, -50] })), NO_LEVEL, saysNothingOf),
  ],
  linkVerdict: [
    ...fieldsOf(LOCAL, LOCAL_OUTSIDE, local => link.linkVerdict(ofLocal(local)), saysNothingOf),
    ...fieldsOf(
      { capacityKbps: 300_000, capacityExpectedKbps: 346_000, linkScore: 86 },
      { capacityKbps: NOT_AN_AMOUNT, capacityExpectedKbps: NOT_AN_AMOUNT, linkScore: NOT_AN_AMOUNT },
      downlink => link.linkVerdict({ ...ENDS, downlink: { ...DIRECTION, ...downlink } }),
      saysNothingOf,
    ),
    ...fieldsOf(
      { combinedCapacityKbps: 1, combinedCapacityExpectedKbps: 2 },
      { combinedCapacityKbps: NOT_AN_AMOUNT, combinedCapacityExpectedKbps: NOT_AN_AMOUNT },
      capacities => link.linkVerdict({ ...ENDS, ...capacities }).costKbps,
    ),
  ],
  headlineWithoutReason: [
    probe(
      signalDbm => link.headlineWithoutReason(ofLocal({ signalDbm }), undefined, false),
      NO_LEVEL,
      answer => saysNothingOf(answer) && !JSON.stringify(answer).includes('No fault found'),
    ),
  ],
  steadyVerdict: [
    probe(
      at => {
        const first = link.steadyVerdict(undefined, { at: 0, ends: ENDS, state: undefined });
        return link.steadyVerdict(first, { at, ends: ENDS, state: undefined }) === first;
      },
      [],
      isValue(true),
    ),
  ],
};

/** Readings, budgets and codes of a link. */
export const LINK_PROBES: Probes = {
  ...VERDICTS,
  alignmentQuality: [
    probe(signal => link.alignmentQuality(signal, -50), NO_LEVEL),
    probe(reference => link.alignmentQuality(-50, reference), NO_LEVEL),
  ],
  isAtpcTrimming: [probe(link.isAtpcTrimming, NOT_AN_AMOUNT)],
  greatCircle: [
    ...fieldsOf(RIGA, NO_DEGREES, place => link.greatCircle(place, TALLINN)),
    ...fieldsOf(RIGA, NO_DEGREES, place => link.greatCircle(TALLINN, place)),
  ],
  isPlace: fieldsOf(RIGA, NO_DEGREES, link.isPlace),
  atpcMessage: [probe(link.atpcMessage, NOT_AN_AMOUNT, isUnknownWord)],
  runningStatusMessage: [probe(link.runningStatusMessage, NOT_AN_AMOUNT, isUnknownWord)],
  oxygenLossDbPerKm: [probe(link.oxygenLossDbPerKm, NOT_POSITIVE)],
  oxygenLossDb: [
    probe(mhz => link.oxygenLossDb(mhz, 1000), NOT_POSITIVE),
    probe(metres => link.oxygenLossDb(60_480, metres), NOT_AN_AMOUNT),
  ],
  rainLossDb: [
    probe(mhz => link.rainLossDb(mhz, 1000, 5), NOT_POSITIVE),
    probe(metres => link.rainLossDb(60_480, metres, 5), NOT_AN_AMOUNT),
    probe(rain => link.rainLossDb(60_480, 1000, rain), NOT_AN_AMOUNT),
  ],
  freeSpaceLossDb: [
    probe(mhz => link.freeSpaceLossDb(mhz, 1000), NOT_POSITIVE),
    probe(metres => link.freeSpaceLossDb(5180, metres), NOT_POSITIVE),
  ],
  expectedSignalDbm: fieldsOf(
    BUDGET,
    {
      frequencyMhz: NOT_POSITIVE,
      distanceMetres: NOT_POSITIVE,
      txPowerDbm: NO_LEVEL,
      txGainDbi: NO_LEVEL,
      rxGainDbi: NO_LEVEL,
      txCableLossDb: NOT_AN_AMOUNT,
      rxCableLossDb: NOT_AN_AMOUNT,
      rainMmPerHour: NOT_AN_AMOUNT,
    },
    link.expectedSignalDbm,
  ),
  noiseFloorDbm: [
    probe(width => link.noiseFloorDbm(width, 6), NOT_POSITIVE),
    probe(figure => link.noiseFloorDbm(20, figure), NOT_AN_AMOUNT),
  ],
  combinedCapacityKbps: [
    probe(down => link.combinedCapacityKbps(down, 1), NOT_AN_AMOUNT),
    probe(up => link.combinedCapacityKbps(1, up), NOT_AN_AMOUNT),
  ],
  linkScore: [
    probe(capacity => link.linkScore(capacity, 100), NOT_AN_AMOUNT),
    probe(expected => link.linkScore(100, expected), NOT_AN_AMOUNT),
  ],
  linkHealth: [probe(link.linkHealth, NOT_AN_AMOUNT)],
  linkPotential: [probe(score => link.linkPotential(score, undefined), NOT_AN_AMOUNT)],
  signalOfRssi: [probe(link.signalOfRssi, NO_LEVEL)],
  rssiOfSignal: [probe(link.rssiOfSignal, NO_LEVEL)],
  receivingChains: [probe(signal => link.receivingChains([signal]), NO_LEVEL)],
  combinedSignalDbm: [probe(signal => link.combinedSignalDbm([-50, signal]), NO_LEVEL)],
  chainImbalanceSeverity: [probe(link.chainImbalanceSeverity, NOT_AN_AMOUNT)],
  chainImbalance: [probe(signal => link.chainImbalance([-50, signal]), NO_LEVEL)],
  ethernetCeilingKbps: [probe(speedMbps => link.ethernetCeilingKbps({ ...PORT, speedMbps }), NOT_POSITIVE)],
  dataPort: [probe(speedMbps => link.dataPort([{ ...PORT, speedMbps }]), NOT_POSITIVE)],
  interferenceDb: fieldsOf(
    END,
    { signalDbm: NO_LEVEL, noiseFloorDbm: NO_LEVEL, cinrDb: NO_LEVEL },
    link.interferenceDb,
  ),
  meanReadings: [
    ...fieldsOf(READINGS, READINGS_OUTSIDE, readings => link.meanReadings([readings]), saysNothingOf),
  ],
  compareLink: fieldsOf(
    READINGS,
    READINGS_OUTSIDE,
    readings => link.compareLink({ link: READINGS, stations: [] }, { link: readings, stations: [] }),
    saysNothingOf,
  ),
  rateText: [
    probe(mbps => link.rateText({ mbps }), NOT_AN_AMOUNT),
    probe(index => link.rateText({ index }), NOT_AN_AMOUNT),
  ],
  rateTextWithStreams: [
    probe(mbps => link.rateTextWithStreams({ mbps }), NOT_AN_AMOUNT),
    probe(index => link.rateTextWithStreams({ index }), NOT_AN_AMOUNT),
  ],
  signalFraction: [probe(link.signalFraction, NO_LEVEL)],
  isOversaturated: [probe(link.isOversaturated, NO_LEVEL)],
};
