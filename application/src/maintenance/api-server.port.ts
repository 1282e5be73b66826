import { type Token, token } from '../wiring/token.ts';

/** What answers the versioned interface. Missing facts are undefined. */
export interface ApiServer {
  readonly name?: string | undefined;
  readonly version?: string | undefined;
  readonly apiVersion?: string | undefined;
  /** Whether this program speaks that version; a device that does not tell it is believed. Specification §9, Interface. */
  readonly supported: boolean;
}

/** Which version of the interface the device speaks. Rejects with `RequestFailure`. */
export interface ApiServerPort {
  read(): Promise<ApiServer>;
}
export const ApiServerPort: Token<ApiServerPort> = token<ApiServerPort>('ApiServerPort');
