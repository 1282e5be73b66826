import type { ConfigText } from '@radiolink/domain/configuration';
import { radio60Settings } from './configuration/index.ts';
import type { Peer } from './peers/index.ts';
import type { Link60Plan } from './physics/index.ts';
import type { Profile } from './profiles/index.ts';

/** The 60 GHz link by profile and configuration; undefined without such a radio, or when keys no longer match. */
export function link60Plan(
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
