import { yupResolver } from '@hookform/resolvers/yup';
import type { LoginProblem, SessionPort } from '@radiolink/application/session';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Banner, Button, PasswordField, TextField } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { LoginCard } from './login-card.tsx';
import styles from './login-card.module.css';
import { loginProblemMessage } from './login-problem.ts';
import { LOGIN_FIELD_LENGTH, type LoginForm, loginSchema } from './login-schema.ts';

export interface LoginPageProps {
  readonly productName: string;
  readonly login: SessionPort['login'];
  /** The session is open: load what comes after, in place. */
  readonly onOpened: () => Promise<void>;
}

/** The plain login step. Specification §2, login screen; §4, final login step. */
export function LoginPage({ productName, login, onOpened }: LoginPageProps) {
  const t = useText();
  const [problem, setProblem] = useState<LoginProblem>();
  const { register, handleSubmit, setFocus, formState } = useForm<LoginForm>({
    resolver: yupResolver(loginSchema),
    defaultValues: { username: '', password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = formState;
  const wording = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : t(text);

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
          danger={wording(errors.username?.message)}
          maxLength={LOGIN_FIELD_LENGTH}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...register('username')}
        />
        <PasswordField
          label={t('Password')}
          danger={wording(errors.password?.message)}
          maxLength={LOGIN_FIELD_LENGTH}
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
              {t('Error logging in.')} {t(loginProblemMessage(problem))}
            </Banner>
          )}
        </div>
      </form>
    </LoginCard>
  );
}
