import type { PasswordPolicy } from '@radiolink/domain/session';
import { type Token, token } from '../wiring/token.ts';

/** Password requirements of this device. Rejects with `RequestFailure`. §5.password-strength. */
export interface PasswordPolicyPort {
  read(): Promise<PasswordPolicy>;
}
export const PasswordPolicyPort: Token<PasswordPolicyPort> = token<PasswordPolicyPort>(
  'account/PasswordPolicyPort',
);
