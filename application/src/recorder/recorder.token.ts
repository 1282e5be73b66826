import type { HistoryEvent } from '@radiolink/domain/history';
import type { EventCallable, Store } from 'effector';
import { type Token, token } from '../wiring/token.ts';
import type { StoredHistory } from './history-store.port.ts';

/** Records what this page sees of the device, a sample each minute. It requests nothing itself. */
export interface RecorderModel {
  /** The device that is recorded; null while its MAC is not known. */
  readonly $mac: Store<string | null>;
  /** What was recorded and not deleted: of earlier pages, once it was read, and of this one. */
  readonly $recorded: Store<StoredHistory>;
  /** Reads what earlier pages recorded. */
  readonly wanted: EventCallable<void>;
  /** Something happened that only another part of the page knows: a kick, rain. */
  readonly noted: EventCallable<readonly HistoryEvent[]>;
  /** Deletes the record of this device. */
  readonly deleted: EventCallable<void>;
}

export const RecorderModel: Token<RecorderModel> = token<RecorderModel>('RecorderModel');
