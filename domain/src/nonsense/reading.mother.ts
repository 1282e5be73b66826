import * as status from '../status/index.ts';
import * as text from '../text/index.ts';
import * as tools from '../tools/index.ts';
import * as units from '../units/index.ts';
import { amount, by, call, each, finite, level, notHuge, positive, probesOf } from './probe.mother.ts';
import { isNoSignal, isStale, isUnknownCode, isValue } from './refusals.mother.ts';

const STATUS = probesOf('status', status, {
  statusFreshness: [call([finite(1000), finite(1000)], isStale)],
  clockErrorMs: ['2026-03-18 12:00:00', amount(1_700_000_000_000)],
  provisioningMessage: [call([notHuge(1)], isUnknownCode)],
});

const TEXT = probesOf('text', text, {
  withoutNoise: [finite(1)],
  csvCell: [call([finite(1)], isValue(''))],
  csvText: [call([[[finite(1)]]], isValue('\r\n'))],
  firstCodePoints: [call(['text', amount(1)], isValue(''))],
  datedFileName: [call(['report', 'hill', notHuge(1000), 'txt'], isValue('report-hill.txt'))],
});

const ROW = { control: 5500, center: 5500, bw: positive(20), ch: 100, dfs: true, maxEirp: 30 };
const PING = { sequence: 1, outcome: 'ok' } as const;
const CELL = { mac: '00:11:22:33:44:55', signalDbm: -50, noiseDbm: -95 };
const WATERFALL = { labels: [52_000_000], rows: [[20]], intervalSeconds: 60 };
const NEIGHBOUR = { mac: '02:00:00:00:00:01', frequencyMhz: 5500, channelWidthMhz: 20 };
const RECEIVED = { cell: NEIGHBOUR, receivedAt: 1000 };
const SPOILED_RECEIVED = { ...RECEIVED, receivedAt: finite(1000) };
const KNOWN = { ...RECEIVED, cell: CELL };
const SPOILED_KNOWN = { ...RECEIVED, cell: { ...CELL, signalDbm: level(-50) } };
const AIR_GRID = { firstMhz: 5170, stepMhz: 5, bins: 5, scale: tools.AIRVIEW_SCALE };
const AIR_CHANNEL = { controlMhz: 5180, centerMhz: 5180, widthMhz: 20, maxEirpDbm: 30, cacSeconds: 0 };
const SPOILED_AIR_CHANNEL = {
  controlMhz: 5180,
  centerMhz: positive(5180),
  maxEirpDbm: level(30),
  ...each(amount, { widthMhz: 20, cacSeconds: 0 }),
};
const AIR_RECEIVED = tools.receivedByLevels([5170, 5175, 5180, 5185, 5190], Array(5).fill(-100), 5);
const RANKED = tools.channelAdvice([AIR_CHANNEL], [AIR_RECEIVED]);
const AIMED = { nowDbm: -60, bestDbm: -50 };
const SPOILED_AIM = each(level, AIMED);
const AIMED_END = { total: AIMED, chains: [AIMED, AIMED], expectedDbm: -50 };
const isAlone = (answer: unknown): boolean =>
  Array.isArray(answer) && answer.length === 1 && answer[0] === RECEIVED;

const AIR = probesOf('tools', tools, {
  airGridOf: [{ fineLabels: [positive(50_000_000), 50_968_750], scale: tools.AIRVIEW_SCALE }],
  binMhz: [AIR_GRID, amount(1)],
  binAt: [AIR_GRID, positive(5180)],
  channelInUse: [RANKED, each(finite, { controlMhz: 5180, widthMhz: 20 })],
  channelAdvice: [
    call([[AIR_CHANNEL], [AIR_RECEIVED], amount(0)]),
    call([[SPOILED_AIR_CHANNEL], [AIR_RECEIVED]]),
  ],
  aimFreshness: [call([amount(1000)], isValue('missing'))],
  spokenLevel: [call([SPOILED_AIM], isNoSignal)],
  withAimPoint: [[], tools.NO_AIM, finite(1000)],
  isAimChanged: [
    { local: AIMED_END, remote: AIMED_END },
    { ...tools.NO_AIM, local: { ...AIMED_END, total: { ...AIMED, bestDbm: level(-50) } } },
  ],
  aimQuality: [{ ...AIMED_END, expectedDbm: undefined, total: SPOILED_AIM }],
  withReceived: [call([[RECEIVED], { cells: [NEIGHBOUR], isOver: true, at: finite(2000) }], isAlone)],
  recentEntries: [[SPOILED_RECEIVED], finite(60), finite(2000)],
  surveyDifferences: [call([[SPOILED_KNOWN], [KNOWN]]), call([[KNOWN], [SPOILED_KNOWN]])],
  surveyChannel: [
    call([{ mac: NEIGHBOUR.mac, channel: positive(100) }]),
    call([{ mac: NEIGHBOUR.mac, frequencyMhz: positive(5500) }]),
  ],
  surveyFrequencyMhz: [positive(5500)],
  surveyLevelDbm: [level(-50)],
  waterfallRows: [
    by([amount(20)], sum => tools.waterfallRows({ ...WATERFALL, rows: [[sum]] })[0]?.levelsDbm),
    by(
      [finite(60)],
      intervalSeconds =>
        tools.waterfallRows({ ...WATERFALL, rows: [[1], [1]], intervalSeconds })[1]?.ageSeconds,
    ),
  ],
  constellationPoints: [amount(9), [level(30)], Math.random],
  prescanSecondsLeft: [
    {
      status: 'in-progress',
      remainingSeconds: amount(60),
      channels: [{ centerMhz: 5500, state: 'scanning' }],
    },
    () => 60,
  ],
  prescanCandidates: [[ROW], ROW.bw],
  prescanStateOf: [{ channels: [{ centerMhz: 5500, widthMhz: ROW.bw, state: 'clear' }] }, ROW],
});

/** A test that nothing limited. */
const SPEED_TEST = {
  ...each(amount, { txKbps: 100_000, rxKbps: 50_000, airtimePercent: 60 }),
  ...each(positive, { txCapacityKbps: 400_000, rxCapacityKbps: 200_000 }),
  ...each(amount, { localCpuPercent: 40, remoteCpuPercent: 40 }),
  ...each(positive, { localPortMbps: 1000, remotePortMbps: 1000 }),
};
const firstStretch = (timeMs: number, at: number) =>
  tools.addToTimeline(tools.EMPTY_PING_TIMELINE, { ...PING, timeMs }, at).stretches[0];

const TESTS = probesOf('tools', tools, {
  logAgeMs: [undefined, 'CET-1CEST,M3.5.0,M10.5.0/3'].map(zone =>
    call([level(1_700_000_000_000), level(1_700_000_000_000), zone]),
  ),
  cablePairMessage: [
    by(
      [amount(20)],
      lengthMetres => tools.cablePairMessage({ pair: 'A', code: 1, lengthMetres }).key,
      isValue('Pair {pair} is shorted.'),
    ),
  ],
  classicPingOutcome: [call([notHuge(0)], isValue('unreachable'))],
  tallyPing: [by([amount(1)], timeMs => tools.tallyPing(tools.EMPTY_PING_TALLY, { ...PING, timeMs }).lastMs)],
  addToTimeline: [
    by([amount(1)], timeMs => firstStretch(timeMs, 0)?.times.minMs),
    by([finite(0)], at => firstStretch(1, at)?.at),
  ],
  hopTimes: [by([amount(1)], time => tools.hopTimes({ hop: 1, timesMs: [time] }).averageMs)],
  classicSpeedTestStatus: [
    call([finite(10), 0], isValue('failed')),
    call([10, amount(0)], isValue('failed')),
  ],
  speedTestShare: [{ direction: 'tx', txKbps: amount(100_000), txCapacityKbps: positive(400_000) }],
  speedTestLimit: [{ direction: 'duplex', ...SPEED_TEST }],
  averageRates: [by([amount(1)], txKbps => tools.averageRates([{ seconds: 1, txKbps }]).txKbps)],
});

const UNITS = probesOf('units', units, {
  // The unit of a column in which nothing is known.
  trafficUnit: [call([[amount(1000)]], isValue(units.trafficUnit([])))],
  isKnown: [finite(1)],
  numberText: [call([finite(1), 'en']), call([1, 'en', { digits: amount(1) }])],
  // The system of every country that the specification does not name.
  countryMeasurementSystem: [call([amount(276)], isValue('metric'))],
  measurementSystem: [call([amount(276), undefined], isValue('metric'))],
});

/** Readings, tools and how their figures are written. */
export const READING_PROBES = { ...STATUS, ...TEXT, ...AIR, ...TESTS, ...UNITS };
