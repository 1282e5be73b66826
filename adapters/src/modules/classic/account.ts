import { PasswordPort } from '@radiolink/application/account';
import { ClassicPassword } from '../../http/classic/index.ts';
import { type ClassicBinding, classicPort } from '../classic-ports.ts';

/** Ports of the password of the user, by the classic interface. */
export const PORTS: readonly ClassicBinding[] = [
  classicPort(PasswordPort, ({ client, session }) => new ClassicPassword(client, session)),
];
