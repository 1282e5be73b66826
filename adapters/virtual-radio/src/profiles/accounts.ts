import type { Account, Profile } from './profile.ts';

/**
 * A radio that is set up, with the documented demo logins: `admin` / `Tower-Link-2026` and, read-only, `viewer` /
 * `Tower-View-2026`.
 */
export const CONFIGURED = {
  accounts: [
    { name: 'admin', hash: '$1$Rdg7kQ2x$zXsJgQVJz74SMRN5pQccl1', readOnly: false },
    { name: 'viewer', hash: '$1$Rdg7kQ2x$KKNSi6HXCd.O/IXhRkcpu1', readOnly: true },
  ],
  uniiActivated: true,
  setupComplete: true,
} satisfies Partial<Profile>;

/** The manufacturer's login of a radio in factory state: `ubnt` / `ubnt`. */
export const FACTORY_ACCOUNTS: readonly Account[] = [
  { name: 'ubnt', hash: '$1$Rdg7kQ2x$W0W8Xd7OEPc69KqdRQ9ei.', readOnly: false },
];

/** Accounts as the configuration keeps them. `users.2` is the read-only account. */
export function accountEntries(accounts: readonly Account[]): Record<string, string> {
  const full = accounts.find(account => !account.readOnly);
  const readOnly = accounts.find(account => account.readOnly);
  return {
    'users.1.name': full?.name ?? '',
    'users.1.password': full?.hash ?? '',
    'users.1.status': 'enabled',
    'users.2.status': readOnly ? 'enabled' : 'disabled',
    'users.2.uid': '100',
    'users.2.gid': '100',
    'users.2.shell': '/bin/false',
    ...(readOnly && { 'users.2.name': readOnly.name, 'users.2.password': readOnly.hash }),
  };
}
