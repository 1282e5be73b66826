import { NANOBEAM_5AC } from '../board/boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { bridgePeer } from '../peers/bridge-peer.ts';
import { accountEntries, CONFIGURED, type Profile } from './profile.ts';

/** A subscriber of a sector, with two ports. */
export const staPtmp: Profile = {
  name: 'sta-ptmp',
  summary: '5 GHz station of a sector',
  board: NANOBEAM_5AC,
  statusShape: 'ac',
  hwaddr: '061B9C60177E',
  configuration: {
    ...baseConfiguration({
      hostname: 'Orchard-ST',
      mode: 'sta-ptmp',
      ssid: 'ridge-north',
      psk: 'ridge-demo-key',
      frequencyMhz: 5680,
      centerMhz: 5690,
      widthMhz: 40,
      txPowerDbm: 11,
      antennaGainDbi: NANOBEAM_5AC.antennaGainDbi,
      countryCode: 276,
      ipAddress: '198.51.100.22',
      gateway: '198.51.100.1',
    }),
    ...accountEntries(CONFIGURED.accounts),
  },
  ...CONFIGURED,
  site: { latitude: 47.559553, longitude: 10.107941, altitudeMetres: 973, heightMetres: 7 },
  cableLengthMetres: 16,
  channel: { controlMhz: 5680, centerMhz: 5690, widthMhz: 40 },
  uptimeSeconds: 84_800,
  powerTimeSeconds: 1_463_263,
  peers: (_seed, hwaddr) => [
    bridgePeer(hwaddr, {
      hostname: 'Ridge-AP',
      platform: 'LiteAP GPS',
      systemId: '0xe7fd',
      version: 'WA.ar934x.v8.7.18.48247.250728.0850',
      ipAddress: '198.51.100.2',
      mode: 'ap-ptmp',
      antennaGainDbi: 17,
      latitude: 47.5541,
      longitude: 10.1126,
      heightMetres: 18,
      cableLengthMetres: 41,
      distanceMetres: 700,
      obstructionDb: 1.5,
      txPowerDbm: 13,
      load: { rxKbps: 9_000, txKbps: 1_100 },
      secondsUp: 83_171,
    }),
  ],
};
