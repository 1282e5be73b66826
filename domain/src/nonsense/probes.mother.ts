import * as configuration from '../configuration/index.ts';
import * as device from '../device/index.ts';
import * as fade from '../fade/index.ts';
import * as history from '../history/index.ts';
import { clampedRange } from '../interface/index.ts';
import * as link from '../link/index.ts';
import { hybridStatus, ptpStationStatus } from '../mothers/index.ts';
import * as network from '../network/index.ts';
import * as prediction from '../prediction/index.ts';
import * as radio from '../radio/index.ts';
import * as session from '../session/index.ts';
import * as station from '../station/index.ts';
import * as tools from '../tools/index.ts';
import { trafficUnit } from '../units/index.ts';
import { amount, each, finite, level, notHuge, notNegative, type Probe, positive } from './probe.mother.ts';
import { isInvalid, isProblem, isValue, saysNothingOf, saysOnly } from './refusals.mother.ts';

const PORT = { name: 'eth0', plugged: true, enabled: true, speedMbps: 1000, cableLengthMetres: 20 };

const PASSWORD = 'Aa1-Bb2-Cc3-Dd';
const CREDENTIALS = { newUsername: 'admin', newPassword: PASSWORD, newPassword2: PASSWORD };
const POLICY = session.DEFAULT_PASSWORD_POLICY;
const withLeast = (min: number) => ({ ...POLICY, min: Math.abs(min) });
const withOptional = (tests: number) => ({ ...POLICY, optionalTestsToPass: Math.abs(tests) });

const { ConfigText, compareLines } = configuration;
const LINES = compareLines(ConfigText.parse('a=1\nb=2\nc=3\n'), ConfigText.parse('a=1\nb=2\nc=4\n'));

const SPAN = { startMhz: 5170, endMhz: 5190 };
const isHidden = (span: radio.Span) =>
  radio.isHiddenByUniiLock(span, 840, { switchable: true, activated: false });

const CELL = { mac: '02:00:00:00:00:01', frequencyMhz: 5500, channelWidthMhz: 20 };
const RECEIVED = { cell: CELL, receivedAt: 1000 };
const isAlone = (answer: unknown): boolean =>
  Array.isArray(answer) && answer.length === 1 && answer[0] === RECEIVED;
const survey = (signalDbm: number) => [{ ...RECEIVED, cell: { ...CELL, signalDbm, noiseDbm: -95 } }];

const WATERFALL = { labels: [52_000_000], rows: [[20]], intervalSeconds: 60 };
const RATES = { txKbps: 1e5, rxKbps: 5e4, airtimePercent: 60, localCpuPercent: 40, remoteCpuPercent: 40 };
const CEILINGS = { txCapacityKbps: 4e5, rxCapacityKbps: 2e5, localPortMbps: 1000, remotePortMbps: 1000 };
const limitOf = (spoiled: Partial<typeof RATES & typeof CEILINGS>) =>
  tools.speedTestLimit({ direction: 'duplex', ...RATES, ...CEILINGS, ...spoiled });
const firstStretch = (timeMs: number, at: number) =>
  tools.addToTimeline(tools.EMPTY_PING_TIMELINE, { sequence: 1, outcome: 'ok', timeMs }, at).stretches[0];

const ENDS = link.linkEnds(ptpStationStatus());
const ofLocal = (spoiled: Partial<link.LinkEnd>): link.LinkEnds => ({
  ...ENDS,
  local: { ...ENDS.local, ...spoiled },
});
const steady = (at: number) => {
  const first = link.steadyVerdict(undefined, { at: 0, ends: ENDS, state: undefined });
  return link.steadyVerdict(first, { at, ends: ENDS, state: undefined }) === first;
};

const FADING = link.linkEnds(hybridStatus());
const MARGIN = fade.fadeMargin(FADING);
const hasSameMargin = (local: number) =>
  fade.fadeMargin(FADING, { headroomDb: { local } })?.ends[0]?.linkDb === MARGIN?.ends[0]?.linkDb;
const marginOf = (signalDbm: number) =>
  fade.fadeMargin({ ...FADING, local: { ...FADING.local, signalDbm }, remote: undefined });
const atpcHeadroom = (txPowerDbm: number) =>
  fade.atpcHeadroom(
    { ...FADING, atpcStatus: 2, local: { ...FADING.local, txPowerDbm } },
    new Map([['radio.0.txpower', '7']]),
  ).remote;

const [before, after] = ['16', '10'].map(power =>
  ConfigText.parse(`radio.1.mode=managed\nradio.1.ptpmode=1\nradio.1.txpower=${power}\n`),
) as [configuration.ConfigText, configuration.ConfigText];
const predictedFrom = (mean: number) => {
  const signals = { localSignalDbm: mean, remoteSignalDbm: mean };
  const means = { ...signals, downlinkCapacityKbps: mean, uplinkCapacityKbps: mean };
  return prediction.predictLink({ before, after, ends: prediction.meanEnds(ENDS, means) });
};
const STATION = { mac: '02:00:00:00:00:01', downlink: {}, uplink: {}, traffic: {} };
const outlookOf = (signalDbm: number) =>
  prediction.stationOutlook({ before, after }, [{ station: STATION, ends: ofLocal({ signalDbm }) }]);

const AT = 1_700_000_000_000;
const MINUTE = 60_000;
const TIMES = { at: AT, uptimeSeconds: 9000, clockMs: AT };
const FACTS = { ...TIMES, blockedMhz: [] };
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

const ROWS = station.stationRows(ptpStationStatus());
const WITH_PROBLEM = ROWS.map(row => ({ ...row, verdict: { ...row.verdict, problem: true } }));

/** Exported functions of numbers whose arguments or refusals no type describes, as `entry/name`. */
export const PROBES: Readonly<Record<string, readonly Probe[]>> = {
  'network/isMaskLength': [notNegative(length => network.isMaskLength('8', length))],
  // Auto-negotiation is what every speed that cannot be fixed stands for.
  'network/speedCodeOf': [positive(speed => network.speedCodeOf(speed, true), isValue(network.AUTO_SPEED))],
  'network/interfaceFromConfig': [
    amount(index => network.interfaceFromConfig(new Map([['netconf.1.devname', 'eth0']]), index)),
  ],
  'network/ethernetFaults': [
    amount(speedMbps => network.ethernetFaults({ ...PORT, speedMbps }, { localMaxMbps: 1000 })),
    amount(localMaxMbps => network.ethernetFaults(PORT, { localMaxMbps })),
    amount(
      cableLengthMetres => network.ethernetFaults({ ...PORT, cableLengthMetres }),
      saysOnly('unknown-length'),
    ),
    amount(rxErrors => network.ethernetFaults(PORT, { before: { rxErrors: 0 }, after: { rxErrors } })),
    amount(snrDb => network.ethernetFaults({ ...PORT, pairSnrDb: [snrDb, 30, 30, 30] })),
  ],
  'network/portMaxMbps': [amount(snrDb => network.portMaxMbps({ ...PORT, pairSnrDb: [30, 30, 30, snrDb] }))],
  'device/areFirmwaresCompatible': [
    amount(major => device.areFirmwaresCompatible({ numbers: [major] }, { numbers: [8, 7, 4] })),
  ],
  'session/sessionEndCause': [
    finite(
      silentSeconds => session.sessionEndCause({ awayFor: undefined, silentSeconds, wasLost: false }),
      isValue('ended'),
    ),
  ],
  'session/passwordStrength': [withLeast, withOptional].map(policyOf =>
    finite(least => session.passwordStrength(PASSWORD, {}, policyOf(least)), isInvalid),
  ),
  'session/checkNewCredentials': [
    finite(least => session.checkNewCredentials(CREDENTIALS, {}, withLeast(least)).newPassword, isProblem),
  ],
  'session/checkNewPassword': [
    finite(least => session.checkNewPassword(PASSWORD, {}, withLeast(least)), isProblem),
  ],
  'interface/clampedRange': [
    ...each(finite, { value: 1, min: 0 }, ({ value, min }) => clampedRange(value, min)),
    notNegative(max => clampedRange(1, 0, max)),
  ],
  // Nothing is hidden when it is not known how much may be.
  'configuration/withContext': [
    notNegative(context => configuration.withContext(LINES, -Math.abs(context)), isValue(LINES)),
  ],
  // The unit of a column in which nothing is known.
  'units/trafficUnit': [amount(kbps => trafficUnit([kbps]), isValue(trafficUnit([])))],
  'radio/channelFrequency': (['G', 'A', 'AD'] as const).map(band =>
    positive(channel => radio.channelFrequency(channel, band)),
  ),
  'radio/isAutoWidth': [notHuge(radio.isAutoWidth)],
  'radio/antennaGain60Problem': [
    level(gain => radio.antennaGain60Problem(gain, { minAntGain: 20, maxAntGain: 50 }), isProblem),
  ],
  'radio/isLockedCountry': [amount(radio.isLockedCountry)],
  'radio/isUnlockedCountry': [amount(radio.isUnlockedCountry)],
  'radio/isLicensedUse': [amount(radio.isLicensedUse)],
  'radio/isHiddenByUniiLock': each(positive, SPAN, isHidden, isValue(true)),
  'tools/airGridOf': [
    positive(label => tools.airGridOf({ fineLabels: [label, 50_968_750], scale: tools.AIRVIEW_SCALE })),
  ],
  'tools/withAimPoint': [finite(at => tools.withAimPoint([], tools.NO_AIM, at))],
  'tools/withReceived': [
    finite(at => tools.withReceived([RECEIVED], { cells: [CELL], isOver: true, at }), isAlone),
  ],
  'tools/surveyDifferences': each(level, { first: -50, second: -50 }, ({ first, second }) =>
    tools.surveyDifferences(survey(first), survey(second)),
  ),
  'tools/surveyLevelDbm': [level(tools.surveyLevelDbm)],
  'tools/waterfallRows': [
    amount(sum => tools.waterfallRows({ ...WATERFALL, rows: [[sum]] })[0]?.levelsDbm),
    finite(
      intervalSeconds =>
        tools.waterfallRows({ ...WATERFALL, rows: [[1], [1]], intervalSeconds })[1]?.ageSeconds,
    ),
  ],
  'tools/constellationPoints': [
    amount(index => tools.constellationPoints(index, [30], Math.random)),
    level(evmDb => tools.constellationPoints(9, [evmDb], Math.random)),
  ],
  'tools/classicPingOutcome': [notHuge(tools.classicPingOutcome, isValue('unreachable'))],
  'tools/addToTimeline': [
    amount(timeMs => firstStretch(timeMs, 0)?.times.minMs),
    finite(at => firstStretch(1, at)?.at),
  ],
  'tools/hopTimes': [amount(time => tools.hopTimes({ hop: 1, timesMs: [time] }).averageMs)],
  'tools/classicSpeedTestStatus': [
    finite(state => tools.classicSpeedTestStatus(state, 0), isValue('failed')),
    amount(flags => tools.classicSpeedTestStatus(10, flags), isValue('failed')),
  ],
  'tools/speedTestLimit': [...each(amount, RATES, limitOf), ...each(positive, CEILINGS, limitOf)],
  'link/steadyVerdict': [finite(steady, isValue(true))],
  'fade/fadeMargin': [
    level(marginOf),
    amount(rainMmPerHour => fade.fadeMargin(FADING, { rainMmPerHour })?.rainDb),
    positive(distanceMetres => fade.fadeMargin({ ...FADING, distanceMetres })?.rain),
    level(hasSameMargin, isValue(true)),
  ],
  'fade/atpcHeadroom': [level(atpcHeadroom)],
  'fade/yearOfRain': [positive(mmPerHour => MARGIN && fade.yearOfRain(FADING, MARGIN, { mmPerHour }))],
  'prediction/meanEnds': [level(predictedFrom, saysNothingOf)],
  'prediction/stationOutlook': [level(outlookOf, saysNothingOf)],
  'history/leastStep': [notHuge(step => history.leastStep('airtime', step))],
  'history/eventsBetween': [
    amount(at => history.eventsBetween({ ...FACTS, at }, FACTS)),
    ...each(amount, TIMES, spoiled => history.eventsBetween(FACTS, { ...FACTS, ...spoiled })),
  ],
  'history/joinHistory': [amount(timeless)],
  'history/beforeAfter': [amount(at => history.beforeAfter(hour(-60), at).changes)],
  'history/explain': [
    amount(at => history.explain(joined(hour(-60)), at), claimsNone),
    notHuge(reading => history.explain(joined(hour(reading)), AT), claimsNone),
  ],
  'history/greatestChange': [notHuge(reading => history.greatestChange(hour(reading)))],
  'station/isMeasuredSpread': [level(first => station.isMeasuredSpread([[first, 30], [30]]))],
  // Infinity is every one of them.
  'station/worstStations': [notNegative(count => station.worstStations(WITH_PROBLEM, -Math.abs(count)))],
  'station/weakestStations': [notNegative(count => station.weakestStations(ROWS, -Math.abs(count)))],
  'station/bestStations': [notNegative(count => station.bestStations(ROWS, -Math.abs(count)))],
};
