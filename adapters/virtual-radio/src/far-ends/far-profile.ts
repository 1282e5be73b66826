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

type Near = Built & Configured & HasAddress & HasFirmware & Named & Powered & Timed & Tuned;

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
export function farProfile(near: Near, station: Station): Profile {
  const { identity } = station;
  const board: Board = {
    ...(BOARDS.find(({ systemId }) => systemId === identity.systemId) ?? near.profile.board),
    productName: identity.platform,
    systemId: identity.systemId,
    fullVersion: identity.version,
    firmwareVersion: shortVersion(identity.version),
    antennaGainDbi: identity.antennaGainDbi,
    ramBytes: identity.ramBytes,
  };
  const { link60 } = near.profile;
  return {
    ...CONFIGURED,
    name: 'far-end',
    summary: `the other end of the link of ${near.hostname}`,
    board,
    statusShape: near.profile.statusShape,
    versionedOnly: near.profile.versionedOnly ?? false,
    hwaddr: plainMac(identity.mac),
    configuration: farConfiguration(near, station),
    site: {
      latitude: identity.latitude,
      longitude: identity.longitude,
      altitudeMetres: near.profile.site.altitudeMetres,
      heightMetres: identity.heightMetres,
    },
    cableLengthMetres: identity.cableLengthMetres,
    channel: near.settings.channel,
    uptimeSeconds: Math.floor(identity.uptimeSeconds + near.second),
    powerTimeSeconds: Math.floor(identity.powerTimeSeconds + near.second),
    ...(link60 && { link60: { ...link60, load: turned(link60.load) } }),
    peers: () => [nearAsPeer(near, station)],
  };
}

function farConfiguration(near: Near, { identity, link }: Station): Record<string, string> {
  const { settings } = near;
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
      gateway: near.gateway,
    }),
    ...accountEntries(CONFIGURED.accounts),
  };
  const sixty = radio60Settings(near.configuration.running);
  if (sixty === undefined || near.profile.link60 === undefined) return base;
  return withRadio60(base, {
    ...sixty,
    txPowerDbm: near.profile.link60.remoteTxPowerDbm,
    antennaGainDbi: near.profile.link60.remoteAntennaGainDbi,
    psk: near.configuration.running.get('radio.0.psk') ?? '',
    mode: identity.mode as ConfigurationFacts['mode'],
  });
}

/** The near radio as the far one reports it. */
function nearAsPeer(near: Near, { link, state }: Station): Peer {
  const { profile, settings } = near;
  return {
    identity: {
      mac: near.mac,
      deviceId: near.deviceId,
      hostname: near.hostname,
      platform: near.productName,
      systemId: profile.board.systemId,
      version: near.firmware.running,
      ipAddress: near.managementAddress,
      mode: settings.mode,
      antennaGainDbi: settings.antennaGainDbi,
      heightMetres: profile.site.heightMetres,
      latitude: profile.site.latitude,
      longitude: profile.site.longitude,
      ramBytes: profile.board.ramBytes,
      cableLengthMetres: profile.cableLengthMetres,
      secondPort: profile.board.ethernetPorts > 1,
      uptimeSeconds: near.power.uptimeSeconds(near.clock.now()),
      powerTimeSeconds: near.power.powerTimeSeconds(near.clock.now()),
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
