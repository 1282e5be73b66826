import { PasswordPolicyPort, PasswordPort, UsersPort } from '@radiolink/application/account';
import { V1Password, V1PasswordPolicy, V1Users } from '../../../http/v1/index.ts';
import { type V1Binding, v1Port } from '../v1-ports.ts';

/** Ports of passwords and users, by the versioned interface. */
export const PORTS: readonly V1Binding[] = [
  v1Port(PasswordPort, ({ client, session }) => new V1Password(client, session)),
  v1Port(PasswordPolicyPort, ({ client }) => new V1PasswordPolicy(client)),
  v1Port(UsersPort, ({ client }) => new V1Users(client)),
];
