import {
  type ChannelRow,
  occupiedSpan,
  outputPowerLimits,
  bandOf,
  spansOverlap,
} from '@radiolink/domain/radio';
import { bySignal, type SurveyCell } from '@radiolink/domain/tools';

/** Neighbours in a channel: how many, and the strongest, dBm. */
export interface ReceivedInChannel {
  readonly count: number;
  readonly strongestDbm: number | undefined;
}

const DEFAULT_CELL_WIDTH_MHZ = 20;

/** The neighbours whose channel overlaps a row; 20 MHz is assumed if no width is reported. */
export function receivedIn(row: ChannelRow, cells: readonly SurveyCell[]): ReceivedInChannel {
  const span = occupiedSpan(row.center, row.bw);
  const received = cells
    .filter(
      ({ frequencyMhz, channelWidthMhz }) =>
        frequencyMhz !== undefined &&
        spansOverlap(span, occupiedSpan(frequencyMhz, channelWidthMhz ?? DEFAULT_CELL_WIDTH_MHZ)),
    )
    .toSorted(bySignal);
  return { count: received.length, strongestDbm: received[0]?.signalDbm };
}

/** Limits on the power of a channel other than its EIRP. */
export interface PowerFacts {
  readonly device: { readonly min: number; readonly max: number };
  readonly countryCode: number;
  readonly antennaGainDbi: number;
  readonly cableLossDb: number;
}

/** The most that the radio may send in a channel with its antenna, dBm; undefined when even its least is too much. */
export function mostPowerDbm(row: ChannelRow, { device, ...facts }: PowerFacts): number | undefined {
  const limits = outputPowerLimits({
    ...facts,
    device: { minDbm: device.min, maxDbm: device.max },
    band: bandOf(row.center),
    maxEirpDbm: row.maxEirp,
  });
  return limits.lawful ? limits.maxDbm : undefined;
}
