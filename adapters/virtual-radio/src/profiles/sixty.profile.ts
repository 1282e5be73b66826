import { AIRFIBER_60_LR, RAM_AF60_LR } from '../board/boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { withRadio60 } from '../configuration/radio60-configuration.ts';
import { bridgePeer } from '../peers/bridge-peer.ts';
import { accountEntries, CONFIGURED, type Profile } from './profile.ts';

/** A gigabit bridge across a harbour at 60 GHz; in heavy rain the 5 GHz radio takes over. */
export const sixty: Profile = {
  name: 'sixty',
  summary: '60 GHz point-to-point link with a 5 GHz backup',
  board: AIRFIBER_60_LR,
  statusShape: 'af60',
  hwaddr: '061B9C60F001',
  configuration: {
    ...withRadio60(
      baseConfiguration({
        hostname: 'Harbour-AP60',
        mode: 'ap-ptp',
        ssid: 'harbour-60',
        psk: 'harbour-demo-key',
        frequencyMhz: 5180,
        centerMhz: 5190,
        widthMhz: 40,
        txPowerDbm: 18,
        antennaGainDbi: AIRFIBER_60_LR.antennaGainDbi,
        countryCode: 840,
        ipAddress: '203.0.113.60',
        gateway: '203.0.113.1',
      }),
      { frequencyMhz: 66_960, widthMhz: 2160, txPowerDbm: 2, antennaGainDbi: 38, psk: 'harbour-demo-key' },
    ),
    ...accountEntries(CONFIGURED.accounts),
  },
  ...CONFIGURED,
  site: { latitude: 43.6591, longitude: -70.2568, altitudeMetres: 31.5, heightMetres: 22 },
  cableLengthMetres: 33,
  channel: { controlMhz: 5180, centerMhz: 5190, widthMhz: 40 },
  uptimeSeconds: 611_204,
  powerTimeSeconds: 5_120_900,
  link60: {
    obstructionDb: 3.5,
    remoteTxPowerDbm: 2,
    remoteAntennaGainDbi: 38,
    load: { rxKbps: 96_000, txKbps: 412_000 },
  },
  peers: (_seed, hwaddr) => [
    bridgePeer(hwaddr, {
      hostname: 'Lighthouse-ST60',
      platform: 'airFiber 60 LR',
      systemId: '0xdc9a',
      version: 'AF60.ipq807x.v2.6.2.45120.230112.1007',
      ipAddress: '203.0.113.61',
      mode: 'sta-ptp',
      antennaGainDbi: 12,
      latitude: 43.6483,
      longitude: -70.2489,
      heightMetres: 19,
      ramBytes: RAM_AF60_LR,
      cableLengthMetres: 26,
      distanceMetres: 1360,
      obstructionDb: 4,
      txPowerDbm: 18,
      load: { rxKbps: 40_000, txKbps: 120_000 },
      secondsUp: 604_007,
    }),
  ],
};
