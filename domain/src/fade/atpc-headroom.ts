import { isAtpcTrimming } from '../status/atpc.ts';
import type { LinkEnds } from '../link/link-end.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { FadeFacts } from './fade-margin.ts';

const TX_POWER = { '5': 'radio.1.txpower', '60': 'radio.0.txpower' } as const;

/**
 * How much automatic power control can still add to what the remote end receives, dB: up to the power that is set here. Of the
 * remote transmitter only its power of now is reported, so nothing is counted for this end. §4.
 */
export function atpcHeadroom(
  ends: LinkEnds,
  configuration: Pick<ReadonlyMap<string, string>, 'get'>,
): NonNullable<FadeFacts['headroomDb']> {
  const set = Number(configuration.get(TX_POWER[ends.band])?.trim() || Number.NaN);
  const now = ends.local.txPowerDbm;
  if (!isAtpcTrimming(ends.atpcStatus) || !isWithin(now, PHYSICAL.dbm) || !isWithin(set, PHYSICAL.dbm))
    return {};
  return { remote: Math.max(0, set - now) };
}
