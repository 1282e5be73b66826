import * as radio from '../radio/index.ts';
import { amount, by, call, each, level, finite, notHuge, positive, probesOf, wait } from './probe.mother.ts';
import { hasNoEirp, isNoNumber, isProblem, isUnlawful, isValue } from './refusals.mother.ts';

const GERMANY = 276;
const UNITED_STATES = 840;
const BANDS = ['G', 'A', 'AD'] as const;
const SPAN = { startMhz: 5170, endMhz: 5190 };
const SPOILED_SPAN = each(positive, SPAN);
const WIDTH = positive(20);
const ROW = { control: 5180, center: 5190, bw: 40, ch: 36, dfs: false, maxEirp: 23 };
const ROW_OF_WIDTH = { ...ROW, bw: WIDTH };
const CHANNEL = {
  controlFrequency: 5180,
  centerFrequency: 5190,
  channel: 36,
  dfs: true,
  maxPower: 23,
  ieeeMode: 'A' as const,
  ...each(positive, { channelStartFreq: 5170, channelEndFreq: 5210 }),
};
const BOARD60 = each(level, { maxCondPower: 10, maxAntGain: 50, minAntGain: 20 });
const DOMAIN60 = {
  countryCode: 840,
  countryName: 'United States',
  maxCondPower: 10,
  maxEirp: 40,
  maxAntGain: 50,
  minAntGain: 20,
  channels: [{ ...ROW, control: 58_320, center: 58_320, bw: 2160 }],
  ...each(positive, { freqStart: 57_000, freqEnd: 71_000 }),
};
const LAWFUL_PATH = { antennaGainDbi: 23, cableLossDb: 0 };
const PATH = { antennaGainDbi: level(23), cableLossDb: amount(0) };
const LOCKED = { switchable: true, activated: false };
const DEVICE = { minDbm: -4, maxDbm: 25 };
const GERMAN_RULES = radio.countryRules(GERMANY)?.rules ?? [];
const AMERICAN = radio.countryRules(UNITED_STATES);
const PERMIT = radio.permitSpan(AMERICAN?.rules ?? [], SPAN);

/** Frequencies, spans and channels. */
const CHANNELS = probesOf('radio', radio, {
  bandOf: [positive(5180)],
  occupiedSpan: [positive(5180), positive(20)],
  overlapMhz: [SPOILED_SPAN, SPAN],
  spansOverlap: [SPAN, SPOILED_SPAN],
  spanContains: [call([SPAN, SPOILED_SPAN]), call([SPOILED_SPAN, SPAN])],
  bandEdgeReductionDb: [SPOILED_SPAN],
  channelNumber: [positive(5180)],
  channelFrequency: BANDS.map(band => call([positive(36), band])),
  channelSpan: [CHANNEL],
  channelWidth: [CHANNEL],
  rowFromChannel: [{ ...CHANNEL, maxPower: level(23) }],
  cacSeconds: [CHANNEL, 'ETSI'],
  cacSecondsOfRow: [{ ...ROW, ...each(positive, { center: 5190, bw: 40 }) }, 'ETSI'],
  isAutoWidth: [notHuge(20)],
  autoWidths: [[WIDTH]],
  usableWidths: [
    call([{ supported: [WIDTH], allowAbove40: true }]),
    call([{ supported: [WIDTH], channels: [ROW_OF_WIDTH], allowAbove40: true }]),
  ],
  standard11ac: [WIDTH],
  standardCentres: [WIDTH],
  deviceCentres: [WIDTH],
  deviceCentres24: [WIDTH],
  centres60Ghz: [positive(2160)],
  channels60GhzFor: [amount(UNITED_STATES), positive(2160)],
  channelsFor: [
    call([{ countryCode: amount(GERMANY), widthMhz: 20 }]),
    ...BANDS.map(band => call([{ countryCode: GERMANY, widthMhz: WIDTH, band }])),
  ],
  controlFrequencies: [positive(5190), positive(40)],
  controlFrequency: [positive(5190), positive(40)],
  centerFrequency: [positive(5180), positive(40)],
  rowsOfWidth: [[ROW_OF_WIDTH], WIDTH],
  rowsInRange60: [DOMAIN60],
  buildRegulatoryDomain: [
    call([amount(GERMANY), { main: { widthsMhz: [20] } }]),
    by(
      [WIDTH],
      width =>
        radio.buildRegulatoryDomain(GERMANY, { main: { widthsMhz: [width] } })?.interfaces[0]?.channels,
    ),
  ],
  buildRegulatoryDomain60: [amount(UNITED_STATES), { ...BOARD60, widthsMhz: [positive(2160)] }],
});

/** Power, permits and countries. */
const POWER = probesOf('radio', radio, {
  eirpDbm: [level(25), PATH],
  outputPowerForEirp: [level(30), PATH],
  gBandPowerLimitDbm: [call([{ ...PATH, countryCode: amount(UNITED_STATES), band: 'G' }], isNoNumber)],
  outputPowerLimits: [
    call(
      [
        {
          ...PATH,
          countryCode: amount(UNITED_STATES),
          band: 'A',
          device: DEVICE,
          ...each(level, { maxEirpDbm: 30, maxConductedDbm: 27 }),
        },
      ],
      isUnlawful,
    ),
    call([{ ...LAWFUL_PATH, countryCode: GERMANY, band: 'A', device: each(level, DEVICE) }], isUnlawful),
  ],
  antennaGain60Problem: [call([level(30), { minAntGain: 20, maxAntGain: 50 }], isProblem)],
  permitSpan: [
    call([GERMAN_RULES, SPOILED_SPAN]),
    by([finite(30)], maxEirpDbm =>
      radio.permitSpan(
        GERMAN_RULES.map(rule => ({ ...rule, maxEirpDbm })),
        SPAN,
      ),
    ),
  ],
  professionalPermit: [
    by(
      [SPOILED_SPAN],
      span => AMERICAN && PERMIT && radio.professionalPermit(AMERICAN, span, PERMIT, false),
      hasNoEirp,
    ),
  ],
  isLockedCountry: [amount(GERMANY)],
  isUnlockedCountry: [amount(GERMANY)],
  isLicensedUse: [amount(GERMANY)],
  mayChangeCountry: [amount(GERMANY), false],
  isOfferedCountry: [positive(GERMANY)],
  hasFccRules: [amount(GERMANY)],
  countryRules: [amount(GERMANY)],
  isUniiLocked: [amount(GERMANY), LOCKED],
  isHiddenByUniiLock: [call([SPOILED_SPAN, UNITED_STATES, LOCKED], isValue(true))],
  isDomainOfCountry: [by([amount(GERMANY)], code => radio.isDomainOfCountry({ countryCode: code }, code))],
});

/** Distances, waits, rates and capacities. */
const RATES = probesOf('radio', radio, {
  ackForDistance: [amount(1000)],
  distanceForAck: [wait(40)],
  maxAckMicroseconds: [amount(20)],
  distanceWithTolerance: [amount(1000)],
  isValidLinkDistance: [positive(1000)],
  // 0 and -1 are codes of automatic width.
  noAckDistanceMetres: [level(20)],
  distanceWarning: [call([amount(1000), level(20)], isProblem)],
  capacity11acKbps: [
    { rateIndex: amount(9), ...each(positive, { widthMhz: 40, streams: 2 }), efficiency: amount(0.9) },
  ],
  expectedCapacity11acKbps: [amount(9), positive(40)],
  idealCapacity11adKbps: [amount(9), positive(2160)],
  liveCapacity11adKbps: [amount(9), positive(2160)],
  rateIndexForCinr: [level(20)],
  widthPenaltyDb: [positive(20)],
  rateIndexForSignal: [level(-50), positive(20)],
  rateIndex60ForSignal: [level(-50)],
  rateLabel: [amount(9), '11ac'],
  streamsLabel: [positive(2)],
  signalRateBand: [level(-50), radio.FIVE_SIGNAL_RATE_BANDS],
  channelTestProblem: [
    call([amount(60), each(amount, { testSeconds: 240, restartSeconds: 100 })], isProblem),
  ],
});

export const RADIO_PROBES = { ...CHANNELS, ...POWER, ...RATES };
