import * as radio from '../radio/index.ts';
import { amount, by, call, each, level, finite, notHuge, positive, probesOf } from './probe.mother.ts';
import { hasNoEirp, isNoNumber, isProblem, isUnlawful, isValue } from './refusals.mother.ts';

const GERMANY = 276;
const UNITED_STATES = 840;
const BANDS = ['G', 'A', 'AD'] as const;
const SPAN = { startMhz: 5170, endMhz: 5190 };
const SPOILED_SPAN = each(positive, SPAN);
const WIDTH = positive(20);
const ROW = { control: 5180, center: 5190, bw: 40, ch: 36, dfs: false, maxEirp: 23 };
const ROW_OF_WIDTH = { ...ROW, bw: WIDTH };
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
  channelFrequency: BANDS.map(band => call([positive(36), band])),
  isAutoWidth: [notHuge(20)],
  channelsFor: [
    call([{ countryCode: amount(GERMANY), widthMhz: 20 }]),
    ...BANDS.map(band => call([{ countryCode: GERMANY, widthMhz: WIDTH, band }])),
  ],
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
  isUniiLocked: [amount(GERMANY), LOCKED],
  isHiddenByUniiLock: [call([SPOILED_SPAN, UNITED_STATES, LOCKED], isValue(true))],
});

/** Distances, waits, rates and capacities. */
const RATES = probesOf('radio', radio, {
  isValidLinkDistance: [positive(1000)],
  // 0 and -1 are codes of automatic width.
  noAckDistanceMetres: [level(20)],
  distanceWarning: [call([amount(1000), level(20)], isProblem)],
  signalRateBand: [level(-50), radio.FIVE_SIGNAL_RATE_BANDS],
  channelTestProblem: [
    call([amount(60), each(amount, { testSeconds: 240, restartSeconds: 100 })], isProblem),
  ],
});

export const RADIO_PROBES = { ...CHANNELS, ...POWER, ...RATES };
