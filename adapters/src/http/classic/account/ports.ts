import { PasswordPolicyPort } from '@radiolink/application/account/password-policy.port';
import { PasswordPort } from '@radiolink/application/account/password.port';
import { UsersPort } from '@radiolink/application/account/users.port';
import { ClassicPassword } from './password.adapter.ts';
import { port } from '../classic-ports.ts';
import { DEFAULT_PASSWORD_POLICY } from '@radiolink/domain/session';
import { unsupported } from '../../client/unsupported.ts';

const refuse = (): Promise<never> => Promise.reject(unsupported());

/** The classic interface has no list of accounts: the configuration names them. Without a request. */
const UNLISTED_USERS: UsersPort = {
  list: () => Promise.resolve(undefined),
  write: refuse,
  remove: refuse,
};

/** The classic interface reports no requirements: those of the specification apply. Without a request. */
const USUAL_PASSWORD_POLICY: PasswordPolicyPort = {
  read: () => Promise.resolve(DEFAULT_PASSWORD_POLICY),
};

/** Ports of passwords and users, by the classic interface. */
export const PORTS = [
  port(PasswordPort, ({ client, session }) => new ClassicPassword(client, session)),
  port(PasswordPolicyPort, () => USUAL_PASSWORD_POLICY),
  port(UsersPort, () => UNLISTED_USERS),
];
