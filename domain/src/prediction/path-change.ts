import type { ConfigText } from '../configuration/config-text.ts';
import { expectedSignalDbm } from '../link/link-budget.ts';
import type { LinkEnds } from '../link/link-end.ts';
import { centerFrequency, controlFrequencies } from '../radio/control-channel.ts';
import { isLicensedUse } from '../radio/country.ts';
import { outputPowerForEirp } from '../radio/output-power.ts';
import type { ChannelRow } from '../radio/regulatory-domain.ts';

/** What a change alters of the path between the ends; a part that stays, or whose value is not known, is left out. */
export interface PathChange {
  readonly widthMhz?: number;
  /** Center of the channel, MHz. */
  readonly centerMhz?: number;
  /** What the transmitter of this device is set to, dBm, within the limit of the channel. */
  readonly powerDbm?: number;
  /** What it is set to now, dBm; left out where that is automatic. */
  readonly powerBeforeDbm?: number;
  /** True if that limit, and not the setting, decides the power. */
  readonly isPowerCut?: boolean;
  /** More gain and less cable loss of this device, dB: it counts in both directions. */
  readonly antennaDb?: number;
  /** The signal that the remote end is to receive, as RSSI, where the power is automatic. */
  readonly targetRssi?: number;
  /** The most power of this device where it is automatic, dBm. */
  readonly mostPowerDbm?: number;
  /** True if a part changes to what is not known in advance: an automatic channel or width. */
  readonly isOpen: boolean;
}

/** The inputs of a path change. */
export interface PathFacts {
  readonly before: ConfigText;
  readonly after: ConfigText;
  readonly ends: LinkEnds;
  /** The channels of the main radio, as the country in force after the change has them. */
  readonly channels?: readonly ChannelRow[];
}

const RADIOS = { '5': 'radio.1', '60': 'radio.0' } as const;

/** Keys of a radio that have an effect on the path. */
const TERMS = [
  'chanbw',
  'freq',
  'center.1.freq',
  'txpower',
  'antenna.gain',
  'cable.loss',
  'atpc.status',
  'atpc.threshold',
] as const;

/** What a change alters of the path of a link; undefined if nothing. §9.link-quality. */
export function pathChange(facts: PathFacts): PathChange | undefined {
  const { before, after, ends } = facts;
  const radio = RADIOS[ends.band];
  const changed = (...leaves: readonly (typeof TERMS)[number][]): boolean =>
    leaves.some(leaf => before.get(`${radio}.${leaf}`) !== after.get(`${radio}.${leaf}`));
  if (!changed(...TERMS)) return undefined;
  const number = (config: ConfigText, leaf: string): number => Number(config.get(`${radio}.${leaf}`) ?? 0);
  const width = number(after, 'chanbw');
  const center = centerOf(after, ends, width);
  const antennaDb =
    number(after, 'antenna.gain') -
    number(before, 'antenna.gain') -
    number(after, 'cable.loss') +
    number(before, 'cable.loss');
  const isTuned = changed('freq', 'center.1.freq', 'chanbw');
  const isPowerSet = changed('txpower', 'atpc.status', 'atpc.threshold') || isTuned || antennaDb !== 0;
  const set = number(after, 'txpower');
  const most = mostPowerDbm(facts, center);
  const isAutomatic = after.get(`${radio}.atpc.status`) === 'enabled';
  return {
    ...(changed('chanbw') && width > 0 && { widthMhz: width }),
    ...(isTuned && center !== undefined && { centerMhz: center }),
    ...(isPowerSet && after.has(`${radio}.txpower`) && powerOf(changed('txpower', 'atpc.status'), set, most)),
    ...(before.get(`${radio}.atpc.status`) !== 'enabled' &&
      before.has(`${radio}.txpower`) && { powerBeforeDbm: number(before, 'txpower') }),
    ...(antennaDb !== 0 && { antennaDb }),
    ...(isAutomatic && { targetRssi: number(after, 'atpc.threshold'), mostPowerDbm: Math.min(set, most) }),
    isOpen: (changed('chanbw') && width <= 0) || (changed('freq') && number(after, 'freq') === 0),
  };
}

/** The power that is set anew, and the limit of the channel where it is lower than what was set. */
function powerOf(isSet: boolean, set: number, most: number): Pick<PathChange, 'powerDbm' | 'isPowerCut'> {
  if (most < set) return { powerDbm: most, isPowerCut: true };
  return isSet ? { powerDbm: set } : {};
}

/** The center of the channel that the settings select; undefined for an automatic one. */
function centerOf(config: ConfigText, ends: LinkEnds, widthMhz: number): number | undefined {
  if (ends.band === '60') return Number(config.get('radio.0.freq') ?? 0) || undefined;
  const control = Number(config.get('radio.1.freq') ?? 0);
  const width = widthMhz > 0 ? widthMhz : (ends.channelWidthMhz ?? 0);
  if (!(control > 0) || !(width > 0)) return undefined;
  const set = Number(config.get('radio.1.center.1.freq') ?? 0);
  return set > 0 && controlFrequencies(set, width).includes(control) ? set : centerFrequency(control, width);
}

/** The most power of this device on the channel, dBm; without end where the limit is unknown, and under a licence. */
function mostPowerDbm({ after, ends, channels = [] }: PathFacts, center: number | undefined): number {
  const row = channels.find(
    each => each.center === center && each.bw === Number(after.get('radio.1.chanbw')),
  );
  const gain = ends.local.antennaGainDbi;
  const isFree = isLicensedUse(Number(after.get('radio.countrycode') ?? ''));
  if (ends.band !== '5' || row === undefined || gain === undefined || isFree) return Number.POSITIVE_INFINITY;
  const limit = outputPowerForEirp(row.maxEirp, {
    antennaGainDbi: Number(after.get('radio.1.antenna.gain') ?? gain),
    cableLossDb: Number(after.get('radio.1.cable.loss') ?? 0),
  });
  return Number.isFinite(limit) ? limit : Number.POSITIVE_INFINITY;
}

/** A device measures the distance of a link in steps of a microsecond there and back, metres. */
const DISTANCE_STEP_METRES = 150;

/** How much more signal another frequency brings over the same path, dB; 0 where one of the three is not known. */
export function frequencyGainDb(ends: LinkEnds, centerMhz: number | undefined): number {
  return ends.distanceMetres === undefined ? 0 : gainOver(ends.distanceMetres, ends, centerMhz);
}

/** How far that is off because the distance is a rounded one, dB: 60 GHz loses up to 15 dB in a kilometre of air. */
export function frequencyErrorDb(ends: LinkEnds, centerMhz: number | undefined): number {
  const { distanceMetres } = ends;
  if (distanceMetres === undefined) return 0;
  const farther = distanceMetres + DISTANCE_STEP_METRES / 2;
  return Math.abs(gainOver(farther, ends, centerMhz) - gainOver(distanceMetres, ends, centerMhz));
}

function gainOver(
  distanceMetres: number,
  { centerFrequencyMhz }: LinkEnds,
  centerMhz: number | undefined,
): number {
  if (centerMhz === undefined || centerFrequencyMhz === undefined) return 0;
  const path = { distanceMetres, txPowerDbm: 0, txGainDbi: 0, rxGainDbi: 0 };
  const gain =
    expectedSignalDbm({ ...path, frequencyMhz: centerMhz }) -
    expectedSignalDbm({ ...path, frequencyMhz: centerFrequencyMhz });
  return Number.isFinite(gain) ? gain : 0;
}
