import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { type Band, bandOf } from './band.ts';
import { HALF_CHANNEL_SHIFT_MHZ, WIDTH_60GHZ_MHZ } from './channel-width.ts';
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

/** Centre of channel 0 of the 5 GHz raster, MHz. */
const BASE_A_MHZ = 5000;
/** Centre of channel 0 of the 2.4 GHz raster, MHz. */
const BASE_G_MHZ = 2407;
/** Channels are numbered every 5 MHz below 50 GHz. */
const RASTER_MHZ = 5;
const LAST_REGULAR_G_CHANNEL = 13;
/** The raster ends with the 6 GHz band, at 7125 MHz. */
const LAST_A_CHANNEL = 425;
/** Channel 14 is outside the raster. */
const CHANNEL_14_MHZ = 2484;
/** Centre of channel 1 at 60 GHz, MHz. */
const FIRST_AD_MHZ = 58_320;
/** Channels at 60 GHz. */
const LAST_AD_CHANNEL = 6;

function wholeBetween(value: number, least: number, most: number): number | undefined {
  return Number.isInteger(value) && value >= least && value <= most ? value : undefined;
}

function numberAt60Ghz(frequencyMhz: number): number | undefined {
  const nearest = Math.round((frequencyMhz - FIRST_AD_MHZ) / WIDTH_60GHZ_MHZ) + 1;
  const off = Math.abs(frequencyMhz - (FIRST_AD_MHZ + (nearest - 1) * WIDTH_60GHZ_MHZ));
  if (off !== 0 && off !== HALF_CHANNEL_SHIFT_MHZ) return undefined;
  return wholeBetween(nearest, 1, LAST_AD_CHANNEL);
}

/**
 * The number of the channel at a frequency in MHz. A half channel at 60 GHz has the number of the full
 * channel that contains it. Undefined off the raster.
 */
export function channelNumber(frequencyMhz: number): number | undefined {
  switch (bandOf(frequencyMhz)) {
    case 'G':
      if (frequencyMhz === CHANNEL_14_MHZ) return 14;
      return wholeBetween((frequencyMhz - BASE_G_MHZ) / RASTER_MHZ, 1, LAST_REGULAR_G_CHANNEL);
    case 'A':
      return wholeBetween((frequencyMhz - BASE_A_MHZ) / RASTER_MHZ, 1, LAST_A_CHANNEL);
    case 'AD':
      return numberAt60Ghz(frequencyMhz);
    default:
      return undefined;
  }
}

/** The frequency of a channel number in a band, MHz. Undefined for a number the band does not have. */
export function channelFrequency(number: number, band: Band): number | undefined {
  if (band === 'G' && number === 14) return CHANNEL_14_MHZ;
  const frequency = {
    G: BASE_G_MHZ + number * RASTER_MHZ,
    A: BASE_A_MHZ + number * RASTER_MHZ,
    AD: FIRST_AD_MHZ + (number - 1) * WIDTH_60GHZ_MHZ,
  }[band];
  return bandOf(frequency) === band && channelNumber(frequency) === number ? frequency : undefined;
}
