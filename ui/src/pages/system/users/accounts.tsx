import { AccountModel, ACCOUNT_MODELS } from '@radiolink/application/account/account.model';
import type { UserAccount } from '@radiolink/application/account/account.port';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { useStoreMap } from 'effector-react';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import {
  Button,
  FailureBanner,
  ForeignText,
  VisuallyHidden,
  visibleLine,
} from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../../models/models.ts';
import type { Part } from '../../../models/part.ts';
import { useSettingsScope } from '../../../settings/index.ts';
import { PasswordButton } from '../../account/password-button.tsx';
import { PasswordAction } from './password-action.tsx';
import styles from './users.module.css';

type Row = Pick<UserAccount, 'username' | 'readOnly'>;

/** The accounts of the device, each with its password form; where the device lists them they are also removed here. */
export function Accounts() {
  const t = useText();
  const [users, removeFailure, opened] = useUnitsOf(AccountModel, '$users', '$removeFailure', 'opened');
  const own = useUnitsOf(SessionModel, '$user');
  const reader = useSettingsScope(({ original }) => original.get('users.2.name') ?? '');
  const administrator = useSettingsScope(({ original }) => original.get('users.1.name') ?? '');
  const hasFields = useStoreMap(useModel(EditingModel).$carried, carried => carried === null);
  useEffect(() => opened(), [opened]);
  const isListed = users !== null;
  const rows: readonly Row[] = users ?? [
    own,
    ...(reader === '' || reader === own.username ? [] : [{ username: reader, readOnly: true }]),
  ];
  // Where the names are settings, their fields are the rows.
  const listed = rows.filter(({ username }) => !hasFields || ![administrator, reader].includes(username));
  return (
    <div className={styles.accounts}>
      <FailureBanner failure={removeFailure} urgent />
      {listed.length > 0 && (
        <table className={styles.list} aria-label={t('Users')}>
          <thead className="remark">
            <tr>
              <th scope="col">{t('Username')}</th>
              <th scope="col">{t('Role')}</th>
              <th scope="col">
                <VisuallyHidden>{t('Actions')}</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ username, readOnly }) => (
              <tr key={username}>
                <th scope="row" className="anywhere">
                  <ForeignText>{username}</ForeignText>
                </th>
                <td>{readOnly ? t('Read-only user') : t('Full user')}</td>
                <td>
                  <span className={styles.actions}>
                    {/* The form of a device that names its accounts in the configuration is that of the account named there. */}
                    {(!hasFields || username === own.username) && (
                      <PasswordAction username={username} isReader={readOnly} named={isListed} />
                    )}
                    {isListed && username !== own.username && <RemoveAccount username={username} />}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {!rows.some(({ readOnly }) => readOnly) && (
        <div>
          <PasswordButton account="read-only" username="">
            {t('Add read-only user')}
          </PasswordButton>
        </div>
      )}
    </div>
  );
}

function RemoveAccount({ username }: { readonly username: string }) {
  const t = useText();
  const [removing, remove] = useUnitsOf(AccountModel, '$removing', 'removeRequested');
  const [isAsking, setAsking] = useState(false);
  const close = (): void => setAsking(false);
  return (
    <>
      <Button disabled={removing} onClick={() => setAsking(true)}>
        {t('Remove')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('Remove {name}?', { name: visibleLine(username) })}
          action={t('Remove')}
          onClose={close}
          onConfirm={() => {
            close();
            remove(username);
          }}
        >
          <p>{t('The user can no longer log in. This takes effect immediately.')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

export const part: Part = { View: Accounts, models: ACCOUNT_MODELS };
