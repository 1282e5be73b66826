import { PasswordPolicyPort } from '@radiolink/application/account/password-policy.port';
import { PasswordPort } from '@radiolink/application/account/password.port';
import { UsersPort } from '@radiolink/application/account/users.port';
import { ClassicPassword } from './password.adapter.ts';
import { UNLISTED_USERS, USUAL_PASSWORD_POLICY } from './unlisted-accounts.ts';
import type { ClassicBinding } from '../classic-ports.ts';
import { port } from '../../../wiring/port-binding.ts';

/** Ports of passwords and users, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  port(PasswordPort, ({ client, session }) => new ClassicPassword(client, session)),
  port(PasswordPolicyPort, () => USUAL_PASSWORD_POLICY),
  port(UsersPort, () => UNLISTED_USERS),
];
