import type { Message } from '../errors/message.ts';
import type { LinkEnds } from '../link/link-end.ts';
import type { Expected } from './predicted-end.ts';

/** A figure of a link that is predicted: dBm, dB, the multiplier of a rate, kbps, percent of the airtime, or hours a year. */
export type PredictedQuantity =
  | 'local-signal'
  | 'remote-signal'
  | 'local-ratio'
  | 'remote-ratio'
  | 'downlink-rate'
  | 'uplink-rate'
  | 'downlink-capacity'
  | 'uplink-capacity'
  | 'airtime'
  | 'fade-margin'
  | 'rain-outage';

/** One figure of a link, now and as it is expected after a change. */
export interface PredictedFigure extends Expected {
  readonly quantity: PredictedQuantity;
}

/** What a change is expected to do to a link. */
export interface LinkPrediction {
  /** After the restart: the link is back, it waits for other settings, or the radio is off. */
  readonly link: 'back' | 'waits' | 'off';
  /** What the ratio of signal to noise is called. */
  readonly ratio: LinkEnds['local']['ratio'];
  /** Only what changes, and what is known. */
  readonly figures: readonly PredictedFigure[];
  readonly reasons: readonly Message[];
}
