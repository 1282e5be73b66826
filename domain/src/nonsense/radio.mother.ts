import { double } from 'fast-check';
import * as radio from '../radio/index.ts';
import {
  DEEP,
  fieldsOf,
  HUGE,
  isProblem,
  isValue,
  NEGATIVE,
  NO_LEVEL,
  NOT_AN_AMOUNT,
  NOT_POSITIVE,
  probe,
  type Probes,
} from './probe.mother.ts';

/** Waits of less than no distance, microseconds. */
const BELOW_THE_MINIMUM = double({ min: 0, max: 30.9, noNaN: true });
const UNITED_STATES = 840;
const GERMANY = 276;
const PATH = { antennaGainDbi: 23, cableLossDb: 0 };
const PATH_OUTSIDE = { antennaGainDbi: NO_LEVEL, cableLossDb: NOT_AN_AMOUNT };
const SPAN = { startMhz: 5170, endMhz: 5190 };
const SPAN_OUTSIDE = { startMhz: NOT_POSITIVE, endMhz: NOT_POSITIVE };
const LOCKED = { switchable: true, activated: false };

const isUnlawful = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'lawful' in answer && answer.lawful === false;
const hasNoEirp = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'maxEirpDbm' in answer &&
  !Number.isFinite(answer.maxEirpDbm);

/** Power, permits and countries. */
const POWER: Probes = {
  eirpDbm: [
    probe(power => radio.eirpDbm(power, PATH), NO_LEVEL),
    ...fieldsOf(PATH, PATH_OUTSIDE, path => radio.eirpDbm(25, path)),
  ],
  outputPowerForEirp: [
    probe(eirp => radio.outputPowerForEirp(eirp, PATH), NO_LEVEL),
    ...fieldsOf(PATH, PATH_OUTSIDE, path => radio.outputPowerForEirp(30, path)),
  ],
  gBandPowerLimitDbm: fieldsOf(
    { ...PATH, countryCode: UNITED_STATES },
    { ...PATH_OUTSIDE, countryCode: NOT_AN_AMOUNT },
    query => radio.gBandPowerLimitDbm({ ...query, band: 'G' }),
    answer => typeof answer === 'number' && !Number.isFinite(answer),
  ),
  outputPowerLimits: [
    ...fieldsOf(
      { ...PATH, countryCode: UNITED_STATES, maxEirpDbm: 30, maxConductedDbm: 27 },
      { ...PATH_OUTSIDE, countryCode: NOT_AN_AMOUNT, maxEirpDbm: NO_LEVEL, maxConductedDbm: NO_LEVEL },
      query => radio.outputPowerLimits({ ...query, band: 'A', device: { minDbm: -4, maxDbm: 25 } }),
      isUnlawful,
    ),
    ...fieldsOf(
      { minDbm: -4, maxDbm: 25 },
      { minDbm: NO_LEVEL, maxDbm: NO_LEVEL },
      device => radio.outputPowerLimits({ ...PATH, countryCode: GERMANY, band: 'A', device }),
      isUnlawful,
    ),
  ],
  antennaGain60Problem: [
    probe(gain => radio.antennaGain60Problem(gain, { minAntGain: 20, maxAntGain: 50 }), NO_LEVEL, isProblem),
  ],
  permitSpan: [
    ...fieldsOf(SPAN, SPAN_OUTSIDE, span => radio.permitSpan(radio.countryRules(GERMANY)?.rules ?? [], span)),
    probe(maxEirpDbm =>
      radio.permitSpan(
        (radio.countryRules(GERMANY)?.rules ?? []).map(rule => ({ ...rule, maxEirpDbm })),
        SPAN,
      ),
    ),
  ],
  professionalPermit: fieldsOf(
    SPAN,
    SPAN_OUTSIDE,
    span => {
      const country = radio.countryRules(UNITED_STATES);
      const permit = radio.permitSpan(country?.rules ?? [], SPAN);
      return country && permit && radio.professionalPermit(country, span, permit, false);
    },
    hasNoEirp,
  ),
  isLockedCountry: [probe(radio.isLockedCountry, NOT_AN_AMOUNT)],
  isUnlockedCountry: [probe(radio.isUnlockedCountry, NOT_AN_AMOUNT)],
  isLicensedUse: [probe(radio.isLicensedUse, NOT_AN_AMOUNT)],
  mayChangeCountry: [probe(code => radio.mayChangeCountry(code, false), NOT_AN_AMOUNT)],
  isOfferedCountry: [probe(radio.isOfferedCountry, NOT_POSITIVE)],
  hasFccRules: [probe(radio.hasFccRules, NOT_AN_AMOUNT)],
  countryRules: [probe(radio.countryRules, NOT_AN_AMOUNT)],
  isUniiLocked: [probe(code => radio.isUniiLocked(code, LOCKED), NOT_AN_AMOUNT)],
  isHiddenByUniiLock: fieldsOf(
    SPAN,
    SPAN_OUTSIDE,
    span => radio.isHiddenByUniiLock(span, UNITED_STATES, LOCKED),
    isValue(true),
  ),
  isDomainOfCountry: [probe(code => radio.isDomainOfCountry({ countryCode: code }, code), NOT_AN_AMOUNT)],
};

/** Distances, waits, rates and capacities. */
const RATES: Probes = {
  ackForDistance: [probe(radio.ackForDistance, NOT_AN_AMOUNT)],
  distanceForAck: [probe(radio.distanceForAck, [...NOT_AN_AMOUNT, BELOW_THE_MINIMUM])],
  maxAckMicroseconds: [probe(radio.maxAckMicroseconds, NOT_AN_AMOUNT)],
  distanceWithTolerance: [probe(radio.distanceWithTolerance, NOT_AN_AMOUNT)],
  isValidLinkDistance: [probe(radio.isValidLinkDistance, NOT_POSITIVE)],
  // 0 and -1 are codes of automatic width.
  noAckDistanceMetres: [probe(radio.noAckDistanceMetres, [DEEP, HUGE])],
  distanceWarning: [
    probe(metres => radio.distanceWarning(metres, 20), NOT_AN_AMOUNT, isProblem),
    probe(width => radio.distanceWarning(1000, width), [DEEP, HUGE], isProblem),
  ],
  capacity11acKbps: fieldsOf(
    { rateIndex: 9, widthMhz: 40, streams: 2, efficiency: 0.9 },
    { rateIndex: NOT_AN_AMOUNT, widthMhz: NOT_POSITIVE, streams: NOT_POSITIVE, efficiency: NOT_AN_AMOUNT },
    radio.capacity11acKbps,
  ),
  expectedCapacity11acKbps: [
    probe(index => radio.expectedCapacity11acKbps(index, 40), NOT_AN_AMOUNT),
    probe(width => radio.expectedCapacity11acKbps(9, width), NOT_POSITIVE),
  ],
  idealCapacity11adKbps: [
    probe(index => radio.idealCapacity11adKbps(index, 2160), NOT_AN_AMOUNT),
    probe(width => radio.idealCapacity11adKbps(9, width), NOT_POSITIVE),
  ],
  liveCapacity11adKbps: [
    probe(index => radio.liveCapacity11adKbps(index, 2160), NOT_AN_AMOUNT),
    probe(width => radio.liveCapacity11adKbps(9, width), NOT_POSITIVE),
  ],
  rateIndexForCinr: [probe(radio.rateIndexForCinr, NO_LEVEL)],
  widthPenaltyDb: [probe(radio.widthPenaltyDb, NOT_POSITIVE)],
  rateIndexForSignal: [
    probe(signal => radio.rateIndexForSignal(signal, 20), NO_LEVEL),
    probe(width => radio.rateIndexForSignal(-50, width), NOT_POSITIVE),
  ],
  rateIndex60ForSignal: [probe(radio.rateIndex60ForSignal, NO_LEVEL)],
  rateLabel: [probe(index => radio.rateLabel(index, '11ac'), NOT_AN_AMOUNT)],
  streamsLabel: [probe(radio.streamsLabel, NOT_POSITIVE)],
  signalRateBand: [probe(signal => radio.signalRateBand(signal, radio.FIVE_SIGNAL_RATE_BANDS), NO_LEVEL)],
  channelTestProblem: [
    probe(
      cac => radio.channelTestProblem(cac, { testSeconds: 240, restartSeconds: 100 }),
      NOT_AN_AMOUNT,
      isProblem,
    ),
    ...fieldsOf(
      { testSeconds: 240, restartSeconds: 100 },
      { testSeconds: [NEGATIVE, HUGE], restartSeconds: NOT_AN_AMOUNT },
      times => radio.channelTestProblem(60, times),
      isProblem,
    ),
  ],
};

export const RADIO_PROBES: Probes = { ...POWER, ...RATES };
