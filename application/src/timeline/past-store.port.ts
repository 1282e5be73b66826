import type { PastEvent, PastFacts, PastSample } from '@radiolink/domain/history';
import { type Token, token } from '../wiring/token.ts';

/** For how long the browser keeps what its pages saw of a device, ms. */
export const PAST_LIFETIME_MS = 7 * 86_400_000;

/** What the pages of this browser saw of a device. It holds no secret. */
export interface PastMemory {
  readonly samples: readonly PastSample[];
  readonly events: readonly PastEvent[];
  /** The last look, by which the next page finds what happened unseen. */
  readonly facts?: PastFacts | undefined;
}

/** The record of the last seven days, in this browser, by the MAC of the device. Nothing rejects. */
export interface PastStorePort {
  /** The last look, without the days before it; undefined where no page saw the device. */
  lastLook(mac: string): Promise<PastFacts | undefined>;
  read(mac: string): Promise<PastMemory>;
  /** Adds to the record, and drops what is older than seven days. */
  add(mac: string, seen: PastMemory): Promise<void>;
  clear(mac: string): Promise<void>;
}
export const PastStorePort: Token<PastStorePort> = token<PastStorePort>('timeline/PastStorePort');
