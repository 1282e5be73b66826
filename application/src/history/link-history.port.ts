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

export interface LinkHistoryPort {
  read(): Promise<LinkHistory>;
}
export const LinkHistoryPort: Token<LinkHistoryPort> = token<LinkHistoryPort>('LinkHistoryPort');
