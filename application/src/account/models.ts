import { StartModel } from '../start/start.model.ts';
import { bindModel } from '../wiring/model-binding.ts';
import { AccountModel, createAccountModel } from './account.model.ts';
import { PasswordPolicyPort } from './password-policy.port.ts';
import { PasswordPort } from './password.port.ts';
import { UsersPort } from './users.port.ts';

/** Passwords and accounts. */
export const ACCOUNT_MODELS = [
  bindModel(AccountModel, createAccountModel, {
    password: PasswordPort,
    policy: PasswordPolicyPort,
    users: UsersPort,
    start: StartModel,
  }),
];
