import type { ConfigText } from '@radiolink/domain/configuration';
import { radio60Settings } from './configuration/index.ts';
import type { Peer } from './peers/index.ts';
import { Link60, type Link60Plan } from './physics/index.ts';
import type { Profile } from './profiles/index.ts';
import type { Radio } from './radio.ts';

/** The 60 GHz link of a radio as it is configured now; undefined when it cannot be. */
export function newLink60(radio: Radio, secondsUp: number): Link60 | undefined {
  const plan = link60Plan(radio.profile, radio.configuration.running, radio.stations[0]);
  return plan && new Link60(radio.seed, { ...plan, secondsUp });
}

/** The 60 GHz link by profile and configuration; undefined without such a radio, or when keys no longer match. */
function link60Plan(
  { board, link60, configuration }: Profile,
  running: ConfigText,
  peer: Peer | undefined,
): Omit<Link60Plan, 'secondsUp'> | undefined {
  const settings = radio60Settings(running);
  if (!board.radio60 || !link60 || !settings || !peer) return undefined;
  if (running.get('radio.0.psk') !== configuration['radio.0.psk']) return undefined;
  const { txPowerMinDbm, txPowerMaxDbm } = board.radio60;
  return {
    frequencyMhz: settings.frequencyMhz,
    widthMhz: settings.widthMhz,
    distanceMetres: peer.link.distanceMetres,
    obstructionDb: link60.obstructionDb,
    local: {
      txPowerDbm: Math.min(txPowerMaxDbm, Math.max(txPowerMinDbm, settings.txPowerDbm)),
      antennaGainDbi: settings.antennaGainDbi,
    },
    remote: { txPowerDbm: link60.remoteTxPowerDbm, antennaGainDbi: link60.remoteAntennaGainDbi },
    load: link60.load,
  };
}
