import type { Lead } from '@radiolink/application/status/primary-issue';
import { type Message, message } from '@radiolink/domain/errors';
import { LinkState, linkStateMessage, type LinkHealth } from '@radiolink/domain/link';
import type { Tone } from './index.ts';
import { isolatedName } from './foreign-text.tsx';

/** Tone of the leading fact by its severity. */
export const ISSUE_TONES: Readonly<Record<Lead['severity'], Tone>> = { danger: 'bad', warning: 'warn' };

/** The leading fact where there is room for two words. */
const WORDS: Readonly<Record<Lead['kind'], string>> = {
  outage: 'Disconnected',
  unassigned: 'No access point',
  'radar-wait': 'DFS wait',
  backup: 'On backup link',
  'chain-imbalance': 'Chain imbalance',
  'over-saturated': 'Signal too strong',
  interference: 'Interference',
  weak: 'Weak signal',
  asymmetric: 'Signal asymmetry',
  'low-rate': 'Low rate',
  errors: 'Frame errors',
  'ethernet-bottleneck': 'Slow Ethernet',
  overload: 'Channel congested',
  'low-score': 'Poor link',
  'radio-off': 'Disabled',
  disconnected: 'Disconnected',
  'no-stations': 'No stations',
  'on-backup': 'On backup link',
  'red-stations': 'Station problems',
};

/** A longer name of a station would leave its cause no room. */
const LONGEST_NAME = 18;

/** A cause in two words. */
export const issueLabel = (kind: Lead['kind']): string => WORDS[kind];

/** The leading fact in few words; of an outage what the radio does about it, of a signal what it misses. */
export function fullIssueLabel(
  { kind, belowExpectedDb, worst }: Pick<Lead, 'kind' | 'belowExpectedDb' | 'worst'>,
  state: LinkState,
): Message | string {
  if (belowExpectedDb !== undefined) {
    return message('{difference} dB below expected', { difference: belowExpectedDb });
  }
  if (worst !== undefined) {
    const station = isolatedName(worst.name, LONGEST_NAME);
    return message('{station}: {cause}', { station, cause: message(issueLabel(worst.cause)) });
  }
  return kind === 'outage' && state !== LinkState.Connected ? linkStateMessage(state) : WORDS[kind];
}

/** Tone of each link state. */
export const LINK_STATE_TONES: Readonly<Record<LinkState, Tone>> = {
  [LinkState.Unknown]: 'idle',
  [LinkState.Disabled]: 'idle',
  [LinkState.Connected]: 'good',
  [LinkState.Disconnected]: 'bad',
  [LinkState.Scanning]: 'busy',
  [LinkState.Authenticating]: 'busy',
  [LinkState.DfsWait]: 'busy',
};

/** Tone of each link health. */
export const HEALTH_TONES: Readonly<Record<LinkHealth, Tone>> = {
  excellent: 'good',
  good: 'fair',
  poor: 'bad',
};

/** One word for each health, where a table has room for no more. */
export const HEALTH_WORDS: Readonly<Record<LinkHealth, string>> = {
  excellent: 'Excellent',
  good: 'Good',
  poor: 'Poor',
};

/** A score in whole points, cut rather than rounded: 69.5 is poor and must not read 70. */
export function wholeScore(score: number): number {
  return Math.floor(score);
}
