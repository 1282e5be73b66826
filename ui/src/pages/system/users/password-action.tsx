import { SessionModel } from '@radiolink/application/session/session.model';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import type { Part } from '../../../models/part.ts';
import { useReadOnly } from '../../../settings/index.ts';
import { PasswordButton } from '../../account/password-button.tsx';

export interface PasswordActionProps {
  /** The name on the device, whatever is typed for it. */
  readonly username: string;
  readonly isReader: boolean;
  /** The device lists its users: the name is not entered. */
  readonly named?: boolean;
}

/** The password of an account: the user's own, or that of the read-only user. */
export function PasswordAction({ username, isReader, named = false }: PasswordActionProps) {
  const t = useText();
  const readOnly = useReadOnly();
  const own = useUnitsOf(SessionModel, '$user');
  if (username === own.username) {
    return (
      <PasswordButton account="own" username={username}>
        {t('Change password')}
      </PasswordButton>
    );
  }
  if (!isReader || readOnly || username === '') return null;
  return (
    <PasswordButton account="read-only" username={username} named={named}>
      {t('Set password')}
    </PasswordButton>
  );
}

export const part: Part<PasswordActionProps> = { View: PasswordAction };
