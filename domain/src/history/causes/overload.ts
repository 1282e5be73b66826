import { message } from '../../errors/message.ts';
import { capacityFell, riseOf } from './movement.ts';
import { cause, type Rule } from './past-cause.ts';

/** From this airtime on frames wait, %. */
const BUSY_PERCENT = 75;

/** Traffic that fills the channel. */
export const overload: Rule = evidence => {
  const { change } = evidence;
  const airtime = change('airtime');
  const more = riseOf(change('downlink-throughput')) > 0 || riseOf(change('uplink-throughput')) > 0;
  if (airtime === undefined || airtime.after < BUSY_PERCENT || riseOf(airtime) < 10) return undefined;
  if (!more && capacityFell(evidence)) return undefined;
  return cause(
    'overload',
    message('The channel is congested: airtime rose from {before} % to {after} %.', {
      before: Math.round(airtime.before),
      after: Math.round(airtime.after),
    }),
    'Limit the heaviest stations, widen the channel, or move stations to another sector.',
  );
};
