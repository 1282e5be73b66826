import { LITEAP_GPS } from '../board/boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { sectorPeers } from '../peers/sector-peers.ts';
import { accountEntries, CONFIGURED, type Profile } from './profile.ts';

const site = { latitude: 44.274812, longitude: -72.601243, altitudeMetres: 362.5, heightMetres: 18 };
/** Of every transmitter in 5470 to 5725 MHz in the United States, dBm. */
const MAX_EIRP_DBM = 30;

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
      txPowerDbm: MAX_EIRP_DBM - LITEAP_GPS.antennaGainDbi,
      antennaGainDbi: LITEAP_GPS.antennaGainDbi,
      countryCode: 840,
      ipAddress: '198.51.100.2',
      gateway: '198.51.100.1',
    }),
    ...accountEntries(CONFIGURED.accounts),
    'radio.1.atpc.sta.status': 'disabled',
  },
  ...CONFIGURED,
  site,
  cableLengthMetres: 41,
  channel: { controlMhz: 5680, centerMhz: 5690, widthMhz: 40 },
  uptimeSeconds: 349_215,
  powerTimeSeconds: 1_461_661,
  defaultStations: 40,
  peers: (seed, hwaddr, stations) =>
    sectorPeers(seed, stations, {
      hwaddr,
      ...site,
      maxEirpDbm: MAX_EIRP_DBM,
      load: { downKbps: 62_000, upKbps: 9_000 },
    }),
};
