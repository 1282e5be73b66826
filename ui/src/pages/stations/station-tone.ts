import type { ListedStation } from '@radiolink/application/station/station-list';
import { message } from '@radiolink/domain/errors';
import {
  isProblem,
  type LinkReasonKind,
  type LinkSide,
  linkHealthMessage,
  problemDirection,
  wirelessRole,
} from '@radiolink/domain/link';
import { isOnBackup, type StationRow } from '@radiolink/domain/station';
import { figureText } from '@radiolink/domain/units';
import type { Tone } from '../../components/index.ts';
import type { Figures } from '../../i18n/use-figures.ts';
import type { Text } from '../../i18n/use-text.ts';
import { HEALTH_TONES } from '../../components/link-states.ts';

/** Tone of a station's link: by its problem, else by its health. Notes have no colour. reading 21. */
export function stationTone({ verdict: { problem, health }, leftAt, radios }: ListedStation): Tone {
  if (leftAt !== undefined) return 'idle';
  if (isOnBackup({ radios })) return 'warn';
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
  errors: {
    local: 'Local frame errors',
    remote: 'Remote frame errors',
    both: 'Frame errors, both ends',
  },
  'ethernet-bottleneck': {
    local: 'Slow local Ethernet',
    remote: 'Slow remote Ethernet',
    both: 'Slow Ethernet, both ends',
  },
  overload: { local: 'Channel congested', remote: 'Channel congested', both: 'Channel congested' },
};

/** A poor direction that a good one hides in the score, where there is room for few words. */
const POOR_DIRECTION = { downlink: 'Poor downlink', uplink: 'Poor uplink' } as const;

/** A signal that could be used, where there is room for few words: what it misses, not that it is weak. */
const BELOW_EXPECTED: Readonly<Record<Where, string>> = {
  local: 'Local signal {difference} dB below expected',
  remote: 'Remote signal {difference} dB below expected',
  both: 'Signal {difference} dB below expected, both ends',
};

/**
 * The link in two words: its worst problem, else its health, else a note. One fact is enough for a row; the details list
 * all of them. Undefined if unknown.
 */
export function stationWords(row: ListedStation, t: Text): string | undefined {
  if (row.leftAt !== undefined) return t('Kicked');
  if (isOnBackup(row)) return t('On backup link');
  const { reasons, health, problem } = row.verdict;
  const [worst] = reasons;
  // A poor score without a cause: a note beside it is its evidence, not the problem.
  if (problem && (worst === undefined || !isProblem(worst))) {
    const poor = problemDirection(row.verdict);
    return poor === undefined ? t(linkHealthMessage('poor')) : t(POOR_DIRECTION[poor.direction]);
  }
  if (worst !== undefined && (problem || health === undefined)) {
    const sides = reasons.filter(({ kind }) => kind === worst.kind).map(({ side }) => side);
    const where: Where = sides.some(side => side !== worst.side) ? 'both' : worst.side;
    const difference = worst.belowExpectedDb;
    return t(
      difference === undefined ? SHORT[worst.kind][where] : message(BELOW_EXPECTED[where], { difference }),
    );
  }
  return health === undefined ? undefined : t(linkHealthMessage(health));
}

/**
 * Why a station has no throughput, with this device's own counter of it; undefined where the general reason holds. The
 * throughput of a remote end of unknown mode is invalid. reading 22.
 */
export function throughputReason(
  { station: { remote, traffic } }: Pick<StationRow, 'station'>,
  t: Text,
  figures: Pick<Figures, 'traffic'>,
): string | undefined {
  if (remote === undefined || wirelessRole(remote.mode) !== undefined) return undefined;
  return t(
    'The remote end does not report its wireless mode, so its throughput is not valid. This device transmitted {sent} and received {received} on this link.',
    {
      sent: figureText(figures.traffic(traffic.txBytes)),
      received: figureText(figures.traffic(traffic.rxBytes)),
    },
  );
}
