import { type Token, token } from '../wiring/token.ts';

/** Samples of one quantity, oldest first; undefined for a gap. */
export type HistorySeries = readonly (number | undefined)[];

/** What the device remembers of the link. All series are as long as `times`. */
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

/** How far back a history reaches. */
export type HistorySpan = 'minute' | 'hour' | 'day';

/** What the device remembers. Rejects with `RequestFailure`; older firmware keeps nothing and answers 404. */
export interface LinkHistoryPort {
  /** The spans that the device keeps, the longest last. */
  readonly spans: readonly HistorySpan[];
  read(span: HistorySpan): Promise<LinkHistory>;
}
export const LinkHistoryPort: Token<LinkHistoryPort> = token<LinkHistoryPort>('LinkHistoryPort');
