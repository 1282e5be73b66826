import { type Token, token } from '../wiring/token.ts';

/** A new password, and with it perhaps a new name. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  /** Without it the name stays. */
  readonly newUsername?: string | undefined;
  /** The read-only account, set by a full user. A read-only user's change is always of that account. */
  readonly readOnlyAccount?: boolean | undefined;
}

/** Changed, or rejected with the device's message. */
export type PasswordOutcome = { readonly ok: true } | { readonly ok: false; readonly deviceText: string };

/** The password of the user who is logged in. §6. Rejects with `RequestFailure`. */
export interface PasswordPort {
  /** True if this is the user's password; always true for a read-only user, without a call. */
  check(password: string): Promise<PasswordOutcome>;
  change(change: PasswordChange): Promise<PasswordOutcome>;
}
export const PasswordPort: Token<PasswordPort> = token<PasswordPort>('account/PasswordPort');
