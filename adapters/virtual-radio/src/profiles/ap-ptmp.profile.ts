import { LITEAP_GPS } from '../board/index.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { sectorPeers } from '../peers/index.ts';
import { accountEntries, CONFIGURED_ACCOUNTS } from './accounts.ts';
import type { Profile } from './profile.ts';

const site = { latitude: 46.812345, longitude: 9.84321, altitudeMetres: 1184.5, heightMetres: 18 };

/** A sector on a ridge with forty subscribers. */
export const apPtmp: Profile = {
  name: 'ap-ptmp',
  summary: '5 GHz access point of a sector, 40 stations',
  board: LITEAP_GPS,
  statusShape: 'ac',
  hwaddr: '061B9C204D01',
  configuration: {
    ...baseConfiguration({
      hostname: 'Ridge-AP',
      mode: 'ap-ptmp',
      ssid: 'ridge-north',
      psk: 'ridge-demo-key',
      frequencyMhz: 5680,
      centerMhz: 5690,
      widthMhz: 40,
      txPowerDbm: 20,
      antennaGainDbi: LITEAP_GPS.antennaGainDbi,
      countryCode: 840,
      ipAddress: '198.51.100.2',
      gateway: '198.51.100.1',
    }),
    ...accountEntries(CONFIGURED_ACCOUNTS),
  },
  accounts: CONFIGURED_ACCOUNTS,
  uniiActivated: true,
  setupComplete: true,
  site,
  channel: { controlMhz: 5680, centerMhz: 5690, widthMhz: 40 },
  uptimeSeconds: 349_215,
  powerTimeSeconds: 1_461_661,
  defaultStations: 40,
  peers: (seed, hwaddr, stations) =>
    sectorPeers(seed, stations, { hwaddr, ...site, load: { downKbps: 62_000, upKbps: 9_000 } }),
};
