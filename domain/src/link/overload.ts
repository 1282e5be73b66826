import { message } from '../errors/message.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { LinkEnds } from './link-end.ts';
import type { LinkReason } from './link-reason.ts';

/** From here on a share of the airtime is a big problem, percent. §9.problems. */
export const BIG_PROBLEM_PERCENT = 80;

/** What an overloaded channel is called; undefined below 80 %, or while the airtime is not known. */
export function overloadMessage(airtimePercent: number | undefined) {
  if (!isWithin(airtimePercent, PHYSICAL.share) || airtimePercent < BIG_PROBLEM_PERCENT) return undefined;
  return message('Airtime usage is {percent} %: limit the traffic or widen the channel.', {
    percent: Math.round(airtimePercent),
  });
}

/** A link whose traffic fills the channel: frames wait, whatever else its readings show. reading 40. */
export function overloaded({ airtimePercent }: Pick<LinkEnds, 'airtimePercent'>): LinkReason | undefined {
  const text = overloadMessage(airtimePercent);
  return text && { kind: 'overload', side: 'local', severity: 'danger', message: text };
}
