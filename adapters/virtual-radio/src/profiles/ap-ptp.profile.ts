import { LITEBEAM_5AC } from '../board/boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { bridgePeer } from '../peers/bridge-peer.ts';
import { accountEntries, CONFIGURED, type Profile } from './profile.ts';

/** The local end of a backhaul of some kilometres, with automatic transmit power control. */
export const apPtp: Profile = {
  name: 'ap-ptp',
  summary: '5 GHz access point of a point-to-point link',
  board: LITEBEAM_5AC,
  statusShape: 'ac',
  hwaddr: '061B9C52B0A4',
  configuration: {
    ...baseConfiguration({
      hostname: 'Quarry-AP',
      mode: 'ap-ptp',
      ssid: 'quarry-backhaul',
      psk: 'quarry-demo-key',
      frequencyMhz: 5785,
      centerMhz: 5795,
      widthMhz: 40,
      txPowerDbm: 13,
      antennaGainDbi: LITEBEAM_5AC.antennaGainDbi,
      countryCode: 840,
      ipAddress: '198.51.100.61',
      gateway: '198.51.100.1',
    }),
    ...accountEntries(CONFIGURED.accounts),
    'radio.1.atpc.status': 'enabled',
    'radio.1.atpc.threshold': '36',
  },
  ...CONFIGURED,
  site: { latitude: 44.120455, longitude: -73.51022, altitudeMetres: 402, heightMetres: 12 },
  cableLengthMetres: 27,
  channel: { controlMhz: 5785, centerMhz: 5795, widthMhz: 40 },
  uptimeSeconds: 397_932,
  powerTimeSeconds: 2_533_716,
  peers: (_seed, hwaddr) => [
    bridgePeer(hwaddr, {
      hostname: 'Mill-ST',
      platform: 'LiteBeam 5AC',
      systemId: '0xe7f9',
      version: 'WA.ar934x.v8.7.18.48247.250728.0850',
      ipAddress: '198.51.100.62',
      mode: 'sta-ptp',
      antennaGainDbi: 23,
      latitude: 44.14912,
      longitude: -73.49307,
      heightMetres: 9,
      cableLengthMetres: 14,
      distanceMetres: 3450,
      obstructionDb: 1,
      txPowerDbm: 13,
      atpcTargetDbm: -60,
      load: { rxKbps: 14_000, txKbps: 71_000 },
      secondsUp: 301_528,
    }),
  ],
};
