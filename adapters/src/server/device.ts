import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Body } from '@radiolink/guarded-server';

/**
 * Data of the device for the landing page before it is served: its cookies, or the reason for their absence.
 */
export type Landing =
  | {
      readonly reachable: true;
      readonly cookies: readonly string[];
      /**
       * Public info of the device before login, where the request is cheap: it decides which page is served.
       */
      readonly publicInfo?: unknown;
    }
  | { readonly reachable: false; readonly reason: string };

/** The device behind the interface: a virtual radio in this process, or a real one elsewhere. */
export interface Device {
  /** Requested before the interface's page is served: real radios set the session cookie on `GET /`. */
  landing(request: IncomingMessage): Promise<Landing>;
  /**
   * Answers any path that is not a file of the interface. The body was counted and is not read from the request.
   * Ends the socket when the device cannot be reached.
   */
  handle(request: IncomingMessage, response: ServerResponse, body: Body): Promise<void>;
  /** Takes over a connection that requests an upgrade to a WebSocket. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Lines for the person who started the server. */
  readonly greeting: readonly string[];
}
