import type { JobStatus } from '@radiolink/domain/tools';
import type { Observable } from 'rxjs';
import { type Token, token } from '../wiring/token.ts';

/** What was heard on a channel so far. */
export type PrescanVerdict = 'clear' | 'radar' | 'scanning' | 'pending';

export interface PrescannedChannel {
  readonly centerMhz: number;
  readonly widthMhz?: number | undefined;
  /** Undefined for a word that nobody knows. */
  readonly verdict?: PrescanVerdict | undefined;
}

/** A prescan as far as it has come. */
export interface PrescanProgress {
  readonly status: JobStatus;
  /** The frequency that is listened to now. */
  readonly frequencyMhz?: number | undefined;
  readonly remainingSeconds?: number | undefined;
  readonly channels: readonly PrescannedChannel[];
}

/**
 * Listens for radar on channels before they are used. Subscribing starts it on the device, unsubscribing stops it
 * there; it completes with the scan. Errors with `RequestFailure`, 409 while another runs.
 */
export interface DfsPrescanPort {
  scan(frequenciesMhz: readonly number[]): Observable<PrescanProgress>;
}
export const DfsPrescanPort: Token<DfsPrescanPort> = token<DfsPrescanPort>('DfsPrescanPort');
