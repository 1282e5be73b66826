import type { ConfigText } from '../configuration/config-text.ts';
import { message, type Message } from '../errors/message.ts';
import type { LinkEnds } from '../link/link-end.ts';
import { minimalSignalDbm } from '../link/signal-limits.ts';
import { distanceWarning } from '../radio/ack-timing.ts';
import { isValidLinkDistance } from '../radio/distance.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { frequencyGainDb, type PathChange } from './path-change.ts';
import type { LinkPrediction, PredictedFigure } from './predicted-end.ts';

/** What the reasons are made of. */
export interface ReasonFacts {
  readonly link: LinkPrediction['link'];
  readonly figures: readonly PredictedFigure[];
  readonly change: PathChange | undefined;
  readonly ends: LinkEnds;
  readonly after: ConfigText;
  /** By how much the noise rises, dB. */
  readonly noiseDb: number;
}

/** A difference below this is none, dB. */
const LEAST_DB = 0.5;

/** Why a link is expected to be better or worse, in words. */
export function predictionReasons(facts: ReasonFacts): readonly Message[] {
  const { link, change, ends, after, figures } = facts;
  if (change === undefined) return [];
  // The interruptions say that there will be no link.
  if (link !== 'back') return isWidthOfStation(facts) ? [STATION_WIDTH] : [];
  if (change.isOpen) {
    return [message('The effect of automatic channel selection cannot be predicted.')];
  }
  return [
    ...widthReason(facts),
    ...(isUnmeasured(facts) ? [UNMEASURED] : []),
    ...pathReasons(change, ends),
    ...weakReason(figures, ends),
    ...ackReason(change, ends, after),
  ];
}

const STATION_WIDTH = message(
  'The effect of the channel width cannot be predicted: it depends on the access point.',
);
const UNMEASURED = message('The effect on capacity cannot be predicted: signal and noise are not reported.');

/** A station whose link waits until its access point has the same width. */
const isWidthOfStation = ({ link, change, ends }: ReasonFacts): boolean =>
  link === 'waits' && ends.local.role === 'station' && change?.widthMhz !== undefined;

/** Another width, and no reading of which its effect could be worked out. */
const isUnmeasured = ({ change, figures }: ReasonFacts): boolean =>
  change?.widthMhz !== undefined && !figures.some(({ quantity }) => /-(ratio|capacity)$/.test(quantity));

/** A difference that rises or falls, in whole and half decibels. */
function changeOf(
  db: number,
  rises: string,
  falls: string,
  values: Record<string, number> = {},
): readonly Message[] {
  if (!(Math.abs(db) >= LEAST_DB)) return [];
  return [message(db > 0 ? rises : falls, { ...values, change: Math.round(2 * Math.abs(db)) / 2 })];
}

function widthReason({ change, noiseDb }: ReasonFacts): readonly Message[] {
  return changeOf(
    noiseDb,
    'Channel width {width} MHz: noise rises by {change} dB.',
    'Channel width {width} MHz: noise falls by {change} dB.',
    { width: change?.widthMhz ?? 0 },
  );
}

function pathReasons(change: PathChange, ends: LinkEnds): readonly Message[] {
  const { powerDbm, antennaDb = 0, centerMhz } = change;
  const reported = ends.local.txPowerDbm ?? change.powerBeforeDbm;
  const now = isWithin(reported, PHYSICAL.dbm) ? reported : undefined;
  const power = powerDbm ?? 0;
  const isTuned = centerMhz !== undefined && centerMhz !== ends.centerFrequencyMhz;
  return [
    ...(change.targetRssi === undefined && powerDbm !== undefined && now !== undefined
      ? changeOf(
          powerDbm - now,
          'Transmit power {power} dBm: the remote signal rises by {change} dB.',
          'Transmit power {power} dBm: the remote signal falls by {change} dB.',
          { power },
        )
      : []),
    ...(change.isPowerCut === true
      ? [message('The EIRP limit of the channel permits a transmit power of {power} dBm.', { power })]
      : []),
    ...changeOf(
      antennaDb,
      'Antenna and cable: the signal at both ends rises by {change} dB.',
      'Antenna and cable: the signal at both ends falls by {change} dB.',
    ),
    ...changeOf(
      frequencyGainDb(ends, centerMhz),
      'The path loss on the new frequency is {change} dB lower.',
      'The path loss on the new frequency is {change} dB higher.',
    ),
    ...(isTuned
      ? [
          message(
            'Interference on the new frequency is unknown. Expected values assume the current interference level.',
          ),
        ]
      : []),
  ];
}

/** A signal below which a link of the band is of no use. §9.signal. */
function weakReason(figures: readonly PredictedFigure[], { band }: LinkEnds): readonly Message[] {
  const limit = minimalSignalDbm(band);
  const isWeak = figures.some(({ quantity, expected }) => quantity.endsWith('-signal') && expected < limit);
  return isWeak ? [message('The signal falls below {limit} dBm: the link may be lost.', { limit })] : [];
}

/** What another width does to the distance that acknowledgements reach. §9.no-ack. */
function ackReason(
  { widthMhz }: PathChange,
  { distanceMetres, band }: LinkEnds,
  after: ConfigText,
): readonly Message[] {
  if (widthMhz === undefined || distanceMetres === undefined || band === '60') return [];
  if (!isValidLinkDistance(distanceMetres) || after.get('radio.1.pollingnoack') === '1') return [];
  const warning = distanceWarning(distanceMetres, widthMhz);
  return warning === undefined ? [] : [warning];
}
