import type { HistoryEvent, EventFacts, HistorySample } from '@radiolink/domain/history';
import { type Token, token } from '../wiring/token.ts';

/** For how long the browser keeps what its pages saw of a device, ms. */
export const HISTORY_LIFETIME_MS = 7 * 86_400_000;

/** What the pages of this browser saw of a device. It holds no secret. */
export interface StoredHistory {
  readonly samples: readonly HistorySample[];
  readonly events: readonly HistoryEvent[];
  /** The last look, by which the next page finds what happened unseen. */
  readonly facts?: EventFacts | undefined;
}

/** The record of the last seven days, in this browser, by the MAC of the device. Nothing rejects. */
export interface HistoryStorePort {
  /** The last look, without the days before it; undefined where no page saw the device. */
  lastLook(mac: string): Promise<EventFacts | undefined>;
  read(mac: string): Promise<StoredHistory>;
  /** Adds to the record, and drops what is older than seven days. */
  add(mac: string, seen: StoredHistory): Promise<void>;
  clear(mac: string): Promise<void>;
}
export const HistoryStorePort: Token<HistoryStorePort> = token<HistoryStorePort>('recorder/HistoryStorePort');
