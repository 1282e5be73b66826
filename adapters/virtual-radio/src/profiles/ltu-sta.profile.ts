import { LTU_LITE, LTU_ROCKET } from '../board/backhaul-boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { bridgePeer } from '../peers/bridge-peer.ts';
import { accountEntries, CONFIGURED, type Profile } from './profile.ts';

/** A subscriber of an LTU access point. */
export const ltuSta: Profile = {
  name: 'ltu-sta',
  summary: 'LTU station of a sector, versioned API only',
  board: LTU_LITE,
  statusShape: 'ac',
  versionedOnly: true,
  hwaddr: '061B9C17B010',
  configuration: {
    ...baseConfiguration({
      hostname: 'Mill-LTU',
      mode: 'sta-ptmp',
      ssid: 'capitol-ltu',
      psk: 'capitol-demo-key',
      frequencyMhz: 5785,
      centerMhz: 5795,
      widthMhz: 40,
      txPowerDbm: 10,
      antennaGainDbi: LTU_LITE.antennaGainDbi,
      countryCode: 840,
      ipAddress: '192.0.2.41',
      gateway: '192.0.2.1',
    }),
    ...accountEntries(CONFIGURED.accounts),
  },
  ...CONFIGURED,
  site: { latitude: 44.2738, longitude: -72.559, altitudeMetres: 214, heightMetres: 7 },
  cableLengthMetres: 11,
  channel: { controlMhz: 5785, centerMhz: 5795, widthMhz: 40 },
  uptimeSeconds: 867_600,
  powerTimeSeconds: 867_600,
  peers: (_seed, hwaddr) => [
    bridgePeer(hwaddr, {
      hostname: 'Capitol-LTU',
      platform: 'LTU-Rocket',
      systemId: LTU_ROCKET.systemId,
      version: LTU_ROCKET.fullVersion,
      ipAddress: '192.0.2.40',
      mode: 'ap-ptmp',
      antennaGainDbi: 23,
      latitude: 44.2601,
      longitude: -72.5754,
      heightMetres: 28,
      ramBytes: LTU_ROCKET.ramBytes,
      cableLengthMetres: 42,
      distanceMetres: 2005,
      obstructionDb: 1.5,
      txPowerDbm: 13,
      load: { rxKbps: 7800, txKbps: 1400 },
      secondsUp: 864_000,
    }),
  ],
};
