import type { ConfigText } from '../configuration/index.ts';
import { cacSeconds, cacSecondsOfRow, RADAR_SPAN } from '../radio/radar.ts';
import type { ChannelRow } from '../radio/regulatory-domain.ts';
import type { DfsRegion } from '../radio/regulatory-rule.ts';
import { countryRules } from '../radio/regulatory-table.ts';
import { occupiedSpan, spansOverlap } from '../radio/span.ts';
import { wirelessModeOf } from '../settings/settings-context.ts';

/** Known facts about the channels. Without those of a selected frequency the frequency alone decides. */
export interface RadarFacts {
  readonly before: ConfigText;
  readonly after: ConfigText;
  /** The channels of the radio below 60 GHz, as the country in force after the change has them. */
  readonly channels?: readonly ChannelRow[];
}

/** Width of a channel whose configuration has none, MHz. */
const USUAL_WIDTH_MHZ = 20;

/** Inputs that determine the duration of the CAC. */
const CHANNEL_KEYS = [
  'radio.1.freq',
  'radio.1.center.1.freq',
  'radio.1.chanbw',
  'radio.1.ieee_mode',
  'radio.1.mode',
  'radio.1.dfs.status',
  'radio.countrycode',
] as const;

/**
 * Duration of the CAC because of a change, seconds: 0 if the radio keeps its channel, is a station, or needs no CAC.
 * On automatic frequency the longest CAC among the channels of the width counts. A selected channel without a row
 * needs a CAC where radar is possible.
 */
export function radarWaitSeconds({ before, after, channels = [] }: RadarFacts): number {
  if (CHANNEL_KEYS.every(key => before.get(key) === after.get(key))) return 0;
  if (!wirelessModeOf(after.entries())?.startsWith('ap')) return 0;
  if (after.get('radio.1.dfs.status') === 'disabled') return 0;
  const frequency = Number(after.get('radio.1.freq') ?? 0);
  const center = Number(after.get('radio.1.center.1.freq') ?? 0);
  const width = Number(after.get('radio.1.chanbw') ?? 0);
  const region = countryRules(Number(after.get('radio.countrycode')))?.dfsRegion;
  const rows = channels
    .filter(row => width <= 0 || row.bw === width)
    .filter(row => frequency === 0 || row.control === frequency)
    .filter(row => frequency === 0 || center === 0 || row.center === center);
  if (frequency > 0 && rows.length === 0) return unlistedWait(center || frequency, width, region);
  return Math.max(0, ...rows.map(row => cacSecondsOfRow(row, region)));
}

function unlistedWait(center: number, width: number, region: DfsRegion | undefined): number {
  const span = occupiedSpan(center, width > 0 ? width : USUAL_WIDTH_MHZ);
  const dfs = spansOverlap(span, RADAR_SPAN);
  return cacSeconds({ dfs, channelStartFreq: span.startMhz, channelEndFreq: span.endMhz }, region);
}
