import { message } from '../../errors/message.ts';
import { specificRainAttenuation } from '../../link/rain-attenuation.ts';
import type { BeforeAfter, HistoryChange, StationChange } from '../compare-windows.ts';
import type { HistoryQuantity } from '../history-quantity.ts';
import type { HistorySample } from '../history-sample.ts';
import { cause, type Evidence, type Rule } from './cause.ts';

/** By how much a quantity moved down, if that says something; 0 else. */
export const fallOf = (change: HistoryChange | undefined): number => {
  if (change === undefined || !says(change) || change.after >= change.before) return 0;
  return change.before - change.after;
};

/** By how much it moved up, if that says something; 0 else. */
export const riseOf = (change: HistoryChange | undefined): number => {
  if (change === undefined || !says(change) || change.after <= change.before) return 0;
  return change.after - change.before;
};

const says = ({ verdict }: HistoryChange): boolean => verdict !== undefined && verdict !== 'same';

/** Readings by which the link itself got worse. */
const WORSE: readonly HistoryQuantity[] = [
  'downlink-capacity',
  'uplink-capacity',
  'local-signal',
  'remote-signal',
  'local-ratio',
  'remote-ratio',
  'latency',
  'airtime',
];

/** Whether the link itself got worse. */
export const isWorse = ({ change }: Evidence): boolean => WORSE.some(one => change(one)?.verdict === 'worse');

/** Whether it carries less, either way. */
export const capacityFell = ({ change }: Evidence): boolean =>
  fallOf(change('downlink-capacity')) > 0 || fallOf(change('uplink-capacity')) > 0;

/** Whether either end hears less. */
export const signalFell = ({ change }: Evidence): boolean =>
  fallOf(change('local-signal')) > 0 || fallOf(change('remote-signal')) > 0;

/** Of so many stations, those that got worse are few: it is not the access point. */
export const FEW = 1 / 3;

/** What a station lost at its worse end, dB. */
export const lossOf = ({ localDb = 0, remoteDb = 0 }: StationChange): number => -Math.min(localDb, remoteDb);

/** Loss that both ends have in common, dB; 0 where only one of them has it. */
export function commonLoss({ change, around }: Evidence): number {
  const many = around.stations;
  if (around.comparedStations > 0) {
    const isMost = many.length > around.comparedStations * FEW;
    return isMost ? many.reduce((sum, one) => sum + lossOf(one), 0) / many.length : 0;
  }
  const [local, remote] = [fallOf(change('local-signal')), fallOf(change('remote-signal'))];
  const isCommon =
    local > 0 && remote > 0 && Math.abs(local - remote) <= Math.max(3, 0.4 * Math.max(local, remote));
  return isCommon ? (local + remote) / 2 : 0;
}

/** An Ethernet port that fell to a lower speed. */
export const port: Rule = ({ change, around: { after } }) => {
  const slower = (['port-speed', 'remote-port-speed'] as const)
    .map(quantity => ({ quantity, of: change(quantity) }))
    // A port that fell later within the half hour is not what changed at this time.
    .find(
      ({ quantity, of }) =>
        of !== undefined && fallOf(of) > 0 && (after[0]?.values[quantity] ?? 0) < of.before,
    );
  if (slower?.of === undefined) return undefined;
  const { before } = slower.of;
  return cause(
    'port',
    message(
      slower.quantity === 'port-speed'
        ? 'The local Ethernet port fell from {before} to {after} Mbps.'
        : 'The remote Ethernet port fell from {before} to {after} Mbps.',
      { before: Math.round(before), after: Math.round(after[0]?.values[slower.quantity] ?? 0) },
    ),
    'Check the cable and its connectors, then the port of the link partner.',
  );
};

const isHighBand = ({ around }: Evidence): boolean => around.before.at(-1)?.band === '60';

/** Rain on a 60 GHz link. */
export const rain: Rule = evidence => {
  const isLost = evidence.event('failover', 'link-lost') !== undefined;
  const loss = commonLoss(evidence);
  if (!isHighBand(evidence) || (loss === 0 && !isLost)) return undefined;
  if (!evidence.rained && !isUnsteady(evidence, loss)) return undefined;
  if (loss === 0) return cause('rain', message('Rain interrupted the 60 GHz link.'), ADVICE);
  const explained = explainedBy(evidence);
  if (explained === undefined) {
    return cause(
      'rain',
      message('Rain fade: signal dropped {loss} dB at both ends.', { loss: Math.round(loss) }),
      ADVICE,
    );
  }
  const words = message(
    'Rain fade: signal dropped {loss} dB at both ends. The measured {rain} mm/h explain {low} to {high} dB.',
    {
      loss: Math.round(loss),
      rain: explained.rain,
      low: Math.round(explained.low),
      high: Math.round(explained.high),
    },
  );
  const isMore = loss > explained.high * SHOWER + LEAST_REST_DB;
  return cause('rain', words, isMore ? REST_ADVICE : ADVICE);
};

const ADVICE = 'No repair needed. Increase fade margin or add a backup link to reduce rain outages.';
const REST_ADVICE =
  'The measured rain does not explain all of it: check alignment, antenna and obstacles when it is dry.';
/** Within an hour it rains harder than its mean for minutes: the loss may be so many times that of the mean. */
const SHOWER = 2;
const LEAST_REST_DB = 3;
/** The frequencies of 60 GHz links, MHz: the record has not which of them. */
const LOWEST_MHZ = 57_000;
const HIGHEST_MHZ = 71_000;
const METRES_PER_KM = 1000;

/** What the measured rain takes of the link by ITU-R P.838-3, dB; undefined without a measurement or a distance. */
function explainedBy({
  around,
  rainMillimetres,
}: Evidence): { readonly rain: number; readonly low: number; readonly high: number } | undefined {
  const metres = around.after.at(-1)?.values.distance ?? around.before.at(-1)?.values.distance;
  if (metres === undefined || rainMillimetres === undefined || !(rainMillimetres > 0)) return undefined;
  const km = metres / METRES_PER_KM;
  const low = specificRainAttenuation(LOWEST_MHZ, rainMillimetres, 'vertical') * km;
  const high = specificRainAttenuation(HIGHEST_MHZ, rainMillimetres, 'horizontal') * km;
  return Number.isFinite(low) && Number.isFinite(high) ? { rain: rainMillimetres, low, high } : undefined;
}

/** Rain comes and goes over minutes, a turned antenna stays where it is: the common loss wavers, or grows slowly. */
function isUnsteady({ around, samples }: Evidence, loss: number): boolean {
  const row = [...around.before.slice(-WAVERING), ...between(samples, around), ...around.after].flatMap(
    ({ values, band }) =>
      band === '60' && values['local-signal'] !== undefined ? [values['local-signal']] : [],
  );
  if (loss === 0 || row.length < WAVERING) return true;
  if (spreadOf(around.after) >= WAVERING_RATIO * Math.max(LEAST_SPREAD_DB, spreadOf(around.before)))
    return true;
  const high = Math.max(...row.slice(0, 5));
  const slow = row.filter(dbm => dbm < high - 0.2 * loss && dbm > high - 0.8 * loss).length;
  return slow >= Math.max(4, row.length * 0.12);
}

const WAVERING = 10;
/** So much more than before the signal wavers in rain; a signal is reported in whole dB. */
const WAVERING_RATIO = 1.5;
const LEAST_SPREAD_DB = 0.5;

function spreadOf(samples: readonly HistorySample[]): number {
  const row = samples.flatMap(({ values }) => values['local-signal'] ?? []);
  const mean = row.reduce((sum, dbm) => sum + dbm, 0) / row.length;
  return Math.sqrt(row.reduce((sum, dbm) => sum + (dbm - mean) ** 2, 0) / row.length);
}

const between = (
  samples: readonly HistorySample[],
  { before, after }: BeforeAfter,
): readonly HistorySample[] => {
  const from = before.at(-1)?.at ?? 0;
  const to = after[0]?.at ?? 0;
  return samples.filter(({ at }) => at > from && at < to);
};
