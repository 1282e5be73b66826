import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { type Band, bandOf } from './band.ts';
import type { ChannelRow } from './regulatory-domain.ts';
import { isSpan, type Span, spanBetween } from './span.ts';

/** A channel a radio may use. Frequencies in MHz, power in dBm EIRP. §3.channel. */
export interface Channel {
  readonly controlFrequency: number;
  readonly centerFrequency: number;
  /** Number of the control channel. */
  readonly channel: number;
  /** Radar has to be listened for before and while transmitting. */
  readonly dfs: boolean;
  readonly channelStartFreq: number;
  readonly channelEndFreq: number;
  readonly ieeeMode: Band;
  /** Most EIRP, whole dBm. */
  readonly maxPower: number;
  /** The public rules allow it indoors only. Left out when the source does not say. */
  readonly indoorOnly?: boolean;
  /**
   * Only a station may use it, after an access point was received there. Left out if the source does not contain it.
   */
  readonly noInitiate?: boolean;
}

/** The frequency range of a channel; NaN at both ends when it has none. */
export function channelSpan(channel: Channel): Span {
  return spanBetween(channel.channelStartFreq, channel.channelEndFreq);
}

/** Width of a channel, MHz; NaN when it has none. */
export function channelWidth(channel: Channel): number {
  const { startMhz, endMhz } = channelSpan(channel);
  return endMhz - startMhz;
}

/** The row of a regulatory domain that describes a channel; undefined for an invalid channel. */
export function rowFromChannel(channel: Channel): ChannelRow | undefined {
  const row = {
    control: channel.controlFrequency,
    center: channel.centerFrequency,
    bw: channelWidth(channel),
    ch: channel.channel,
    dfs: channel.dfs,
    maxEirp: channel.maxPower,
  };
  return isSpan(channelSpan(channel)) && isRow(row) ? row : undefined;
}

function isRow({ control, center, ch, maxEirp }: ChannelRow): boolean {
  const tuned = bandOf(control) !== undefined && bandOf(center) !== undefined;
  return tuned && Number.isSafeInteger(ch) && isWithin(maxEirp, PHYSICAL.dbm);
}
