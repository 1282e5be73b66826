import { NON_OCCUPANCY_SECONDS } from '@radiolink/domain/radio';
import type { Timed } from '../../aspects.ts';

/** DFS prescan on some channels, one after the other. MHz, and milliseconds since the epoch. */
export interface PrescanRun {
  readonly widthMhz: number;
  readonly channels: readonly PrescanStep[];
}

/** One channel of it: when its CAC ends, and the radar detected by then. */
export interface PrescanStep {
  readonly centerMhz: number;
  readonly endsAt: number;
  readonly outcome: 'radar' | 'clear';
}

/** The channel that is listened to, and the seconds left on it; undefined when all are done. */
export function scanAt(
  { channels }: PrescanRun,
  now: number,
): { readonly channel: PrescanStep; readonly secondsLeft: number } | undefined {
  const channel = channels.find(({ endsAt }) => now < endsAt);
  return channel && { channel, secondsLeft: Math.ceil((channel.endsAt - now) / 1000) };
}

export function isRunning(run: PrescanRun, now: number): boolean {
  return scanAt(run, now) !== undefined;
}

/** Seconds until all channels are done. */
export function secondsOf({ channels }: PrescanRun, now: number): number {
  return Math.max(0, Math.ceil(((channels.at(-1)?.endsAt ?? now) - now) / 1000));
}

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
