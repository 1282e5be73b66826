import { type Message, message } from '../errors/message.ts';
import { cacSeconds } from '../radio/radar.ts';
import { isWithin, PHYSICAL, within } from '../units/physical-range.ts';
import { type ChannelRow, rowsOfWidth } from '../radio/regulatory-domain.ts';
import type { DfsRegion } from '../radio/regulatory-rule.ts';
import { occupiedSpan } from '../radio/span.ts';
import { standardCentres } from '../radio/tuning-grid.ts';
import type { JobStatus } from './job.ts';

/** CAC result of a channel. */
export type PrescanState = 'pending' | 'scanning' | 'clear' | 'radar';

/** One channel of a prescan. */
export interface PrescanChannel {
  readonly centerMhz: number;
  readonly widthMhz?: number | undefined;
  /** Undefined for an unknown state. */
  readonly state?: PrescanState | undefined;
}

/** DFS prescan: runs a CAC on several channels in turn, so that radar is known before one is selected. */
export interface DfsPrescan {
  readonly status: JobStatus;
  /** The channel that is listened to, MHz. */
  readonly frequencyMhz?: number | undefined;
  /** Seconds left on it. */
  readonly remainingSeconds?: number | undefined;
  readonly channels: readonly PrescanChannel[];
}

const STATE_WORDS: Readonly<Record<PrescanState, string>> = {
  pending: 'Pending',
  scanning: 'CAC running',
  clear: 'Clear',
  radar: 'Radar detected',
};
/** A channel whose width the device does not report. */
const USUAL_WIDTH_MHZ = 20;

/** The words for the state of a channel. */
export function prescanStateMessage(state: PrescanState): Message {
  return message(STATE_WORDS[state]);
}

/** CAC time of a channel in a prescan, seconds: the same as before its use, since it is the same check. */
export function prescanCacSeconds(
  { centerMhz, widthMhz = USUAL_WIDTH_MHZ }: Pick<PrescanChannel, 'centerMhz' | 'widthMhz'>,
  dfsRegion: DfsRegion | undefined,
): number {
  const { startMhz, endMhz } = occupiedSpan(centerMhz, widthMhz);
  return cacSeconds({ dfs: true, channelStartFreq: startMhz, channelEndFreq: endMhz }, dfsRegion);
}

/** Seconds until the whole prescan is over: what is left on this channel, and the full time of those that wait. NaN for an invalid time. */
export function prescanSecondsLeft(
  { remainingSeconds, channels }: DfsPrescan,
  cacSecondsOf: (channel: PrescanChannel) => number,
): number {
  return channels.reduce((left, channel) => {
    if (channel.state === 'scanning') return left + secondsOf(remainingSeconds ?? cacSecondsOf(channel));
    return channel.state === 'pending' ? left + secondsOf(cacSecondsOf(channel)) : left;
  }, 0);
}

function secondsOf(seconds: number): number {
  return within(seconds, PHYSICAL.amount);
}

/**
 * The channels of a width for a DFS prescan: those with radar detection at the standard centres, or at all
 * centres of a width outside the standard. One row per centre, with any control channels.
 */
export function prescanCandidates(rows: readonly ChannelRow[], widthMhz: number): readonly ChannelRow[] {
  const standard = new Set(standardCentres(widthMhz));
  const byCentre = new Map<number, ChannelRow>();
  for (const row of rowsOfWidth(rows, widthMhz)) {
    const fits = row.dfs && (standard.size === 0 || standard.has(row.center));
    if (fits && !byCentre.has(row.center)) byCentre.set(row.center, row);
  }
  return [...byCentre.values()].toSorted((a, b) => a.center - b.center);
}

/** Prescan result of a channel; undefined if the channel was not scanned. */
export function prescanStateOf(
  { channels }: Pick<DfsPrescan, 'channels'>,
  { center, bw }: Pick<ChannelRow, 'center' | 'bw'>,
): PrescanState | undefined {
  if (!isWithin(center, PHYSICAL.frequencyMhz) || !isWithin(bw, PHYSICAL.widthMhz)) return undefined;
  return channels.find(({ centerMhz, widthMhz = bw }) => centerMhz === center && widthMhz === bw)?.state;
}
