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

/** A request that the device makes in place of this page. */
export interface ProxiedRequest {
  /** Required: without one the request fails with `url is required`. §8. */
  readonly url?: string | undefined;
  /** GET by default. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | undefined;
}

/** Response of the other device. */
export interface ProxiedAnswer {
  /** Its status; undefined if not reported. */
  readonly status?: number | undefined;
  /** JSON when its content type is JSON, else text or a file. */
  readonly content: unknown;
}

/** HTTPS requests by way of the device, which reaches what this page may not. Rejects with `RequestFailure`. */
export interface ProxyPort {
  request(request: ProxiedRequest): Promise<ProxiedAnswer>;
}
export const ProxyPort: Token<ProxyPort> = token<ProxyPort>('cloud/ProxyPort');
