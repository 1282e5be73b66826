import { message } from '../../errors/message.ts';
import type { BeforeAfter } from '../around.ts';
import type { PastSample } from '../past-sample.ts';
import { commonLoss } from './common-loss.ts';
import { cause, type Evidence, type Rule } from './past-cause.ts';

const isHighBand = ({ around }: Evidence): boolean => around.before.at(-1)?.band === '60';

/** Rain on a 60 GHz link. */
export const rain: Rule = evidence => {
  const isLost = evidence.event('failover', 'link-lost') !== undefined;
  const loss = commonLoss(evidence);
  if (!isHighBand(evidence) || (loss === 0 && !isLost)) return undefined;
  if (!evidence.rained && !isUnsteady(evidence, loss)) return undefined;
  return cause(
    'rain',
    loss > 0
      ? message('Rain weakened the link: both ends lost {loss} dB.', { loss: Math.round(loss) })
      : message('Rain interrupted the 60 GHz link.'),
    'Nothing to repair. More fade margin or a backup link helps against such showers.',
  );
};

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

function spreadOf(samples: readonly PastSample[]): number {
  const row = samples.flatMap(({ values }) => values['local-signal'] ?? []);
  const mean = row.reduce((sum, dbm) => sum + dbm, 0) / row.length;
  return Math.sqrt(row.reduce((sum, dbm) => sum + (dbm - mean) ** 2, 0) / row.length);
}

const between = (samples: readonly PastSample[], { before, after }: BeforeAfter): readonly PastSample[] => {
  const from = before.at(-1)?.at ?? 0;
  const to = after[0]?.at ?? 0;
  return samples.filter(({ at }) => at > from && at < to);
};
