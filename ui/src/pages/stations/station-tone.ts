import {
  type LinkReason,
  type LinkReasonKind,
  type LinkSide,
  linkHealthMessage,
} from '@radiolink/domain/link';
import type { StationRow } from '@radiolink/domain/station';
import type { Tone } from '../../components/index.ts';
import type { Text } from '../../i18n/index.ts';
import { HEALTH_TONES } from '../dashboard/health-tones.ts';

/** How a station's link is shown: by its worst reason, else by its health. */
export function stationTone({ verdict: { reasons, health } }: StationRow): Tone {
  const worst = reasons[0]?.severity;
  if (worst !== undefined) return worst === 'danger' ? 'bad' : 'warn';
  return health === undefined ? 'idle' : HEALTH_TONES[health];
}

/** Each reason where there is room for few words: at this end, at the other. The details say it in full. */
const SHORT: Readonly<Record<LinkReasonKind, Readonly<Record<LinkSide, string>>>> = {
  'chain-imbalance': { local: 'Chains differ here', remote: 'Chains differ there' },
  'over-saturated': { local: 'Too strong here', remote: 'Too strong there' },
  interference: { local: 'Interference here', remote: 'Interference there' },
  weak: { local: 'Weak here', remote: 'Weak there' },
  asymmetric: { local: 'Ends differ', remote: 'Ends differ' },
  'low-rate': { local: 'Low rate here', remote: 'Low rate there' },
  'ethernet-bottleneck': { local: 'Slow Ethernet here', remote: 'Slow Ethernet there' },
};

/** The link in few words: what is wrong with it, else how it is. Undefined when nobody can tell. */
export function stationWords({ verdict: { reasons, health } }: StationRow, t: Text): string | undefined {
  if (reasons.length > 0)
    return reasons.map(({ kind, side }: LinkReason) => t(SHORT[kind][side])).join(' · ');
  return health === undefined ? undefined : t(linkHealthMessage(health));
}
