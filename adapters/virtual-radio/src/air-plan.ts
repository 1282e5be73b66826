import type { ConfigText } from '@radiolink/domain/configuration';
import { signalOfRssi } from '@radiolink/domain/link';
import type { Built, Configured, Linked, Linked60, Seeded } from './aspects.ts';
import type { Board } from './board/board.ts';
import type { RadioSettings } from './configuration/radio-settings.ts';
import { radio60Settings } from './configuration/radio60-configuration.ts';
import type { Peer } from './peers/peer.ts';
import type { AirPlan } from './physics/air.ts';
import { Link60, type Link60Plan } from './physics/link60.ts';
import type { Profile } from './profiles/profile.ts';
import { deriveSeed } from './random/seeded-random.ts';

const NOISE_FIGURE_DB = 6;

/** Use of the radio channel by a board's settings. `matched`: the peers can find and trust it. */
export function airPlan(board: Board, settings: RadioSettings, matched: boolean): AirPlan {
  const { channel, mode, txPowerDbm, antennaGainDbi, cableLossDb, atpc, atpcThresholdRssi } = settings;
  const { txPowerMinDbm, txPowerMaxDbm } = board;
  const powerDbm = Math.min(txPowerMaxDbm, Math.max(txPowerMinDbm, txPowerDbm));
  return {
    channel: { frequencyMhz: channel.centerMhz, widthMhz: channel.widthMhz, rates: board.rates },
    matched,
    accessPoint: mode.startsWith('ap-'),
    local: { txPowerDbm: powerDbm, antennaGainDbi, cableLossDb, noiseFigureDb: NOISE_FIGURE_DB },
    power: {
      enabled: atpc,
      minDbm: txPowerMinDbm,
      maxDbm: powerDbm,
      targetDbm: signalOfRssi(atpcThresholdRssi),
    },
  };
}

/** The 60 GHz links of a radio as it is configured now, one per station in their order; none when there cannot be. */
export function newLinks60(
  radio: Built & Configured & Linked & Seeded,
  secondsUp: number,
): readonly Link60[] {
  const peers = radio.stations;
  return peers.flatMap((peer, place) => {
    const plan = link60Plan(radio.profile, radio.configuration.running, peer, peers.length);
    const seed = place === 0 ? radio.seed : deriveSeed(radio.seed, 0x61, place);
    return plan ? [new Link60(seed, { ...plan, secondsUp })] : [];
  });
}

/** Each backup link carries its load while the 60 GHz link beside it is down. */
export function carryByBackups({ air, links60 }: Linked & Linked60): void {
  air.carryEach(place => !links60[place]?.linked);
}

/** The 60 GHz link by profile and configuration; undefined without such a radio, or when keys no longer match. */
function link60Plan(
  { board, link60, configuration }: Profile,
  running: ConfigText,
  peer: Peer,
  peers: number,
): Omit<Link60Plan, 'secondsUp'> | undefined {
  const settings = radio60Settings(running);
  if (!board.radio60 || !link60 || !settings) return undefined;
  if (running.get('radio.0.psk') !== configuration['radio.0.psk']) return undefined;
  const ssid = running.get('radio.0.ssid') ?? running.get('wireless.1.ssid');
  if (ssid !== configuration['wireless.1.ssid']) return undefined;
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
    load: { rxKbps: link60.load.rxKbps / peers, txKbps: link60.load.txKbps / peers },
  };
}
