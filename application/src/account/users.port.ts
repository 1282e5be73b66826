import { type Token, token } from '../wiring/token.ts';

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
