import { type Message, message } from '@radiolink/domain/errors';
import type { Risk } from '@radiolink/domain/settings';

const RISK_WORDS: Readonly<Partial<Record<Risk, Message>>> = {
  'cuts-management': message('cuts management access'),
  'locks-out': message('can lock you out'),
  'cuts-link': message('cuts this link'),
  'restarts-radio': message('restarts the radio'),
  'restarts-services': message('restarts services'),
};
const STATIONS_CUT = message('disconnects the stations');

/**
 * Short text of the impact of applying a setting; undefined without an impact.
 * @param mode wireless mode of the device: an access point of many stations has more than one link
 */
export function riskLabel(risk: Risk, mode: string | undefined): Message | undefined {
  return risk === 'cuts-link' && mode === 'ap-ptmp' ? STATIONS_CUT : RISK_WORDS[risk];
}

/**
 * True where the link, the management or the way to log in may be lost: that alone is coloured. What restarts is said,
 * without colour. reading 50.
 */
export const isDangerous = (risk: Risk): boolean => DANGERS.has(risk);

const DANGERS: ReadonlySet<Risk> = new Set<Risk>(['cuts-management', 'locks-out', 'cuts-link']);
