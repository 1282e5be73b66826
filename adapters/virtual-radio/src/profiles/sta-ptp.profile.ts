import { NANOSTATION_LOCO } from '../board/boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { bridgePeer } from '../peers/bridge-peer.ts';
import { accountEntries, CONFIGURED, type Profile } from './profile.ts';

/** The remote end of a short bridge to a barn. */
export const staPtp: Profile = {
  name: 'sta-ptp',
  summary: '5 GHz station of a point-to-point link',
  board: NANOSTATION_LOCO,
  statusShape: 'ac',
  hwaddr: '061B9C31A80C',
  configuration: {
    ...baseConfiguration({
      hostname: 'Barn-ST',
      mode: 'sta-ptp',
      ssid: 'farm-bridge',
      psk: 'farm-demo-key',
      frequencyMhz: 5500,
      centerMhz: 5530,
      widthMhz: 80,
      txPowerDbm: 16,
      antennaGainDbi: NANOSTATION_LOCO.antennaGainDbi,
      countryCode: 826,
      ipAddress: '192.0.2.12',
      gateway: '192.0.2.1',
    }),
    ...accountEntries(CONFIGURED.accounts),
  },
  ...CONFIGURED,
  site: { latitude: 51.752001, longitude: -1.257302, altitudeMetres: 61, heightMetres: 4 },
  cableLengthMetres: 9,
  channel: { controlMhz: 5500, centerMhz: 5530, widthMhz: 80 },
  uptimeSeconds: 265_375,
  powerTimeSeconds: 268_567,
  peers: (_seed, hwaddr) => [
    bridgePeer(hwaddr, {
      hostname: 'Farmhouse-AP',
      platform: 'NanoStation 5AC loco',
      systemId: '0xe7fa',
      version: 'WA.ar934x.v8.7.17.48152.250620.2132',
      ipAddress: '192.0.2.11',
      mode: 'ap-ptp',
      antennaGainDbi: 13,
      latitude: 51.754002,
      longitude: -1.25421,
      heightMetres: 6,
      cableLengthMetres: 31,
      distanceMetres: 308,
      obstructionDb: 1,
      txPowerDbm: 16,
      load: { rxKbps: 38_000, txKbps: 6_500 },
      secondsUp: 170_335,
    }),
  ],
};
