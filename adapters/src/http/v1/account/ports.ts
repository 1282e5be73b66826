import { PasswordPolicyPort } from '@radiolink/application/account/password-policy.port';
import { PasswordPort } from '@radiolink/application/account/password.port';
import { UsersPort } from '@radiolink/application/account/users.port';
import { V1Password } from './password.adapter.ts';
import { V1PasswordPolicy } from './password-policy.adapter.ts';
import { V1Users } from './users.adapter.ts';
import { port } from '../v1-ports.ts';

/** Ports of passwords and users, by the versioned interface. */
export const PORTS = [
  port(PasswordPort, ({ client, session }) => new V1Password(client, session)),
  port(PasswordPolicyPort, ({ client }) => new V1PasswordPolicy(client)),
  port(UsersPort, ({ client }) => new V1Users(client)),
];
