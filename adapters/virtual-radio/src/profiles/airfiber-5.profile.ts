import { AIRFIBER_5_BOARD } from '../board/backhaul-boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { bridgePeer } from '../peers/bridge-peer.ts';
import { accountEntries, CONFIGURED, type Profile } from './profile.ts';

/** One end of a 5 GHz bridge that sends and receives in turn. */
export const airfiber5: Profile = {
  name: 'airfiber-5',
  summary: '5 GHz airFiber bridge, half duplex',
  board: AIRFIBER_5_BOARD,
  statusShape: 'airfiber',
  airfiber: { duplex: 'half', chains: '1X1' },
  hwaddr: '061B9C5FA010',
  configuration: {
    ...baseConfiguration({
      hostname: 'Ferry-AF5X',
      mode: 'ap-ptp',
      ssid: 'ferry-backhaul',
      psk: 'ferry-demo-key',
      frequencyMhz: 5825,
      centerMhz: 5825,
      widthMhz: 20,
      txPowerDbm: 13,
      antennaGainDbi: AIRFIBER_5_BOARD.antennaGainDbi,
      countryCode: 840,
      ipAddress: '192.0.2.38',
      gateway: '192.0.2.1',
    }),
    ...accountEntries(CONFIGURED.accounts),
    'airview.status': 'disabled',
  },
  ...CONFIGURED,
  site: { latitude: 44.5337, longitude: -73.2787, altitudeMetres: 41, heightMetres: 18 },
  cableLengthMetres: 29,
  channel: { controlMhz: 5825, centerMhz: 5825, widthMhz: 20 },
  uptimeSeconds: 8_103_252,
  powerTimeSeconds: 8_103_252,
  peers: (_seed, hwaddr) => [
    bridgePeer(hwaddr, {
      hostname: 'Island-AF5X',
      platform: 'airFiber 5X',
      systemId: AIRFIBER_5_BOARD.systemId,
      version: AIRFIBER_5_BOARD.fullVersion,
      ipAddress: '192.0.2.39',
      mode: 'sta-ptp',
      antennaGainDbi: 23,
      latitude: 44.5545,
      longitude: -73.2995,
      heightMetres: 14,
      ramBytes: AIRFIBER_5_BOARD.ramBytes,
      cableLengthMetres: 17,
      distanceMetres: 2840,
      obstructionDb: 1,
      txPowerDbm: 13,
      load: { rxKbps: 18_000, txKbps: 41_000 },
      secondsUp: 1_373_768,
    }),
  ],
};
