import { yupResolver } from '@hookform/resolvers/yup';
import {
  type LoginStep,
  checkNewCredentials,
  CREDENTIAL_MAX_LENGTH,
  type NewCredentials,
  newCredentialsResults,
} from '@radiolink/domain/session';
import { unitsOfCodePoints } from '@radiolink/domain/text';
import { useForm, useWatch } from 'react-hook-form';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { useDanger } from '../../components/forms/problem-of.ts';
import { ruledForm } from '../../components/forms/rule-schema.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { useDocumentTitle } from '../../components/use-document-title.ts';
import { useText } from '../../i18n/use-text.ts';
import { StrengthMeter } from '../account/strength-meter.tsx';
import card from '../login/login-card.module.css';
import { LoginCard } from '../login/login-card.tsx';
import { useLoginPorts } from '../login/login-context.ts';
import { LoginOutcome } from '../login/login-outcome.tsx';
import { BackupUpload } from './backup-upload.tsx';
import { FirstSetupPage } from './first-setup.page.tsx';
import type { SetupPageProps } from './setup-page-props.ts';

export interface SetupStepProps extends SetupPageProps {
  readonly step: Exclude<LoginStep, 'login'>;
}

/** One of the screens of a device that is not set up. §2. */
export function SetupStep({ step, ...page }: SetupStepProps) {
  return step === 'first-setup' ? <FirstSetupPage {...page} /> : <NewCredentialsPage {...page} />;
}

const resolver = yupResolver(
  ruledForm<NewCredentials>(['newUsername', 'newPassword', 'newPassword2'], form =>
    checkNewCredentials(form),
  ),
);

/** `Create Your Username and Password`. §2.credentials, §5.new-credentials. */
function NewCredentialsPage({ info, login, offersBackup, onDone, onBack }: SetupPageProps) {
  const t = useText();
  const { draft } = useLoginPorts();
  useDocumentTitle(`${t('Create Your Username and Password')} · ${info.productName}`);
  const { register, control, handleSubmit, formState, getValues, trigger } = useForm<NewCredentials>({
    resolver,
    defaultValues: { newUsername: draft.read().newUsername ?? '', newPassword: '', newPassword2: '' },
    mode: 'onTouched',
  });
  const [username, password] = useWatch({ control, name: ['newUsername', 'newPassword'] });
  const danger = useDanger();
  const { errors, touchedFields } = formState;
  const submit = handleSubmit(values => onDone(newCredentialsResults(values)));

  return (
    <LoginCard productName={info.productName} wide>
      <h1 className={card.title}>{t('Create Your Username and Password')}</h1>
      <p className={card.subtitle}>{t('These replace the default credentials.')}</p>
      <form className={card.form} method="post" noValidate onSubmit={event => void submit(event)}>
        <TextField
          label={t('Choose your username')}
          danger={danger(errors.newUsername)}
          maxLength={unitsOfCodePoints(CREDENTIAL_MAX_LENGTH)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('newUsername', {
            onBlur: () => draft.save({ newUsername: getValues('newUsername') }),
          })}
        />
        <PasswordField
          label={t('Choose a strong password')}
          danger={danger(errors.newPassword)}
          maxLength={unitsOfCodePoints(CREDENTIAL_MAX_LENGTH)}
          autoComplete="new-password"
          {...register('newPassword', {
            onChange: () => {
              if (touchedFields.newPassword2 === true) void trigger('newPassword2');
            },
          })}
        />
        <StrengthMeter password={password} username={username} explains={errors.newPassword === undefined} />
        <PasswordField
          label={t('Confirm New Password')}
          danger={danger(errors.newPassword2)}
          maxLength={unitsOfCodePoints(CREDENTIAL_MAX_LENGTH)}
          autoComplete="new-password"
          {...register('newPassword2')}
        />
        <div className={card.buttons}>
          {onBack !== undefined && (
            <Button disabled={login.busy} onClick={onBack}>
              {t('Back')}
            </Button>
          )}
          <Button type="submit" look="primary" wide disabled={login.busy}>
            {login.busy ? t('Please wait') : t('Save')}
          </Button>
        </div>
        <LoginOutcome problem={login.problem} />
      </form>
      {offersBackup && onBack === undefined && <BackupUpload busy={login.busy} onLoaded={onDone} />}
    </LoginCard>
  );
}
