import { LITEBEAM_5AC } from '../board/index.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { accountEntries, FACTORY_ACCOUNTS } from './accounts.ts';
import type { Profile } from './profile.ts';

/** Out of the box: no country, no link, the maker's login. */
export const factory: Profile = {
  name: 'factory',
  summary: 'A radio out of the box, not set up',
  board: LITEBEAM_5AC,
  statusShape: 'ac',
  hwaddr: '061B9C470E52',
  configuration: {
    ...baseConfiguration({
      hostname: LITEBEAM_5AC.productName,
      mode: 'sta-ptmp',
      ssid: 'ubnt',
      psk: '',
      frequencyMhz: 0,
      centerMhz: 0,
      widthMhz: 40,
      txPowerDbm: 22,
      antennaGainDbi: LITEBEAM_5AC.antennaGainDbi,
      countryCode: 0,
      ipAddress: '192.168.1.20',
      gateway: '192.168.1.1',
    }),
    ...accountEntries(FACTORY_ACCOUNTS),
  },
  accounts: FACTORY_ACCOUNTS,
  setupComplete: false,
  site: { latitude: 0, longitude: 0, altitudeMetres: 0, heightMetres: null },
  channel: { controlMhz: 5180, centerMhz: 5190, widthMhz: 40 },
  uptimeSeconds: 312,
  powerTimeSeconds: 312,
  peers: () => [],
};
