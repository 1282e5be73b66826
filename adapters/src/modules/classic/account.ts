import { PasswordPolicyPort, PasswordPort, UsersPort } from '@radiolink/application/account';
import { ClassicPassword, UNLISTED_USERS, USUAL_PASSWORD_POLICY } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of passwords and users, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(PasswordPort, ({ client, session }) => new ClassicPassword(client, session)),
  classicPort(PasswordPolicyPort, () => USUAL_PASSWORD_POLICY),
  classicPort(UsersPort, () => UNLISTED_USERS),
];
