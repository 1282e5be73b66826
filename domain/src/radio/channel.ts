import { type Band, bandOf } from './band.ts';
import type { ChannelRow } from './regulatory-domain.ts';
import { occupiedSpan, overlapMhz, type Span } from './span.ts';

/** A channel a radio may use. Frequencies in MHz, power in dBm EIRP. Specification §3, Channel. */
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

/** The frequency range of a channel. */
export function channelSpan(channel: Channel): Span {
  return { startMhz: channel.channelStartFreq, endMhz: channel.channelEndFreq };
}

/** Width of a channel, MHz. */
export function channelWidth(channel: Channel): number {
  return channel.channelEndFreq - channel.channelStartFreq;
}

/** Shared spectrum of two channels, MHz; 0 when they only touch. */
export function channelOverlapMhz(a: Channel, b: Channel): number {
  return overlapMhz(channelSpan(a), channelSpan(b));
}

/** The channel that a row of the device's regulatory domain describes. */
export function channelFromRow(row: ChannelRow): Channel {
  const { startMhz, endMhz } = occupiedSpan(row.center, row.bw);
  return {
    controlFrequency: row.control,
    centerFrequency: row.center,
    channel: row.ch,
    dfs: row.dfs,
    channelStartFreq: startMhz,
    channelEndFreq: endMhz,
    ieeeMode: bandOf(row.center),
    maxPower: row.maxEirp,
  };
}

/** The row of a regulatory domain that describes a channel. */
export function rowFromChannel(channel: Channel): ChannelRow {
  return {
    control: channel.controlFrequency,
    center: channel.centerFrequency,
    bw: channelWidth(channel),
    ch: channel.channel,
    dfs: channel.dfs,
    maxEirp: channel.maxPower,
  };
}
