import type { Board } from '../board/board.ts';
import { LITEBEAM_5AC } from '../board/boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { withRadio60 } from '../configuration/radio60-configuration.ts';
import { accountEntries, FACTORY_ACCOUNTS, type Profile } from './profile.ts';

/** EIRP before a country is chosen: what is permitted in all of them at 5 GHz, and in most at 60 GHz, dBm. */
const MAX_EIRP_DBM = 20;
const MAX_EIRP_60_DBM = 40;

/** Factory configuration of a board: no country, no link, the manufacturer's login. */
export function factoryConfiguration(board: Board): Record<string, string> {
  const { radio60 } = board;
  if (radio60 === undefined) return plainConfiguration(board);
  return withRadio60(plainConfiguration(board), {
    frequencyMhz: 0,
    widthMhz: Math.max(...radio60.widthsMhz),
    txPowerDbm: Math.min(radio60.txPowerMaxDbm, MAX_EIRP_60_DBM - radio60.antennaGainDbi),
    antennaGainDbi: radio60.antennaGainDbi,
    psk: '',
    mode: board.modes.ptmp ? 'sta-ptmp' : 'sta-ptp',
  });
}

function plainConfiguration(board: Board): Record<string, string> {
  return {
    ...baseConfiguration({
      hostname: board.productName,
      mode: 'sta-ptmp',
      ssid: 'ubnt',
      psk: '',
      frequencyMhz: 0,
      centerMhz: 0,
      widthMhz: 40,
      txPowerDbm: Math.max(board.txPowerMinDbm, MAX_EIRP_DBM - board.antennaGainDbi),
      antennaGainDbi: board.antennaGainDbi,
      countryCode: 0,
      ipAddress: '192.168.1.20',
      gateway: '192.168.1.1',
    }),
    ...accountEntries(FACTORY_ACCOUNTS),
  };
}

/** Factory state: no country, no link, the manufacturer's login. */
export const factory: Profile = {
  name: 'factory',
  summary: 'A radio out of the box, not set up',
  board: LITEBEAM_5AC,
  statusShape: 'ac',
  hwaddr: '061B9C470E52',
  configuration: factoryConfiguration(LITEBEAM_5AC),
  accounts: FACTORY_ACCOUNTS,
  uniiActivated: false,
  setupComplete: false,
  site: { latitude: 0, longitude: 0, altitudeMetres: 0, heightMetres: null },
  cableLengthMetres: 2,
  channel: { controlMhz: 5180, centerMhz: 5190, widthMhz: 40 },
  uptimeSeconds: 312,
  powerTimeSeconds: 312,
  peers: () => [],
};
