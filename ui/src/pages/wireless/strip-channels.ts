import { MIN_POWER_DBM } from '@radiolink/domain/link';
import { type ChannelRow, occupiedSpan, type Span } from '@radiolink/domain/radio';
import type { SurveyCell } from '@radiolink/domain/tools';

const DEFAULT_CELL_WIDTH_MHZ = 20;
/** Signal at the top of the strip, dBm; the least power of a signal is at its bottom. */
const STRONGEST_DBM = -35;

/** What is drawn at its place on the axis, as shares of the strip, 0 to 1. */
export interface StripBlock {
  readonly start: number;
  readonly width: number;
  readonly height: number;
}

/** The channels of the strip, side by side by frequency: of those that overlap the first one, and always the chosen one. */
export function stripChannels(
  rows: readonly ChannelRow[],
  chosen: ChannelRow | undefined,
): readonly ChannelRow[] {
  const shown: ChannelRow[] = [];
  let end = 0;
  for (const row of rows.toSorted((a, b) => a.center - b.center)) {
    const { startMhz, endMhz } = occupiedSpan(row.center, row.bw);
    if (startMhz < end && row !== chosen) continue;
    shown.push(row);
    end = Math.max(end, endMhz);
  }
  return shown;
}

/** From the lowest to the highest frequency of these channels; undefined without any. */
export function stripAxis(rows: readonly ChannelRow[]): Span | undefined {
  const spans = rows.map(({ center, bw }) => occupiedSpan(center, bw));
  if (spans.length === 0) return undefined;
  return {
    startMhz: Math.min(...spans.map(({ startMhz }) => startMhz)),
    endMhz: Math.max(...spans.map(({ endMhz }) => endMhz)),
  };
}

/** A channel on the axis, as high as its permitted EIRP among the highest of them. */
export function channelBlock(row: ChannelRow, axis: Span, mostEirpDbm: number): StripBlock {
  return blockOf(occupiedSpan(row.center, row.bw), axis, row.maxEirp / Math.max(1, mostEirpDbm));
}

/** A neighbour on the axis, as high as its signal; undefined where its frequency is not on the axis or not known. */
export function neighbourBlock(cell: SurveyCell, axis: Span): StripBlock | undefined {
  const { frequencyMhz, channelWidthMhz = DEFAULT_CELL_WIDTH_MHZ, signalDbm = MIN_POWER_DBM } = cell;
  if (frequencyMhz === undefined) return undefined;
  const { startMhz, endMhz } = occupiedSpan(frequencyMhz, channelWidthMhz);
  const seen = { startMhz: Math.max(startMhz, axis.startMhz), endMhz: Math.min(endMhz, axis.endMhz) };
  if (!(seen.startMhz < seen.endMhz)) return undefined;
  return blockOf(seen, axis, (signalDbm - MIN_POWER_DBM) / (STRONGEST_DBM - MIN_POWER_DBM));
}

function blockOf({ startMhz, endMhz }: Span, axis: Span, height: number): StripBlock {
  const whole = axis.endMhz - axis.startMhz;
  return {
    start: (startMhz - axis.startMhz) / whole,
    width: (endMhz - startMhz) / whole,
    height: Math.min(1, Math.max(0.15, height)),
  };
}

/** The channel at a frequency: the nearest. */
export function channelAt(rows: readonly ChannelRow[], mhz: number): ChannelRow | undefined {
  return rows.toSorted((a, b) => Math.abs(a.center - mhz) - Math.abs(b.center - mhz))[0];
}

/**
 * The channel that a move to a frequency means: the nearest, and at least the next one in its direction. A key moves by less
 * than a channel.
 */
export function channelTowards(
  rows: readonly ChannelRow[],
  chosen: ChannelRow | undefined,
  mhz: number,
): ChannelRow | undefined {
  const nearest = channelAt(rows, mhz);
  if (chosen === undefined || nearest !== chosen || mhz === chosen.center) return nearest;
  return rows[rows.indexOf(chosen) + (mhz > chosen.center ? 1 : -1)] ?? nearest;
}

/** Frequencies of the marks of an axis, each a whole 100 MHz. */
export function axisMarks({ startMhz, endMhz }: Span): readonly number[] {
  const first = Math.ceil(startMhz / 100) * 100;
  return Array.from(
    { length: Math.max(0, Math.floor((endMhz - first) / 100) + 1) },
    (_, place) => first + place * 100,
  );
}
