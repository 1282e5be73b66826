import * as status from '../status/index.ts';
import * as tools from '../tools/index.ts';
import * as text from '../text/index.ts';
import * as units from '../units/index.ts';
import {
  fieldsOf,
  HUGE,
  isValue,
  NEGATIVE,
  NO_LEVEL,
  NOT_AN_AMOUNT,
  NOT_POSITIVE,
  probe,
  type Probe,
  type Probes,
} from './probe.mother.ts';

const isUnknownWord = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'key' in answer && answer.key === 'Unknown ({code})';
const isStale = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'stale' in answer && answer.stale === true;
const ROW = { control: 5500, center: 5500, bw: 20, ch: 100, dfs: true, maxEirp: 30 };
const PING = { sequence: 1, outcome: 'ok' } as const;
const CELL = { mac: '00:11:22:33:44:55', signalDbm: -50, noiseDbm: -95 };
const WATERFALL = { labels: [52_000_000], rows: [[20]], intervalSeconds: 60 };
/** A test that nothing limited. */
const SPEED_TEST = {
  txKbps: 100_000,
  rxKbps: 50_000,
  txCapacityKbps: 400_000,
  rxCapacityKbps: 200_000,
  airtimePercent: 60,
  localCpuPercent: 40,
  remoteCpuPercent: 40,
  localPortMbps: 1000,
  remotePortMbps: 1000,
};

export const STATUS_PROBES: Probes = {
  isCounter: [probe(status.isCounter, NOT_AN_AMOUNT)],
  statusFreshness: [
    probe(at => status.statusFreshness(at, 1000), [], isStale),
    probe(now => status.statusFreshness(1000, now), [], isStale),
  ],
  clockErrorMs: [probe(now => status.clockErrorMs('2026-03-18 12:00:00', now), NOT_AN_AMOUNT)],
  isGraphSample: [probe(at => status.isGraphSample(at, 1000)), probe(now => status.isGraphSample(1000, now))],
  memoryUsedBytes: fieldsOf(
    { totalRamBytes: 100, freeRamBytes: 50 },
    { totalRamBytes: NOT_POSITIVE, freeRamBytes: NOT_AN_AMOUNT },
    status.memoryUsedBytes,
  ),
  memoryUsedPercent: fieldsOf(
    { totalRamBytes: 100, freeRamBytes: 50 },
    { totalRamBytes: NOT_POSITIVE, freeRamBytes: NOT_AN_AMOUNT },
    status.memoryUsedPercent,
  ),
  provisioningMessage: [probe(status.provisioningMessage, [HUGE], isUnknownWord)],
  bluetoothMessage: [probe(status.bluetoothMessage, NOT_AN_AMOUNT, isUnknownWord)],
  cloudSummaryMessage: [probe(status.cloudSummaryMessage, NOT_AN_AMOUNT, isUnknownWord)],
};

export const TEXT_PROBES: Probes = {
  withoutNoise: [probe(text.withoutNoise, [])],
  csvText: [probe(cell => text.csvText([[cell]]), [], isValue('\r\n'))],
  firstCodePoints: [probe(count => text.firstCodePoints('text', count), NOT_AN_AMOUNT, isValue(''))],
  unitsOfCodePoints: [probe(text.unitsOfCodePoints, NOT_AN_AMOUNT)],
  datedFileName: [
    probe(at => text.datedFileName('report', 'hill', at, 'txt'), [HUGE], isValue('report-hill.txt')),
  ],
};

const isNoSignal = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'key' in answer && answer.key === 'No signal';

const NETWORK = { mac: '02:00:00:00:00:01', frequencyMhz: 5500, channelWidthMhz: 20 };
const RECEIVED = { cell: NETWORK, receivedAt: 1000 };
const KNOWN = { ...RECEIVED, cell: CELL };
const WIDTH_OUTSIDE = [NEGATIVE, HUGE] as const;

const AIR_GRID = { firstMhz: 5170, stepMhz: 5, bins: 5, scale: tools.AIRVIEW_SCALE };
const AIR_CHANNEL = { controlMhz: 5180, centerMhz: 5180, widthMhz: 20, maxEirpDbm: 30, cacSeconds: 0 };
const AIR_RECEIVED = tools.receivedByLevels(
  [5170, 5175, 5180, 5185, 5190],
  [-100, -100, -100, -100, -100],
  5,
);
const RANKED = tools.channelAdvice([AIR_CHANNEL], [AIR_RECEIVED]);
const AIMED = { nowDbm: -60, bestDbm: -50 };
const AIMED_END = { total: AIMED, chains: [AIMED, AIMED], expectedDbm: -50 };
const LEVEL_OUTSIDE = { nowDbm: NO_LEVEL, bestDbm: NO_LEVEL };

export const TOOL_PROBES: Probes = {
  logAgeMs: [undefined, 'CET-1CEST,M3.5.0,M10.5.0/3'].flatMap(zone => [
    probe(moment => tools.logAgeMs(moment, 1_700_000_000_000, zone), NO_LEVEL),
    probe(now => tools.logAgeMs(1_700_000_000_000, now, zone), NO_LEVEL),
  ]),
  evmDb: [probe(sample => tools.evmDb([sample]), NO_LEVEL)],
  nextModulation: [probe(tools.nextModulation, NOT_AN_AMOUNT)],
  airGridOf: [
    probe(
      label => tools.airGridOf({ fineLabels: [label, 50_968_750], scale: tools.AIRVIEW_SCALE }),
      NOT_POSITIVE,
    ),
  ],
  binMhz: [probe(bin => tools.binMhz(AIR_GRID, bin), NOT_AN_AMOUNT)],
  binAt: [probe(mhz => tools.binAt(AIR_GRID, mhz), NOT_POSITIVE)],
  airDbm: [probe(level => tools.airDbm(AIR_GRID, level), NOT_AN_AMOUNT)],
  channelInUse: [
    probe(controlMhz => tools.channelInUse(RANKED, { controlMhz, widthMhz: 20 })),
    probe(widthMhz => tools.channelInUse(RANKED, { controlMhz: 5180, widthMhz })),
  ],
  channelChoice: [
    probe(stations => tools.channelChoice(RANKED, AIR_CHANNEL, stations), NOT_AN_AMOUNT),
    probe(controlMhz => tools.channelChoice(RANKED, { controlMhz, widthMhz: 20 }, 1)),
  ],
  channelAdvice: [
    probe(loss => tools.channelAdvice([AIR_CHANNEL], [AIR_RECEIVED], loss), NOT_AN_AMOUNT),
    ...fieldsOf(
      AIR_CHANNEL,
      { centerMhz: NOT_POSITIVE, widthMhz: WIDTH_OUTSIDE, maxEirpDbm: NO_LEVEL, cacSeconds: NOT_AN_AMOUNT },
      channel => tools.channelAdvice([channel], [AIR_RECEIVED]),
    ),
  ],
  belowBestDb: fieldsOf(AIMED, LEVEL_OUTSIDE, tools.belowBestDb),
  aimTone: fieldsOf(AIMED, LEVEL_OUTSIDE, level => tools.aimTone(level, 'local', true)),
  fromExpectedDb: [
    ...fieldsOf(AIMED, { nowDbm: NO_LEVEL }, total => tools.fromExpectedDb({ ...AIMED_END, total })),
    ...fieldsOf(AIMED_END, { expectedDbm: NO_LEVEL }, tools.fromExpectedDb),
  ],
  aimFreshness: [probe(tools.aimFreshness, NOT_AN_AMOUNT, isValue('missing'))],
  spokenLevel: fieldsOf(AIMED, LEVEL_OUTSIDE, tools.spokenLevel, isNoSignal),
  withAimPoint: [probe(at => tools.withAimPoint([], tools.NO_AIM, at))],
  isAimChanged: fieldsOf({ bestDbm: -50 }, { bestDbm: NO_LEVEL }, ({ bestDbm }) => {
    const local = { ...AIMED_END, total: { nowDbm: -60, bestDbm } };
    return tools.isAimChanged({ local: AIMED_END, remote: AIMED_END }, { ...tools.NO_AIM, local });
  }),
  aimQuality: fieldsOf(AIMED, LEVEL_OUTSIDE, total =>
    tools.aimQuality({ ...AIMED_END, expectedDbm: undefined, total }),
  ),
  aimImbalance: fieldsOf({ nowDbm: -60 }, { nowDbm: NO_LEVEL }, ({ nowDbm }) =>
    tools.aimImbalance({ ...AIMED_END, chains: [AIMED, { nowDbm, bestDbm: -50 }] }),
  ),
  withReceived: [
    probe(
      at => tools.withReceived([RECEIVED], { cells: [NETWORK], isOver: true, at }),
      [],
      answer => Array.isArray(answer) && answer.length === 1 && answer[0] === RECEIVED,
    ),
  ],
  recentEntries: [
    probe(maxAgeSeconds => tools.recentEntries([RECEIVED], maxAgeSeconds, 2000)),
    probe(now => tools.recentEntries([RECEIVED], 60, now)),
    probe(receivedAt => tools.recentEntries([{ ...RECEIVED, receivedAt }], 60, 2000)),
  ],
  entryAgeSeconds: [
    probe(receivedAt => tools.entryAgeSeconds({ ...RECEIVED, receivedAt }, 2000)),
    probe(now => tools.entryAgeSeconds(RECEIVED, now)),
  ],
  surveyDifferences: [
    probe(
      signalDbm => tools.surveyDifferences([{ ...RECEIVED, cell: { ...CELL, signalDbm } }], [KNOWN]),
      NO_LEVEL,
    ),
    probe(
      signalDbm => tools.surveyDifferences([KNOWN], [{ ...RECEIVED, cell: { ...CELL, signalDbm } }]),
      NO_LEVEL,
    ),
  ],
  surveyChannel: [
    probe(channel => tools.surveyChannel({ mac: NETWORK.mac, channel }), NOT_POSITIVE),
    probe(frequencyMhz => tools.surveyChannel({ mac: NETWORK.mac, frequencyMhz }), NOT_POSITIVE),
  ],
  surveySpan: fieldsOf(
    NETWORK,
    { frequencyMhz: NOT_POSITIVE, channelWidthMhz: WIDTH_OUTSIDE },
    tools.surveySpan,
  ),
  surveyAxis: fieldsOf(NETWORK, { frequencyMhz: NOT_POSITIVE, channelWidthMhz: WIDTH_OUTSIDE }, cell =>
    tools.surveyAxis([{ ...RECEIVED, cell }]),
  ),
  cablePairMessage: [
    probe(
      lengthMetres => tools.cablePairMessage({ pair: 'A', code: 1, lengthMetres }).key,
      NOT_AN_AMOUNT,
      isValue('Pair {pair} is shorted.'),
    ),
  ],
  discoveryModeMessage: [probe(tools.discoveryModeMessage, NOT_AN_AMOUNT, isUnknownWord)],
  constellationOrder: [probe(tools.constellationOrder, NOT_AN_AMOUNT)],
  idealConstellation: [probe(tools.idealConstellation, NOT_POSITIVE)],
  constellationPoints: [
    probe(index => tools.constellationPoints(index, [30], Math.random), NOT_AN_AMOUNT),
    probe(evm => tools.constellationPoints(9, [evm], Math.random), NO_LEVEL),
  ],
  prescanCacSeconds: [
    probe(centerMhz => tools.prescanCacSeconds({ centerMhz }, 'ETSI'), NOT_POSITIVE),
    probe(widthMhz => tools.prescanCacSeconds({ centerMhz: 5500, widthMhz }, 'ETSI'), NOT_POSITIVE),
  ],
  prescanSecondsLeft: [
    probe(
      remainingSeconds =>
        tools.prescanSecondsLeft(
          { status: 'in-progress', remainingSeconds, channels: [{ centerMhz: 5500, state: 'scanning' }] },
          () => 60,
        ),
      NOT_AN_AMOUNT,
    ),
  ],
  prescanCandidates: [probe(bw => tools.prescanCandidates([{ ...ROW, bw }], bw), NOT_POSITIVE)],
  prescanStateOf: [
    probe(
      bw =>
        tools.prescanStateOf(
          { channels: [{ centerMhz: 5500, widthMhz: bw, state: 'clear' }] },
          { ...ROW, bw },
        ),
      NOT_POSITIVE,
    ),
  ],
  classicPingOutcome: [probe(tools.classicPingOutcome, [HUGE], isValue('unreachable'))],
  tallyPing: [
    probe(timeMs => tools.tallyPing(tools.EMPTY_PING_TALLY, { ...PING, timeMs }).lastMs, NOT_AN_AMOUNT),
  ],
  addToTimeline: [
    probe(
      timeMs =>
        tools.addToTimeline(tools.EMPTY_PING_TIMELINE, { ...PING, timeMs }, 0).stretches[0]?.times.minMs,
      NOT_AN_AMOUNT,
    ),
    probe(at => tools.addToTimeline(tools.EMPTY_PING_TIMELINE, { ...PING, timeMs: 1 }, at).stretches[0]?.at),
  ],
  hopTimes: [probe(time => tools.hopTimes({ hop: 1, timesMs: [time] }).averageMs, NOT_AN_AMOUNT)],
  surveyFrequencyMhz: [probe(tools.surveyFrequencyMhz, NOT_POSITIVE)],
  surveyLevelDbm: [probe(tools.surveyLevelDbm, NO_LEVEL)],
  surveySnrDb: fieldsOf(CELL, { signalDbm: NO_LEVEL, noiseDbm: NO_LEVEL }, tools.surveySnrDb),
  labelMhz: [probe(tools.labelMhz, NOT_POSITIVE)],
  levelDbm: [probe(level => tools.levelDbm(level), NOT_AN_AMOUNT)],
  waterfallRows: [
    probe(level => tools.waterfallRows({ ...WATERFALL, rows: [[level]] })[0]?.levelsDbm, NOT_AN_AMOUNT),
    probe(
      intervalSeconds =>
        tools.waterfallRows({ ...WATERFALL, rows: [[1], [1]], intervalSeconds })[1]?.ageSeconds,
    ),
  ],
  classicSpeedTestStatus: [
    probe(state => tools.classicSpeedTestStatus(state, 0), [], isValue('failed')),
    probe(flags => tools.classicSpeedTestStatus(10, flags), NOT_AN_AMOUNT, isValue('failed')),
  ],
  speedTestShare: fieldsOf(
    { txKbps: 100_000, txCapacityKbps: 400_000 },
    { txKbps: NOT_AN_AMOUNT, txCapacityKbps: NOT_POSITIVE },
    rates => tools.speedTestShare({ direction: 'tx', ...rates }),
  ),
  speedTestLimit: fieldsOf(
    SPEED_TEST,
    {
      txKbps: NOT_AN_AMOUNT,
      rxKbps: NOT_AN_AMOUNT,
      txCapacityKbps: NOT_POSITIVE,
      rxCapacityKbps: NOT_POSITIVE,
      airtimePercent: NOT_AN_AMOUNT,
      localCpuPercent: NOT_AN_AMOUNT,
      remoteCpuPercent: NOT_AN_AMOUNT,
      localPortMbps: NOT_POSITIVE,
      remotePortMbps: NOT_POSITIVE,
    },
    result => tools.speedTestLimit({ direction: 'duplex', ...result }),
  ),
  averageRates: [probe(txKbps => tools.averageRates([{ seconds: 1, txKbps }]).txKbps, NOT_AN_AMOUNT)],
};

const figureOf = (make: (value: number) => unknown, outside: Probe['outside'] = []) => [probe(make, outside)];

export const UNIT_PROBES: Probes = {
  durationFigures: figureOf(seconds => units.durationFigures(seconds, 'en'), NOT_AN_AMOUNT),
  distanceUnit: [probe(metres => units.distanceUnit(metres, 'metric'), NOT_AN_AMOUNT)],
  distanceFigure: figureOf(metres => units.distanceFigure(metres, 'metric', 'en'), NOT_AN_AMOUNT),
  lengthFigure: figureOf(metres => units.lengthFigure(metres, 'metric', 'en'), NOT_AN_AMOUNT),
  hoursFigure: figureOf(hours => units.hoursFigure(hours, 'en'), NOT_AN_AMOUNT),
  rainFigure: figureOf(rain => units.rainFigure(rain, 'imperial', 'en'), NOT_AN_AMOUNT),
  altitudeFigure: figureOf(metres => units.altitudeFigure(metres, 'metric', 'en'), NO_LEVEL),
  memoryFigure: figureOf(bytes => units.memoryFigure(bytes, 'en'), NOT_AN_AMOUNT),
  trafficFigure: figureOf(bytes => units.trafficFigure(bytes, 'en'), NOT_AN_AMOUNT),
  // The unit of a column in which nothing is known.
  trafficUnit: [probe(bytes => units.trafficUnit([bytes]), NOT_AN_AMOUNT, isValue(units.trafficUnit([])))],
  isKnown: [probe(units.isKnown)],
  numberText: [
    probe(value => units.numberText(value, 'en')),
    probe(digits => units.numberText(1, 'en', { digits }), NOT_AN_AMOUNT),
  ],
  frequencyFigure: [probe(mhz => units.frequencyFigure(mhz, 'en'), NOT_POSITIVE)],
  dbmFigure: figureOf(dbm => units.dbmFigure(dbm, 'en'), NO_LEVEL),
  decibelFigure: figureOf(db => units.decibelFigure(db, 'en'), NO_LEVEL),
  plainFigure: figureOf(dbi => units.plainFigure('dbi', dbi, 'en'), NO_LEVEL),
  percentFigure: [probe(percent => units.percentFigure(percent, 'en'), NOT_AN_AMOUNT)],
  latencyFigure: [probe(ms => units.latencyFigure(ms, 'en'), NOT_AN_AMOUNT)],
  wholeLatencyFigure: [probe(ms => units.wholeLatencyFigure(ms, 'en'), NOT_AN_AMOUNT)],
  ungroupedFigure: figureOf(value => units.ungroupedFigure(value, 'en'), NO_LEVEL),
  countFigure: figureOf(count => units.countFigure(count, 'en'), NO_LEVEL),
  columnSpeedFigure: figureOf(kbps => units.columnSpeedFigure(kbps, 'en', 'Mbps'), NOT_AN_AMOUNT),
  speedFigure: figureOf(kbps => units.speedFigure(kbps, 'en'), NOT_AN_AMOUNT),
  // The system of every country that the specification does not name.
  countryMeasurementSystem: [probe(units.countryMeasurementSystem, NOT_AN_AMOUNT, isValue('metric'))],
  measurementSystem: [
    probe(code => units.measurementSystem(code, undefined), NOT_AN_AMOUNT, isValue('metric')),
  ],
};
