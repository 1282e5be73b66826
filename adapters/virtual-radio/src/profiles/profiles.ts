import { airfiber24 } from './airfiber-24.profile.ts';
import { airfiber5 } from './airfiber-5.profile.ts';
import { apPtmp } from './ap-ptmp.profile.ts';
import { apPtp } from './ap-ptp.profile.ts';
import { factory } from './factory.profile.ts';
import { ltuAp } from './ltu-ap.profile.ts';
import { ltuSta } from './ltu-sta.profile.ts';
import { old } from './old.profile.ts';
import type { Profile } from './profile.ts';
import { router } from './router.profile.ts';
import { sixty } from './sixty.profile.ts';
import { soho } from './soho.profile.ts';
import { staPtmp } from './sta-ptmp.profile.ts';
import { staPtp } from './sta-ptp.profile.ts';
import { vlan } from './vlan.profile.ts';
import { wave } from './wave.profile.ts';

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
