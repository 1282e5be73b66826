import { WAVE_AP } from '../board/boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { withRadio60 } from '../configuration/radio60-configuration.ts';
import { wavePeers } from '../peers/sector-peers.ts';
import { accountEntries, CONFIGURED, type Profile } from './profile.ts';

const site = { latitude: 44.4786, longitude: -73.2124, altitudeMetres: 62, heightMetres: 24 };
const load = { rxKbps: 61_000, txKbps: 388_000 };

/** A 60 GHz sector over a small town, each station with a 5 GHz backup. */
export const wave: Profile = {
  name: 'wave',
  summary: '60 GHz access point of a sector with 5 GHz backup, versioned API only',
  board: WAVE_AP,
  statusShape: 'af60',
  versionedOnly: true,
  hwaddr: '061B9CDCA010',
  configuration: {
    ...withRadio60(
      baseConfiguration({
        hostname: 'Town-Wave',
        mode: 'ap-ptmp',
        ssid: 'town-wave',
        psk: 'town-demo-key',
        frequencyMhz: 5180,
        centerMhz: 5190,
        widthMhz: 40,
        txPowerDbm: 18,
        antennaGainDbi: WAVE_AP.antennaGainDbi,
        countryCode: 840,
        ipAddress: '192.0.2.20',
        gateway: '192.0.2.1',
      }),
      {
        frequencyMhz: 64_800,
        widthMhz: 2160,
        txPowerDbm: 15,
        antennaGainDbi: 24,
        psk: 'town-demo-key',
        mode: 'ap-ptmp',
      },
    ),
    ...accountEntries(CONFIGURED.accounts),
  },
  ...CONFIGURED,
  site,
  cableLengthMetres: 58,
  channel: { controlMhz: 5180, centerMhz: 5190, widthMhz: 40 },
  uptimeSeconds: 433_871,
  powerTimeSeconds: 2_120_344,
  defaultStations: 6,
  link60: { obstructionDb: 2.5, remoteTxPowerDbm: 2, remoteAntennaGainDbi: 38, load },
  peers: (seed, hwaddr, stations) => wavePeers(seed, hwaddr, stations, { ...site, load }),
};
