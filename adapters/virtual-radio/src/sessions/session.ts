import type { User } from '../users/user-accounts.ts';

/** A user logged in from an address. */
export interface Session {
  /** Value of the session cookie, 32 hex digits. */
  readonly id: string;
  /** Value of the `X-CSRF-ID` header, constant for the session. */
  readonly csrf: string;
  /** Credential of the versioned API. */
  readonly token: string;
  readonly user: User;
  readonly singleSignOn: boolean;
  /** Milliseconds since the epoch of its last request. */
  usedAt: number;
  /** Until the first write after the first setup, the configuration says so. */
  firstSetup: boolean;
}
