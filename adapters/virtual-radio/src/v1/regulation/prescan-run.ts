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
