import type { ChannelRow } from './regulatory-domain.ts';
import type { DfsRegion } from './regulatory-rule.ts';
import { isSpan, occupiedSpan, type Span, spansOverlap } from './span.ts';

/** CAC time of a channel before use, seconds. */
export const CAC_SECONDS = 60;

/** The same where weather radar is protected, seconds. */
export const WEATHER_RADAR_CAC_SECONDS = 600;

/** Where radar of any kind works, MHz: access points listen before they use it. */
export const RADAR_SPAN: Span = { startMhz: 5250, endMhz: 5725 };

/** Where weather radar works, MHz. */
export const WEATHER_RADAR_SPAN: Span = { startMhz: 5600, endMhz: 5650 };

/** Non-occupancy period of a channel after radar was detected, seconds. */
export const NON_OCCUPANCY_SECONDS = 1800;

/** A DFS channel, as far as listening goes. */
export interface RadarChannel {
  readonly dfs: boolean;
  readonly channelStartFreq: number;
  readonly channelEndFreq: number;
}

/**
 * CAC time of an access point, seconds: 0 without DFS, ten minutes for a channel in the weather radar band of
 * an ETSI country, else one minute. Stations run no CAC. NaN for an invalid channel.
 */
export function cacSeconds(channel: RadarChannel, dfsRegion: DfsRegion | undefined): number {
  const span = { startMhz: channel.channelStartFreq, endMhz: channel.channelEndFreq };
  if (!isSpan(span)) return Number.NaN;
  if (!channel.dfs) return 0;
  return dfsRegion === 'ETSI' && spansOverlap(span, WEATHER_RADAR_SPAN)
    ? WEATHER_RADAR_CAC_SECONDS
    : CAC_SECONDS;
}

/** The same for a row of the device's regulatory domain. */
export function cacSecondsOfRow(
  { center, bw, dfs }: Pick<ChannelRow, 'center' | 'bw' | 'dfs'>,
  dfsRegion: DfsRegion | undefined,
): number {
  const { startMhz, endMhz } = occupiedSpan(center, bw);
  return cacSeconds({ dfs, channelStartFreq: startMhz, channelEndFreq: endMhz }, dfsRegion);
}
