import { PasswordPolicyPort } from '@radiolink/application/account/password-policy.port';
import { PasswordPort } from '@radiolink/application/account/password.port';
import { UsersPort } from '@radiolink/application/account/users.port';
import { ClassicPassword } from './password.adapter.ts';
import { UNLISTED_USERS, USUAL_PASSWORD_POLICY } from './unlisted-accounts.ts';
import { port } from '../classic-ports.ts';

/** Ports of passwords and users, by the classic interface. */
export const PORTS = [
  port(PasswordPort, ({ client, session }) => new ClassicPassword(client, session)),
  port(PasswordPolicyPort, () => USUAL_PASSWORD_POLICY),
  port(UsersPort, () => UNLISTED_USERS),
];
