import { StatusModel } from '@radiolink/application/status/status.model';
import { type Message, message } from '@radiolink/domain/errors';
import { mayHaveLink } from '@radiolink/domain/link';
import type { Risk } from '@radiolink/domain/settings';
import { useStoreMap } from 'effector-react';
import { useModel } from '../../models/models.ts';

const RISK_WORDS: Readonly<Partial<Record<Risk, Message>>> = {
  'cuts-management': message('cuts management access'),
  'locks-out': message('can lock you out'),
  'cuts-link': message('cuts this link'),
  'restarts-network': message('restarts the network'),
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

/** The risk of a change on the device as it is: without a link, what cuts the link only restarts the radio. reading 50. */
export function useRiskNow(): (risk: Risk) => Risk {
  const hasLink = useStoreMap(
    useModel(StatusModel).$status,
    status => status === null || mayHaveLink(status),
  );
  return risk => (risk === 'cuts-link' && !hasLink ? 'restarts-radio' : risk);
}

/**
 * True where the link, the management or the way to log in may be lost: that alone is coloured. What restarts is said,
 * without colour. reading 50.
 */
export const isDangerous = (risk: Risk): boolean => DANGERS.has(risk);

const DANGERS: ReadonlySet<Risk> = new Set<Risk>(['cuts-management', 'locks-out', 'cuts-link']);
