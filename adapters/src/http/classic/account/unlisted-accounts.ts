import type { PasswordPolicyPort } from '@radiolink/application/account/password-policy.port';
import type { UsersPort } from '@radiolink/application/account/users.port';
import { DEFAULT_PASSWORD_POLICY } from '@radiolink/domain/session';
import { unsupported } from '../../client/unsupported.ts';

const refuse = (): Promise<never> => Promise.reject(unsupported());

/** The classic interface has no list of accounts: the configuration names them. Without a request. */
export const UNLISTED_USERS: UsersPort = {
  list: () => Promise.resolve(undefined),
  write: refuse,
  remove: refuse,
};

/** The classic interface reports no requirements: those of the specification apply. Without a request. */
export const USUAL_PASSWORD_POLICY: PasswordPolicyPort = {
  read: () => Promise.resolve(DEFAULT_PASSWORD_POLICY),
};
