import { ConfigText } from '../configuration/index.ts';
import * as fade from '../fade/index.ts';
import * as history from '../history/index.ts';
import * as link from '../link/index.ts';
import { hybridStatus, ptpStationStatus } from '../mothers/index.ts';
import * as prediction from '../prediction/index.ts';
import * as report from '../report/index.ts';
import * as station from '../station/index.ts';
import {
  amount,
  by,
  call,
  each,
  finite,
  level,
  notHuge,
  notNegative,
  positive,
  probesOf,
} from './probe.mother.ts';
import { isValue, saysNot, saysNothingOf } from './refusals.mother.ts';

const ENDS = link.linkEnds(ptpStationStatus());
const ofLocal = (spoiled: Partial<link.LinkEnd>): link.LinkEnds => ({
  ...ENDS,
  local: { ...ENDS.local, ...spoiled },
});
const SPOILED_SIGNAL = ofLocal({ signalDbm: level(-50) });
/** Reasons about the other facts of the link may stand; none may be made of the nonsense. */
const SPOILED_LOCAL = ofLocal({
  ...each(level, { signalDbm: -50, signalExpectedDbm: -49, noiseFloorDbm: -95, cinrDb: 30, txPowerDbm: 20 }),
  ...each(amount, { rxRateIndexExpected: 9, rxLinkScore: 90 }),
});
const DIRECTION = {
  ...each(amount, { capacityKbps: 300_000, capacityExpectedKbps: 346_000, linkScore: 86 }),
  throughputKbps: 1000,
  averageLinkScore: 86,
  rateIndexExpected: 9,
};
const READINGS = {
  localSignalDbm: -50,
  remoteSignalDbm: -51,
  downlinkCapacityKbps: 3e5,
  uplinkCapacityKbps: 3e5,
};
const SPOILED_READINGS = each(finite, READINGS);
const PORT = { name: 'eth0', plugged: true, speedMbps: positive(1000), fullDuplex: true };
const steady = (at: number) => {
  const first = link.steadyVerdict(undefined, { at: 0, ends: ENDS, state: undefined });
  return link.steadyVerdict(first, { at, ends: ENDS, state: undefined }) === first;
};

const LINK = probesOf('link', link, {
  asymmetryDb: [SPOILED_SIGNAL],
  rateForSignal: [
    call([{ ...ENDS.local, signalDbm: level(-50) }, ENDS]),
    call([ENDS.local, { ...ENDS, channelWidthMhz: positive(40) }]),
  ],
  asymmetric: [SPOILED_SIGNAL],
  linkReasons: [
    call([SPOILED_LOCAL], saysNothingOf),
    call([ofLocal({ chainSignalsDbm: [level(-50), -50] })], saysNothingOf),
  ],
  linkVerdict: [
    call([SPOILED_LOCAL], saysNothingOf),
    call([{ ...ENDS, downlink: DIRECTION }], saysNothingOf),
    by(
      [each(amount, { combinedCapacityKbps: 1, combinedCapacityExpectedKbps: 2 })],
      capacities => link.linkVerdict({ ...ENDS, ...capacities }).costKbps,
    ),
  ],
  headlineWithoutReason: [call([SPOILED_SIGNAL, undefined, false], saysNot('No fault found'))],
  steadyVerdict: [by([finite(1000)], steady, isValue(true))],
  linkPotential: [amount(80), undefined],
  ethernetCeilingKbps: [PORT],
  dataPort: [[PORT]],
  meanReadings: [call([[SPOILED_READINGS]], saysNothingOf)],
  compareLink: [
    call(
      [
        { link: READINGS, stations: [] },
        { link: SPOILED_READINGS, stations: [] },
      ],
      saysNothingOf,
    ),
  ],
  rateText: [call([{ mbps: amount(6) }]), call([{ index: amount(9) }])],
  rateTextWithStreams: [call([{ mbps: amount(6) }]), call([{ index: amount(9) }])],
  isOversaturated: [level(-50)],
});

const FADING = link.linkEnds(hybridStatus());
const MARGIN = fade.fadeMargin(FADING);
const hasSameMargin = (local: number) =>
  fade.fadeMargin(FADING, { headroomDb: { local } })?.ends[0]?.linkDb === MARGIN?.ends[0]?.linkDb;
const atpcHeadroom = (txPowerDbm: number) =>
  fade.atpcHeadroom(
    { ...FADING, atpcStatus: 2, local: { ...FADING.local, txPowerDbm } },
    new Map([['radio.0.txpower', '7']]),
  ).remote;

const FADE = probesOf('fade', fade, {
  climateRain: [{ mmPerHour: positive(42) }],
  fadeMargin: [
    call([{ ...FADING, local: { ...FADING.local, signalDbm: level(-50) }, remote: undefined }]),
    by([amount(5)], rainMmPerHour => fade.fadeMargin(FADING, { rainMmPerHour })?.rainDb),
    by([positive(1000)], distanceMetres => fade.fadeMargin({ ...FADING, distanceMetres })?.rain),
    by([level(3)], hasSameMargin, isValue(true)),
  ],
  atpcHeadroom: [by([level(7)], atpcHeadroom)],
  yearOfRain: [by([positive(42)], mmPerHour => MARGIN && fade.yearOfRain(FADING, MARGIN, { mmPerHour }))],
});

const BEFORE = ConfigText.parse('radio.1.mode=managed\nradio.1.ptpmode=1\nradio.1.txpower=16\n');
const AFTER = BEFORE.edit(
  new Map([
    ['radio.1.txpower', '10'],
    ['radio.1.cable.loss', '1'],
  ]),
);
const CHANGE = { before: BEFORE, after: AFTER.ok ? AFTER.config : BEFORE };
const END = { signalDbm: -60, cinrDb: 25, noiseFloorDbm: -91, rxCapacityKbps: 200_000, txPowerDbm: 16 };
/** Both ends of a link with the same readings. */
const withBoth = (readings: Partial<typeof END> = {}): link.LinkEnds => {
  const end = { ...END, ...readings };
  return { ...ENDS, local: { ...ENDS.local, ...end }, remote: ENDS.remote && { ...ENDS.remote, ...end } };
};
const SPOILED_END = {
  ...each(level, { signalDbm: -60, cinrDb: 25, noiseFloorDbm: -91, txPowerDbm: 16 }),
  rxCapacityKbps: amount(200_000),
};
const STATION = { mac: '02:00:00:00:00:01', downlink: {}, uplink: {}, traffic: {} };
const FIGURE = { quantity: 'remote-signal', now: -50, expected: -56, low: -58, high: -54 } as const;
const predictedFrom = (mean: number) => {
  const signals = { localSignalDbm: mean, remoteSignalDbm: mean };
  const means = { ...signals, downlinkCapacityKbps: mean, uplinkCapacityKbps: mean };
  return prediction.predictLink({ ...CHANGE, ends: prediction.meanEnds(withBoth(), means) });
};

/** No figure of what a change will do is made of nonsense. */
const PREDICTION = probesOf('prediction', prediction, {
  predictLink: [call([{ ...CHANGE, ends: withBoth(SPOILED_END) }], saysNothingOf)],
  meanEnds: [by([level(-60)], predictedFrom, saysNothingOf)],
  stationOutlook: [
    call([CHANGE, [{ station: STATION, ends: withBoth({ signalDbm: level(-60) }) }]], saysNothingOf),
  ],
  measuredPrediction: [
    { ratio: 'CINR', figures: [FIGURE] },
    {
      readings: [{ quantity: 'remote-signal', before: -50, now: level(-55), verdict: 'same' }],
      stations: undefined,
    },
  ],
});

const AT = 1_700_000_000_000;
const MINUTE = 60_000;
const FACTS = { at: AT, uptimeSeconds: 9000, clockMs: AT, blockedMhz: [] };
/** An hour of one quantity, with one reading in it. */
const hour = (reading: number, at = AT) =>
  Array.from({ length: 60 }, (_, minute) => ({
    at: minute === 30 ? at : AT + (minute - 30) * MINUTE,
    values: { 'local-signal': minute === 20 ? reading : -60 },
  }));
const joined = (samples: ReturnType<typeof hour>) =>
  history.joinHistory({ samples, intervalMs: MINUTE }, { samples: [], intervalMs: 5 * MINUTE }, []);
const timeless = (at: number) =>
  joined(hour(-60, at)).samples.filter(sample => !(sample.at >= 0 && sample.at <= 8.64e15));
/** Nothing of the nonsense is in what is said; a gap may be where its sample was left out. */
const claimsNone = (answer: unknown): boolean => (answer as history.Explanation).causes.length === 0;

/** The time axis: neither a time nor a reading that is none changes what is said. */
const HISTORY = probesOf('history', history, {
  leastStep: ['airtime', notHuge(10)],
  historySample: [by([amount(AT)], at => history.historySample(ptpStationStatus(), at).at)],
  eventFacts: [by([amount(AT)], at => history.eventFacts(ptpStationStatus(), at).at)],
  eventsBetween: [
    call([{ ...FACTS, at: amount(AT) }, FACTS]),
    call([FACTS, { ...FACTS, ...each(amount, { at: AT, uptimeSeconds: 9000, clockMs: AT }) }]),
  ],
  meanSample: [
    by(
      [finite(-60)],
      reading => history.meanSample([{ at: AT, values: { 'local-signal': reading } }])?.values,
      saysNothingOf,
    ),
  ],
  logEvents: [['Nov 20 20:33:10 httpd: login of admin'], '2026-11-20 20:40:00', amount(AT)],
  joinHistory: [by([amount(AT)], timeless)],
  beforeAfter: [by([amount(AT)], at => history.beforeAfter(hour(-60), at).changes)],
  explain: [
    call([joined(hour(-60)), amount(AT)], claimsNone),
    by([notHuge(-60)], reading => history.explain(joined(hour(reading)), AT), claimsNone),
  ],
  greatestChange: [by([notHuge(-60)], reading => history.greatestChange(hour(reading)))],
});

const ROWS = station.stationRows(ptpStationStatus());
const WITH_PROBLEM = ROWS.map(row => ({ ...row, verdict: { ...row.verdict, problem: true } }));
const farthest = (distanceMetres: number) =>
  station.farthestMetres(ROWS.map(row => ({ ends: { ...row.ends, distanceMetres } })));

const STATIONS = probesOf('station', station, {
  isMeasuredSpread: [[[level(30), 30], [30]]],
  farthestMetres: [by([amount(1000)], farthest)],
  stationFileName: [call(['hill', finite(AT), 'csv'], isValue('stations-hill.csv'))],
  // Infinity is every one of them.
  worstStations: [by([notNegative(1)], count => station.worstStations(WITH_PROBLEM, -Math.abs(count)))],
  weakestStations: [by([notNegative(1)], count => station.weakestStations(ROWS, -Math.abs(count)))],
  bestStations: [by([notNegative(1)], count => station.bestStations(ROWS, -Math.abs(count)))],
});

const REPORT = probesOf('report', report, {
  isoTime: [call([notHuge(AT)], isValue(''))],
  linkReport: [by([finite(AT)], at => report.linkReport(ptpStationStatus(), at).writtenAt, isValue(''))],
});

export const LINK_PROBES = { ...LINK, ...FADE, ...PREDICTION, ...HISTORY, ...STATIONS, ...REPORT };
