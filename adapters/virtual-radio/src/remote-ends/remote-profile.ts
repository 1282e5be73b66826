import type { Built, Configured, HasAddress, HasFirmware, Named, Powered, Timed, Tuned } from '../aspects.ts';
import type { Board } from '../board/board.ts';
import {
  AIRFIBER_60_LR,
  LITEAP_GPS,
  LITEBEAM_5AC,
  NANOBEAM_5AC,
  NANOSTATION_LOCO,
  WAVE_AP,
} from '../board/boards.ts';
import { LTU_LITE, LTU_ROCKET } from '../board/backhaul-boards.ts';
import { type ConfigurationFacts, baseConfiguration } from '../configuration/base-configuration.ts';
import { radio60Settings, withRadio60 } from '../configuration/radio60-configuration.ts';
import { shortVersion } from '../firmware/firmware-store.ts';
import { plainMac } from '../peers/mac-address.ts';
import type { Peer, Station } from '../peers/peer.ts';
import { accountEntries, CONFIGURED, type Profile } from '../profiles/profile.ts';

type Local = Built & Configured & HasAddress & HasFirmware & Named & Powered & Timed & Tuned;

const BOARDS: readonly Board[] = [
  LITEAP_GPS,
  LITEBEAM_5AC,
  NANOBEAM_5AC,
  NANOSTATION_LOCO,
  AIRFIBER_60_LR,
  WAVE_AP,
  LTU_ROCKET,
  LTU_LITE,
];

/** The radio at the other end of a link, as its access point or station reports it, and as a radio of its own. */
export function remoteProfile(local: Local, station: Station): Profile {
  const { identity } = station;
  const board: Board = {
    ...(BOARDS.find(({ systemId }) => systemId === identity.systemId) ?? local.profile.board),
    productName: identity.platform,
    systemId: identity.systemId,
    fullVersion: identity.version,
    firmwareVersion: shortVersion(identity.version),
    antennaGainDbi: identity.antennaGainDbi,
    ramBytes: identity.ramBytes,
  };
  const { link60 } = local.profile;
  return {
    ...CONFIGURED,
    name: 'remote-end',
    summary: `the other end of the link of ${local.hostname}`,
    board,
    statusShape: local.profile.statusShape,
    versionedOnly: local.profile.versionedOnly ?? false,
    hwaddr: plainMac(identity.mac),
    configuration: remoteConfiguration(local, station),
    site: {
      latitude: identity.latitude,
      longitude: identity.longitude,
      altitudeMetres: local.profile.site.altitudeMetres,
      heightMetres: identity.heightMetres,
    },
    cableLengthMetres: identity.cableLengthMetres,
    channel: local.settings.channel,
    uptimeSeconds: Math.floor(identity.uptimeSeconds + local.second),
    powerTimeSeconds: Math.floor(identity.powerTimeSeconds + local.second),
    ...(link60 && { link60: { ...link60, load: turned(link60.load) } }),
    peers: () => [localAsPeer(local, station)],
  };
}

function remoteConfiguration(local: Local, { identity, link }: Station): Record<string, string> {
  const { settings } = local;
  const base = {
    ...baseConfiguration({
      hostname: identity.hostname,
      mode: identity.mode as ConfigurationFacts['mode'],
      ssid: settings.ssid,
      psk: settings.psk,
      frequencyMhz: settings.channel.controlMhz,
      centerMhz: settings.channel.centerMhz,
      widthMhz: settings.channel.widthMhz,
      txPowerDbm: link.remote.txPowerDbm,
      antennaGainDbi: identity.antennaGainDbi,
      countryCode: settings.countryCode,
      ipAddress: identity.ipAddress,
      gateway: local.gateway,
    }),
    ...accountEntries(CONFIGURED.accounts),
  };
  const sixty = radio60Settings(local.configuration.running);
  if (sixty === undefined || local.profile.link60 === undefined) return base;
  return withRadio60(base, {
    ...sixty,
    txPowerDbm: local.profile.link60.remoteTxPowerDbm,
    antennaGainDbi: local.profile.link60.remoteAntennaGainDbi,
    psk: local.configuration.running.get('radio.0.psk') ?? '',
    mode: identity.mode as ConfigurationFacts['mode'],
  });
}

/** The local radio as the remote one reports it. */
function localAsPeer(local: Local, { link, state }: Station): Peer {
  const { profile, settings } = local;
  return {
    identity: {
      mac: local.mac,
      deviceId: local.deviceId,
      hostname: local.hostname,
      platform: local.productName,
      systemId: profile.board.systemId,
      version: local.firmware.running,
      ipAddress: local.managementAddress,
      mode: settings.mode,
      antennaGainDbi: settings.antennaGainDbi,
      heightMetres: profile.site.heightMetres,
      latitude: profile.site.latitude,
      longitude: profile.site.longitude,
      ramBytes: profile.board.ramBytes,
      cableLengthMetres: profile.cableLengthMetres,
      secondPort: profile.board.ethernetPorts > 1,
      uptimeSeconds: local.power.uptimeSeconds(local.clock.now()),
      powerTimeSeconds: local.power.powerTimeSeconds(local.clock.now()),
    },
    link: {
      ...link,
      remote: {
        ...link.remote,
        txPowerDbm: settings.txPowerDbm,
        minPowerDbm: profile.board.txPowerMinDbm,
        atpcTargetDbm: undefined,
        antennaGainDbi: settings.antennaGainDbi,
        cableLossDb: settings.cableLossDb,
      },
      load: turned(link.load),
      secondsUp: state.presence.secondsUp,
      meanSecondsUp: Number.POSITIVE_INFINITY,
    },
  };
}

/** What one end receives, the other sends. */
function turned({ rxKbps, txKbps }: { readonly rxKbps: number; readonly txKbps: number }) {
  return { rxKbps: txKbps, txKbps: rxKbps };
}
