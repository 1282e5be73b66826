import { type Message, message } from '@radiolink/domain/errors';
import type { Risk } from '@radiolink/domain/settings';

/** Short text of the impact of applying a setting; empty without an impact. */
export const RISK_WORDS: Readonly<Partial<Record<Risk, Message>>> = {
  'cuts-management': message('cuts management access'),
  'locks-out': message('can lock you out'),
  'cuts-link': message('cuts this link'),
  'restarts-radio': message('restarts the radio'),
  'restarts-services': message('restarts services'),
};
