import {
  checkNewCredentials,
  checkPassword,
  type FormProblems,
  type NewCredentials,
  type PasswordFacts,
  type PasswordPolicy,
} from '@radiolink/domain/session';

/** The form of an account as typed. */
export interface AccountForm extends NewCredentials {
  /** Password of the user of the page. */
  readonly currentPassword: string;
}

/** The rules of new credentials, and the current password required. §5.new-credentials; §6. */
export function checkAccountForm(
  form: AccountForm,
  facts: Pick<PasswordFacts, 'hostname'>,
  policy: PasswordPolicy,
): FormProblems<keyof AccountForm> {
  const problem = checkPassword(form.currentPassword);
  return {
    ...checkNewCredentials(form, facts, policy),
    ...(problem !== undefined && { currentPassword: problem }),
  };
}
