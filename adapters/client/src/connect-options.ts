import type { FetchRequest } from '@radiolink/adapters/http/client/fetch-request';
import type { OpenSocket } from '@radiolink/adapters/http/socket/live-socket';

/** Where a radio is and who logs in. */
export interface Login {
  /** Origin of the device, such as `https://192.0.2.1`. */
  readonly url: string;
  readonly username: string;
  readonly password: string;
}

/** How requests reach the device. */
export interface Transport {
  readonly fetch: FetchRequest;
  /** The cookies that belong to the device, as in a `Cookie` header. */
  readonly readCookies: () => string;
  readonly openSocket: OpenSocket;
}

/** One request, and the answer to it. Both are copies; they hold secrets. */
export interface HttpExchange {
  readonly request: Request;
  /** Undefined when none came. */
  readonly response: Response | undefined;
  /** Why there was no answer. */
  readonly failure?: unknown;
  /** How long it took, ms. */
  readonly ms: number;
}

export interface ConnectOptions extends Login {
  /** The browser's, unless something else is given: a virtual radio, or a proxy. */
  readonly transport?: Transport;
  /** Milliseconds since the epoch; the system's, unless a test has its own. */
  readonly now?: () => number;
  /** How long an ordinary call may take, ms; 15 s, unless given. */
  readonly timeoutMs?: number;
  /** Sees each request with its answer. */
  readonly onExchange?: (exchange: HttpExchange) => void;
}
