import type { Risk } from '@radiolink/domain/settings';

/** What applying a change of a setting can cost, in a few words; nothing for what costs nothing. */
export const RISK_WORDS: Readonly<Partial<Record<Risk, string>>> = {
  'cuts-management': 'cuts the way to this device',
  'cuts-link': 'cuts this link',
  'restarts-radio': 'restarts the radio',
  'restarts-services': 'restarts services',
};
