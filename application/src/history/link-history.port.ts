import { type Token, token } from '../wiring/token.ts';

/** Samples of one quantity, oldest first; undefined for a gap. */
export type HistorySeries = readonly (number | undefined)[];

/** History of the link recorded by the device. All series have the length of `times`. */
export interface LinkHistory {
  readonly intervalSeconds?: number | undefined;
  /** Seconds since the epoch by the device's clock. */
  readonly times: readonly number[];
  /** Link scores, 0 to 100. */
  readonly downlinkScore: HistorySeries;
  readonly uplinkScore: HistorySeries;
  readonly signalDbm: HistorySeries;
  readonly remoteSignalDbm: HistorySeries;
  readonly downlinkCapacityKbps: HistorySeries;
  readonly uplinkCapacityKbps: HistorySeries;
  readonly txKbps: HistorySeries;
  readonly rxKbps: HistorySeries;
}

/** Range of a history. */
export type HistorySpan = 'minute' | 'hour' | 'day';

/** The recorded history. Rejects with `RequestFailure`; older firmware records none and responds with 404. */
export interface LinkHistoryPort {
  /** The spans that the device keeps, the longest last. */
  readonly spans: readonly HistorySpan[];
  read(span: HistorySpan): Promise<LinkHistory>;
}
export const LinkHistoryPort: Token<LinkHistoryPort> = token<LinkHistoryPort>('history/LinkHistoryPort');
