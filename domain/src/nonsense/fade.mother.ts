import * as fade from '../fade/index.ts';
import { linkEnds } from '../link/index.ts';
import { hybridStatus } from '../mothers/index.ts';
import {
  fieldsOf,
  isValue,
  NO_LEVEL,
  NOT_AN_AMOUNT,
  NOT_POSITIVE,
  probe,
  type Probes,
} from './probe.mother.ts';

const ENDS = linkEnds(hybridStatus());
const PATH = {
  frequencyMhz: 60_480,
  distanceMetres: 1000,
  rainMmPerHour: 42,
  polarization: 'horizontal' as const,
};
const PATH_OUTSIDE = {
  frequencyMhz: NOT_POSITIVE,
  distanceMetres: NOT_POSITIVE,
  rainMmPerHour: NOT_POSITIVE,
};
const MARGIN = fade.fadeMargin(ENDS);
const withLocal = (reading: { signalDbm: number }) => ({
  ...ENDS,
  local: { ...ENDS.local, ...reading },
  remote: undefined,
});

/** Rain and the margin against it. */
export const FADE_PROBES: Probes = {
  rainCoefficients: [probe(mhz => fade.rainCoefficients(mhz, 'vertical'), NOT_POSITIVE)],
  specificRainAttenuation: [
    probe(mhz => fade.specificRainAttenuation(mhz, 5), NOT_POSITIVE),
    probe(rain => fade.specificRainAttenuation(60_480, rain), NOT_AN_AMOUNT),
  ],
  rainOfAttenuation: [
    probe(mhz => fade.rainOfAttenuation(mhz, 5), NOT_POSITIVE),
    probe(db => fade.rainOfAttenuation(60_480, db), NOT_AN_AMOUNT),
  ],
  effectivePathKm: fieldsOf(PATH, PATH_OUTSIDE, fade.effectivePathKm),
  rainAttenuationDb: [
    ...fieldsOf(PATH, PATH_OUTSIDE, path => fade.rainAttenuationDb(path, 0.01)),
    probe(percent => fade.rainAttenuationDb(PATH, percent), NOT_POSITIVE),
  ],
  percentAbove: [
    ...fieldsOf(PATH, PATH_OUTSIDE, path => fade.percentAbove(path, 20)),
    probe(db => fade.percentAbove(PATH, db), NO_LEVEL),
  ],
  climateRain: [probe(mmPerHour => fade.climateRain({ mmPerHour }), NOT_POSITIVE)],
  rainLimit: [
    ...fieldsOf(
      { frequencyMhz: 60_480, distanceMetres: 1000 },
      { frequencyMhz: NOT_POSITIVE, distanceMetres: NOT_POSITIVE },
      path => fade.rainLimit(path, 20),
    ),
    probe(db => fade.rainLimit(PATH, db), NO_LEVEL),
  ],
  hoursPerYear: [probe(fade.hoursPerYear, NOT_POSITIVE)],
  fadeMargin: [
    probe(signalDbm => fade.fadeMargin(withLocal({ signalDbm })), NO_LEVEL),
    probe(rainMmPerHour => fade.fadeMargin(ENDS, { rainMmPerHour })?.rainDb, NOT_AN_AMOUNT),
    probe(distanceMetres => fade.fadeMargin({ ...ENDS, distanceMetres })?.rain, NOT_POSITIVE),
    probe(
      local => fade.fadeMargin(ENDS, { headroomDb: { local } })?.ends[0]?.linkDb === MARGIN?.ends[0]?.linkDb,
      NO_LEVEL,
      isValue(true),
    ),
  ],
  atpcHeadroom: [
    probe(
      txPowerDbm =>
        fade.atpcHeadroom(
          { ...ENDS, atpcStatus: 2, local: { ...ENDS.local, txPowerDbm } },
          new Map([['radio.0.txpower', '7']]),
        ).remote,
      NO_LEVEL,
    ),
  ],
  yearOfRain: [probe(mmPerHour => MARGIN && fade.yearOfRain(ENDS, MARGIN, { mmPerHour }), NOT_POSITIVE)],
};
