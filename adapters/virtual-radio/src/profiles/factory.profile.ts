import { LITEBEAM_5AC } from '../board/boards.ts';
import { FACTORY_ACCOUNTS } from './accounts.ts';
import { factoryConfiguration } from './factory-configuration.ts';
import type { Profile } from './profile.ts';

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
