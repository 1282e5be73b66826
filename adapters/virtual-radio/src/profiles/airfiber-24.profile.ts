import { AIRFIBER_24_BOARD } from '../board/backhaul-boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { bridgePeer } from '../peers/bridge-peer.ts';
import { accountEntries, CONFIGURED, type Profile } from './profile.ts';

/** One end of a 24 GHz bridge, which sends and receives at once. */
export const airfiber24: Profile = {
  name: 'airfiber-24',
  summary: '24 GHz bridge, full duplex on two frequencies',
  board: AIRFIBER_24_BOARD,
  statusShape: 'airfiber',
  airfiber: { duplex: 'full', chains: '2X2' },
  hwaddr: '061B9C24A010',
  configuration: {
    ...baseConfiguration({
      hostname: 'Depot-AF24',
      mode: 'ap-ptp',
      ssid: 'depot-backhaul',
      psk: 'depot-demo-key',
      frequencyMhz: 24_100,
      centerMhz: 24_100,
      widthMhz: 100,
      txPowerDbm: 0,
      antennaGainDbi: AIRFIBER_24_BOARD.antennaGainDbi,
      countryCode: 840,
      ipAddress: '192.0.2.36',
      gateway: '192.0.2.1',
    }),
    ...accountEntries(CONFIGURED.accounts),
    'airview.status': 'disabled',
    'radio.1.txfreq': '24100',
    'radio.1.rxfreq': '24200',
  },
  ...CONFIGURED,
  site: { latitude: 43.6106, longitude: -72.9726, altitudeMetres: 188, heightMetres: 31 },
  cableLengthMetres: 46,
  channel: { controlMhz: 24_100, centerMhz: 24_100, widthMhz: 100 },
  uptimeSeconds: 5_771_822,
  powerTimeSeconds: 5_771_822,
  peers: (_seed, hwaddr) => [
    bridgePeer(hwaddr, {
      hostname: 'Silo-AF24',
      platform: 'airFiber 24G',
      systemId: AIRFIBER_24_BOARD.systemId,
      version: AIRFIBER_24_BOARD.fullVersion,
      ipAddress: '192.0.2.37',
      mode: 'sta-ptp',
      antennaGainDbi: 33,
      latitude: 43.63286,
      longitude: -72.96258,
      heightMetres: 27,
      ramBytes: AIRFIBER_24_BOARD.ramBytes,
      cableLengthMetres: 33,
      distanceMetres: 2600,
      obstructionDb: 1,
      txPowerDbm: 0,
      load: { rxKbps: 142_000, txKbps: 297_000 },
      secondsUp: 5_771_732,
    }),
  ],
};
