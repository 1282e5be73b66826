import { NON_OCCUPANCY_SECONDS } from '@radiolink/domain/radio';
import type { Timed } from '../../aspects.ts';
import type { PrescanRun } from './prescan-run.ts';

/** A channel that is blocked by radar. MHz, milliseconds since the epoch. */
export interface Lockout {
  readonly centerMhz: number;
  readonly widthMhz: number;
  readonly until: number;
}

/** A radio and what its prescans found. */
export interface Listening extends Pick<Timed, 'clock'> {
  readonly v1: { readonly prescan: PrescanRun | undefined; lockouts: readonly Lockout[] };
}

/** The channels that are shut now. */
function lockoutsOf({ v1, clock }: Listening): readonly Lockout[] {
  const now = clock.now();
  const { prescan, lockouts } = v1;
  const found = (prescan?.channels ?? []).flatMap(({ centerMhz, endsAt, outcome }) =>
    outcome === 'radar' && endsAt <= now
      ? [{ centerMhz, widthMhz: prescan?.widthMhz ?? 0, until: endsAt + NON_OCCUPANCY_SECONDS * 1000 }]
      : [],
  );
  return [...lockouts, ...found].filter(({ until }) => until > now);
}

/** Keeps what a prescan found before it is forgotten. */
export function storeLockouts(radio: Listening): void {
  radio.v1.lockouts = lockoutsOf(radio);
}

/** `dfs.lockouts` of the statistics. §facts.dfs. */
export function lockoutSections(radio: Listening): Record<string, unknown>[] {
  const now = radio.clock.now();
  return lockoutsOf(radio).map(({ centerMhz, widthMhz, until }) => ({
    frequency: centerMhz,
    channelWidth: widthMhz,
    remaining: Math.ceil((until - now) / 1000),
  }));
}
