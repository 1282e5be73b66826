import { AccountModel, ACCOUNT_MODELS } from '@radiolink/application/account/account.model';
import type { UserAccount } from '@radiolink/application/account/account.port';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { SessionModel } from '@radiolink/application/session/session.model';
import { useStoreMap } from 'effector-react';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import {
  Button,
  type Column,
  DataTable,
  FailureBanner,
  ForeignText,
  visibleLine,
} from '../../../components/index.ts';
import { type Text, useText } from '../../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../../models/models.ts';
import type { Part } from '../../../models/part.ts';
import { useSettingsScope } from '../../../settings/index.ts';
import { PasswordButton } from '../../account/password-button.tsx';
import { PasswordAction } from './password-action.tsx';
import stacked from '../../tools/stacked-table.module.css';
import styles from './users.module.css';
import layout from '../../../theme/layout.module.css';

type Row = Pick<UserAccount, 'username' | 'readOnly'>;

const columns = (t: Text): readonly Column<Row>[] => [
  { id: 'username', header: t('Username'), cell: row => <ForeignText>{row.username}</ForeignText> },
  { id: 'role', header: t('Role'), cell: row => (row.readOnly ? t('Read-only user') : t('Full user')) },
  { id: 'actions', header: t('Actions'), cell: row => <AccountActions {...row} /> },
];

/** Whether the names of the accounts are settings, with fields of their own. */
function useHasFields(): boolean {
  return useStoreMap(useModel(EditingModel).$carried, carried => carried === null);
}

/** The accounts of the device, each with its password form; where the device lists them they are also removed here. */
export function Accounts() {
  const t = useText();
  const [users, removeFailure, opened] = useUnitsOf(AccountModel, '$users', '$removeFailure', 'opened');
  const own = useUnitsOf(SessionModel, '$user');
  const reader = useSettingsScope(({ original }) => original.get('users.2.name') ?? '');
  const administrator = useSettingsScope(({ original }) => original.get('users.1.name') ?? '');
  const hasFields = useHasFields();
  useEffect(() => opened(), [opened]);
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
        <DataTable
          className={stacked.stacks}
          caption={t('Users')}
          columns={columns(t)}
          rows={listed}
          rowKey={({ username }) => username}
        />
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

/** The password of an account, and its end. */
function AccountActions({ username, readOnly }: Row) {
  const isListed = useUnitsOf(AccountModel, '$users') !== null;
  const isOwn = useUnitsOf(SessionModel, '$user').username === username;
  const hasFields = useHasFields();
  return (
    <div className={layout.bar}>
      {/* Where the names have fields, the form of another account stands beside its field. */}
      {(!hasFields || isOwn) && <PasswordAction username={username} isReader={readOnly} named={isListed} />}
      {isListed && !isOwn && <RemoveAccount username={username} />}
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
