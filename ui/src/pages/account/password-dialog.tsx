import { yupResolver } from '@hookform/resolvers/yup';
import {
  type AccountForm,
  checkAccountForm,
  AccountModel,
  type ChangedAccount,
  ACCOUNT_MODELS,
} from '@radiolink/application/account/account.model';
import { StatusModel } from '@radiolink/application/status/status.model';
import { CREDENTIAL_MAX_LENGTH, type PasswordPolicy } from '@radiolink/domain/session';
import { unitsOfCodePoints } from '@radiolink/domain/text';
import { useStoreMap } from 'effector-react';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDanger } from '../../components/forms/problem-of.ts';
import { ruledForm } from '../../components/forms/rule-schema.ts';
import { Banner, Button, Dialog, FailureBanner, PasswordField, TextField } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf, useWhileShown } from '../../models/models.ts';
import type { Part } from '../../models/part.ts';
import { StrengthMeter } from './strength-meter.tsx';

const LONGEST = unitsOfCodePoints(CREDENTIAL_MAX_LENGTH);

/** What the rules know beside the form. */
interface AccountFacts {
  readonly hostname: string | undefined;
  readonly policy: PasswordPolicy;
}

const resolver = yupResolver(
  ruledForm<AccountForm, AccountFacts>(
    ['newUsername', 'currentPassword', 'newPassword', 'newPassword2'],
    (form, { policy, ...facts }) => checkAccountForm(form, facts, policy),
  ),
);

export interface PasswordDialogProps {
  readonly account: ChangedAccount;
  /** Present name; empty for a new account. */
  readonly username: string;
  /** The device cannot rename this account. */
  readonly named?: boolean;
  readonly onClose: () => void;
}

/** Username and password of an account; the current password of the user is asked. §5, §6. */
export function PasswordDialog({ account, username, named = false, onClose }: PasswordDialogProps) {
  const t = useText();
  const id = useId();
  const [state, policy, request] = useUnitsOf(AccountModel, '$state', '$policy', 'changeRequested');
  const hostname = useStoreMap(useModel(StatusModel).$status, status => status?.host.hostname);
  const { register, control, handleSubmit, formState, trigger } = useForm<AccountForm, AccountFacts>({
    resolver,
    context: { hostname, policy },
    defaultValues: { newUsername: username, currentPassword: '', newPassword: '', newPassword2: '' },
    mode: 'onTouched',
  });
  const [newUsername, newPassword] = useWatch({ control, name: ['newUsername', 'newPassword'] });
  useWhileShown(...useUnitsOf(AccountModel, 'opened', 'closed'));

  const { errors, touchedFields } = formState;
  const danger = useDanger();
  const busy = state.kind === 'busy';
  const title = account === 'own' ? t('Change username and password') : t('Read-only user');
  if (state.kind === 'changed')
    return (
      <Dialog
        title={title}
        onClose={onClose}
        actions={
          <Button look="primary" current onClick={onClose}>
            {t('Close')}
          </Button>
        }
      >
        <Banner tone="good">{t('Password changed.')}</Banner>
      </Dialog>
    );
  const wrong = state.kind === 'wrong-password' ? t(state.deviceText || 'Wrong password.') : undefined;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" form={id} look="primary" disabled={busy}>
            {busy ? t('Please wait') : t('Save')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        method="post"
        noValidate
        onSubmit={event => {
          event.stopPropagation();
          void handleSubmit(form =>
            request({
              account,
              username: form.newUsername,
              currentPassword: form.currentPassword,
              newPassword: form.newPassword,
            }),
          )(event);
        }}
      >
        {state.kind === 'refused' && (
          <Banner tone="bad" urgent>
            {t(state.deviceText || 'The device rejected the password.')}
          </Banner>
        )}
        {state.kind === 'failed' && <FailureBanner failure={state.failure} urgent />}
        <TextField
          label={t('Username')}
          danger={danger(errors.newUsername)}
          maxLength={LONGEST}
          readOnly={named}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('newUsername')}
        />
        <PasswordField
          label={account === 'own' ? t('Current password') : t('Your own password')}
          danger={danger(errors.currentPassword) ?? wrong}
          maxLength={LONGEST}
          autoComplete="current-password"
          {...register('currentPassword')}
        />
        <PasswordField
          label={t('New password')}
          danger={danger(errors.newPassword)}
          maxLength={LONGEST}
          autoComplete="new-password"
          {...register('newPassword', {
            onChange: () => {
              if (touchedFields.newPassword2 === true) void trigger('newPassword2');
            },
          })}
        />
        <StrengthMeter
          password={newPassword}
          username={newUsername}
          hostname={hostname}
          policy={policy}
          explains={errors.newPassword === undefined}
        />
        <PasswordField
          label={t('Confirm New Password')}
          danger={danger(errors.newPassword2)}
          maxLength={LONGEST}
          autoComplete="new-password"
          {...register('newPassword2')}
        />
      </form>
    </Dialog>
  );
}

export const part: Part<PasswordDialogProps> = { View: PasswordDialog, models: ACCOUNT_MODELS };
