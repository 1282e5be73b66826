import type { RadarPrescan, ShutChannel } from '@radiolink/application/wireless/prescan-watch';
import {
  cacSecondsOfRow,
  type ChannelRow,
  countryRules,
  occupiedSpan,
  spansOverlap,
} from '@radiolink/domain/radio';
import { type PrescanState, prescanStateOf } from '@radiolink/domain/tools';
import type { Text } from '../../i18n/use-text.ts';

/** CAC time of a channel in a country, seconds; 0 without DFS. */
export function waitOf(row: ChannelRow, countryCode: number): number {
  return cacSecondsOfRow(row, countryRules(countryCode)?.dfsRegion);
}

/** A channel in one line: `5500 MHz · channel 100 · DFS`. */
export function channelLine(mhz: number, row: ChannelRow | undefined, t: Text): string {
  if (row === undefined) return t('{frequency} MHz', { frequency: mhz });
  const values = { frequency: mhz, number: row.ch };
  if (row.dfs) return t('{frequency} MHz · channel {number} · DFS', values);
  return t('{frequency} MHz · channel {number}', values);
}

/** Radar state of a channel. Times in ms since the epoch. */
export type RadarNews =
  | { readonly kind: 'shut'; readonly until: number | undefined }
  | { readonly kind: 'received'; readonly state: PrescanState; readonly secondsLeft?: number };

/** A blocked channel is shown as blocked, whatever was detected there before; undefined if unknown. */
export function radarNewsOf(
  row: ChannelRow,
  prescan: RadarPrescan | null,
  shut: readonly ShutChannel[],
): RadarNews | undefined {
  const span = occupiedSpan(row.center, row.bw);
  const lockout = shut.find(({ centerMhz, widthMhz = row.bw }) =>
    spansOverlap(span, occupiedSpan(centerMhz, widthMhz)),
  );
  if (lockout !== undefined) return { kind: 'shut', until: lockout.until };
  if (prescan === null) return undefined;
  const state = prescanStateOf(prescan.prescan, row);
  if (state === undefined) return undefined;
  const secondsLeft = state === 'scanning' ? prescan.prescan.remainingSeconds : undefined;
  return { kind: 'received', state, ...(secondsLeft !== undefined && { secondsLeft }) };
}
