import { NANOSTATION_M5 } from '../board/boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { bridgePeer } from '../peers/bridge-peer.ts';
import { accountEntries, CONFIGURED, type Profile } from './profile.ts';

/** A radio of the previous generation, which reports its one link without a list of stations. */
export const old: Profile = {
  name: 'old',
  summary: 'A radio of the generation before, status shape of 6.3.16',
  board: NANOSTATION_M5,
  statusShape: 'airos6',
  hwaddr: '061B9C08E2F5',
  configuration: {
    ...baseConfiguration({
      hostname: 'Chapel-ST',
      mode: 'sta-ptp',
      ssid: 'chapel-link',
      psk: 'chapel-demo-key',
      frequencyMhz: 5180,
      centerMhz: 5190,
      widthMhz: 40,
      txPowerDbm: 20,
      antennaGainDbi: NANOSTATION_M5.antennaGainDbi,
      countryCode: 840,
      ipAddress: '192.0.2.32',
      gateway: '192.0.2.1',
    }),
    ...accountEntries(CONFIGURED.accounts),
    'system.cfg.version': '65546',
    'radio.1.ieee_mode': '11naht40plus',
  },
  ...CONFIGURED,
  site: { latitude: 41.6623, longitude: -72.7801, altitudeMetres: 28, heightMetres: null },
  cableLengthMetres: 23,
  channel: { controlMhz: 5180, centerMhz: 5190, widthMhz: 40 },
  uptimeSeconds: 1_953_224,
  powerTimeSeconds: 1_953_224,
  peers: (_seed, hwaddr) => [
    bridgePeer(hwaddr, {
      hostname: 'Vicarage-AP',
      platform: 'NanoStation M5',
      systemId: '0xe815',
      version: 'XW.ar934x.v6.3.16.33429.241004.1620',
      ipAddress: '192.0.2.31',
      mode: 'ap-ptp',
      antennaGainDbi: 16,
      latitude: 41.667363,
      longitude: -72.774147,
      heightMetres: null,
      ramBytes: 63_627_264,
      cableLengthMetres: 8,
      distanceMetres: 750,
      obstructionDb: 4,
      txPowerDbm: 18,
      load: { rxKbps: 11_000, txKbps: 2_300 },
      secondsUp: 1_209_000,
    }),
  ],
};
