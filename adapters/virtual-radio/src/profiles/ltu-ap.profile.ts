import { LTU_ROCKET } from '../board/backhaul-boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { ltuPeers } from '../peers/ltu-peers.ts';
import { accountEntries, CONFIGURED } from './accounts.ts';
import type { Profile } from './profile.ts';

const site = { latitude: 44.2601, longitude: -72.5754, altitudeMetres: 322, heightMetres: 28 };

/** A sector of LTU stations. */
export const ltuAp: Profile = {
  name: 'ltu-ap',
  summary: 'LTU access point of a sector, versioned API only',
  board: LTU_ROCKET,
  statusShape: 'ac',
  versionedOnly: true,
  hwaddr: '061B9C17A010',
  configuration: {
    ...baseConfiguration({
      hostname: 'Capitol-LTU',
      mode: 'ap-ptmp',
      ssid: 'capitol-ltu',
      psk: 'capitol-demo-key',
      frequencyMhz: 5785,
      centerMhz: 5795,
      widthMhz: 40,
      txPowerDbm: 13,
      antennaGainDbi: LTU_ROCKET.antennaGainDbi,
      countryCode: 840,
      ipAddress: '192.0.2.40',
      gateway: '192.0.2.1',
    }),
    ...accountEntries(CONFIGURED.accounts),
  },
  ...CONFIGURED,
  site,
  cableLengthMetres: 42,
  channel: { controlMhz: 5785, centerMhz: 5795, widthMhz: 40 },
  uptimeSeconds: 1_728_000,
  powerTimeSeconds: 1_728_000,
  defaultStations: 8,
  peers: (seed, hwaddr, stations) =>
    ltuPeers(seed, hwaddr, stations, { ...site, load: { rxKbps: 9000, txKbps: 52_000 } }),
};
