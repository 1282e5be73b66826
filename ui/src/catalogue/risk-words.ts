import { type Message, message } from '@radiolink/domain/errors';
import type { Risk } from '@radiolink/domain/settings';

/** What applying a change of a setting can cost, in a few words; nothing for what costs nothing. */
export const RISK_WORDS: Readonly<Partial<Record<Risk, Message>>> = {
  'cuts-management': message('cuts management access'),
  'locks-out': message('can lock you out'),
  'cuts-link': message('cuts this link'),
  'restarts-radio': message('restarts the radio'),
  'restarts-services': message('restarts services'),
};
