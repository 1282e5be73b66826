import type { CloudManagementStatus } from '@radiolink/domain/cloud';
import type { Observable } from 'rxjs';
import type { Watched } from '../watching/watched.ts';
import { type Token, token } from '../wiring/token.ts';

/** The cloud management of the device. Watching polls: not while the page is hidden or heartbeats are held. */
export interface CloudPort {
  watch(): Observable<Watched<CloudManagementStatus>>;
  /** Starts connecting with an enrolment key; the key goes no further than the request. Rejects with `RequestFailure`. */
  connect(key: string): Promise<void>;
  disconnect(): Promise<void>;
}
export const CloudPort: Token<CloudPort> = token<CloudPort>('cloud/CloudPort');
