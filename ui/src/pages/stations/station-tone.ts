import { type LinkReasonKind, type LinkSide, linkHealthMessage } from '@radiolink/domain/link';
import type { StationRow } from '@radiolink/domain/station';
import type { Tone } from '../../components/index.ts';
import type { Text } from '../../i18n/index.ts';
import { HEALTH_TONES } from '../dashboard/health-tones.ts';

/** Tone of a station's link: by its problem, else by its health. Notes have no colour. decided.md row 21. */
export function stationTone({ verdict: { problem, health } }: StationRow): Tone {
  if (problem) return 'bad';
  return health === undefined ? 'idle' : HEALTH_TONES[health];
}

/** Where something is wrong: at this end, at the other, at both. */
type Where = LinkSide | 'both';

/** Each reason where there is room for few words. The details say it in full. */
const SHORT: Readonly<Record<LinkReasonKind, Readonly<Record<Where, string>>>> = {
  'chain-imbalance': {
    local: 'Local chain imbalance',
    remote: 'Remote chain imbalance',
    both: 'Chain imbalance, both ends',
  },
  'over-saturated': {
    local: 'Local signal too strong',
    remote: 'Remote signal too strong',
    both: 'Signal too strong, both ends',
  },
  interference: {
    local: 'Local interference',
    remote: 'Remote interference',
    both: 'Interference, both ends',
  },
  weak: { local: 'Weak local signal', remote: 'Weak remote signal', both: 'Weak signal, both ends' },
  asymmetric: { local: 'Signal asymmetry', remote: 'Signal asymmetry', both: 'Signal asymmetry' },
  'low-rate': {
    local: 'Low local receive rate',
    remote: 'Low remote receive rate',
    both: 'Low receive rate, both ends',
  },
  'ethernet-bottleneck': {
    local: 'Slow local Ethernet',
    remote: 'Slow remote Ethernet',
    both: 'Slow Ethernet, both ends',
  },
};

/** A summary of the link: its problem, else its state. Undefined if unknown. */
export function stationWords({ verdict: { reasons, health } }: StationRow, t: Text): string | undefined {
  if (reasons.length === 0) return health === undefined ? undefined : t(linkHealthMessage(health));
  const sides = new Map<LinkReasonKind, Where>();
  for (const { kind, side } of reasons) {
    const known = sides.get(kind);
    sides.set(kind, known === undefined || known === side ? side : 'both');
  }
  return [...sides].map(([kind, where]) => t(SHORT[kind][where])).join(' · ');
}
