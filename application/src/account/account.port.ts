import { type Token, token } from '../wiring/token.ts';
import type { PasswordPolicy } from '@radiolink/domain/session';

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

/** Password requirements of this device. Rejects with `RequestFailure`. §5.password-strength. */
export interface PasswordPolicyPort {
  read(): Promise<PasswordPolicy>;
}
export const PasswordPolicyPort: Token<PasswordPolicyPort> = token<PasswordPolicyPort>(
  'account/PasswordPolicyPort',
);

/** A key that may log in by SSH. */
export interface SshKey {
  /** For example `ssh-rsa`. */
  readonly type: string;
  readonly value: string;
  readonly comment: string;
  readonly enabled: boolean;
}

/** An account of the device, never with its password. §6. */
export interface UserAccount {
  readonly username: string;
  readonly readOnly: boolean;
  readonly sshKeys: readonly SshKey[];
}

/** A new account, or what changes of one. */
export interface UserChange {
  readonly username: string;
  readonly password?: string | undefined;
  readonly readOnly?: boolean | undefined;
  readonly sshKeys?: readonly SshKey[] | undefined;
}

/** The accounts of the device. A read-only user sees the own one only. Rejects with `RequestFailure`. */
export interface UsersPort {
  /** Undefined on a device that does not list them: its configuration names the accounts. */
  list(): Promise<readonly UserAccount[] | undefined>;
  /** Takes effect immediately, without a reboot. */
  write(change: UserChange): Promise<UserAccount>;
  /** The last full user cannot go: the device refuses with 409. */
  remove(username: string): Promise<void>;
}
export const UsersPort: Token<UsersPort> = token<UsersPort>('account/UsersPort');
