import { yupResolver } from '@hookform/resolvers/yup';
import type { LoginProblem, SessionPort } from '@radiolink/application/session';
import { CREDENTIAL_MAX_LENGTH, type Login } from '@radiolink/domain/session';
import { useState } from 'react';
import { type FieldError, useForm } from 'react-hook-form';
import { Banner, Button, PasswordField, TextField, useDocumentTitle } from '../../components/index.ts';
import { problemOf } from '../../forms/index.ts';
import { useText } from '../../i18n/index.ts';
import { LoginCard } from './login-card.tsx';
import styles from './login-card.module.css';
import { loginProblemMessage } from './login-problem.ts';
import { loginSchema } from './login-schema.ts';

export interface LoginPageProps {
  readonly productName: string;
  readonly login: SessionPort['login'];
  /** The session is open: load what comes after, in place. */
  readonly onOpened: () => Promise<void>;
}

/** The plain login step. Specification §2, login screen; §4, final login step. */
export function LoginPage({ productName, login, onOpened }: LoginPageProps) {
  const t = useText();
  useDocumentTitle(`${t('Login')} · ${productName}`);
  const [problem, setProblem] = useState<LoginProblem>();
  const { register, handleSubmit, setFocus, formState } = useForm<Login>({
    resolver: yupResolver(loginSchema),
    defaultValues: { username: '', password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const danger = (error: FieldError | undefined): string | undefined => {
    const found = problemOf(error);
    return found === undefined ? undefined : t(found);
  };
  const reason = problem === undefined ? undefined : loginProblemMessage(problem);

  const submit = handleSubmit(async credentials => {
    setProblem(undefined);
    const outcome = await login(credentials);
    if (outcome.ok) {
      await onOpened();
    } else {
      setProblem(outcome.problem);
      setFocus('password', { shouldSelect: true });
    }
  });

  return (
    <LoginCard productName={productName}>
      <h1 className={styles.title}>{t('Login')}</h1>
      <p className={styles.subtitle}>{t('Please login to manage your wireless device.')}</p>
      <form className={styles.form} method="post" noValidate onSubmit={event => void submit(event)}>
        <TextField
          label={t('Username')}
          danger={danger(errors.username)}
          maxLength={CREDENTIAL_MAX_LENGTH}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('username')}
        />
        <PasswordField
          label={t('Password')}
          danger={danger(errors.password)}
          maxLength={CREDENTIAL_MAX_LENGTH}
          autoComplete="current-password"
          {...register('password')}
        />
        <div className={styles.submit}>
          <Button type="submit" look="primary" wide disabled={isSubmitting}>
            {isSubmitting ? t('Please wait') : t('Login')}
          </Button>
        </div>
        <div className={styles.outcome}>
          {problem !== undefined && (
            <Banner tone="bad" urgent>
              {t('Error logging in.')} {reason !== undefined && t(reason)}
            </Banner>
          )}
        </div>
      </form>
    </LoginCard>
  );
}
