import { LTU_ROCKET } from '../board/backhaul-boards.ts';
import { baseConfiguration } from '../configuration/base-configuration.ts';
import { ltuPeers } from '../peers/sector-peers.ts';
import { accountEntries, CONFIGURED, type Profile } from './profile.ts';
import { airfiber5 } from './airfiber-5.profile.ts';
import { airfiber24 } from './airfiber-24.profile.ts';
import { apPtmp } from './ap-ptmp.profile.ts';
import { apPtp } from './ap-ptp.profile.ts';
import { factory } from './factory.profile.ts';
import { ltuSta } from './ltu-sta.profile.ts';
import { old } from './old.profile.ts';
import { router } from './router.profile.ts';
import { sixty } from './sixty.profile.ts';
import { soho } from './soho.profile.ts';
import { staPtmp } from './sta-ptmp.profile.ts';
import { staPtp } from './sta-ptp.profile.ts';
import { vlan } from './vlan.profile.ts';
import { wave } from './wave.profile.ts';

const site = { latitude: 44.2601, longitude: -72.5754, altitudeMetres: 322, heightMetres: 28 };

/** A sector of LTU stations. */
const ltuAp: Profile = {
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

/** Every profile, the default first. */
export const PROFILES: readonly Profile[] = [
  apPtmp,
  apPtp,
  staPtp,
  staPtmp,
  sixty,
  router,
  soho,
  vlan,
  factory,
  old,
  wave,
  ltuAp,
  ltuSta,
  airfiber24,
  airfiber5,
];

/** Names of the profiles, the default first. */
export const profileNames: readonly string[] = PROFILES.map(profile => profile.name);

/** Names of the profiles that implement the classic API. */
export const classicProfileNames: readonly string[] = PROFILES.filter(profile => !profile.versionedOnly).map(
  profile => profile.name,
);

/** The profile of a name. Throws a RangeError that lists the known ones. */
export function profileOf(name: string): Profile {
  const profile = PROFILES.find(candidate => candidate.name === name);
  if (profile === undefined) {
    throw new RangeError(`There is no profile "${name}". Known profiles: ${profileNames.join(', ')}.`);
  }
  return profile;
}
