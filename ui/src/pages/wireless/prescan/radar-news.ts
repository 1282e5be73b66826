import type { RadarPrescan, ShutChannel } from '@radiolink/application/wireless/prescan-watch';
import { type ChannelRow, occupiedSpan, spansOverlap } from '@radiolink/domain/radio';
import { type PrescanState, prescanStateOf } from '@radiolink/domain/tools';

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
