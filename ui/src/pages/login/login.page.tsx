import type { PublicInfo } from '@radiolink/application/session/session.port';
import { checkLogin, CREDENTIAL_MAX_LENGTH, type Login, type SetupResults } from '@radiolink/domain/session';
import { unitsOfCodePoints } from '@radiolink/domain/text';
import { useEffect, type Ref } from 'react';
import { useForm } from 'react-hook-form';
import { rulesResolver } from './rules-resolver.ts';
import { Button } from '../../components/button.tsx';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useDocumentTitle } from '../../components/use-document-title.ts';
import { useDanger } from '../../components/forms/problem-of.ts';
import { useText } from '../../i18n/use-text.ts';
import { LegalLink } from '../legal/legal-link.tsx';
import styles from './login-card.module.css';
import { LoginCard } from './login-card.tsx';
import { useLoginPorts } from './login-context.ts';
import { LoginOutcome } from './login-outcome.tsx';
import { ProductIcons } from './product-icons.tsx';
import { SingleSignOn } from './single-sign-on.tsx';
import type { FinalLogin } from './use-final-login.ts';

export interface LoginPageProps {
  readonly info: PublicInfo;
  readonly login: FinalLogin;
  /** Results of the earlier steps. */
  readonly results?: SetupResults | undefined;
  /** Leads to the previous step, where there is one. */
  readonly onBack?: (() => void) | undefined;
}

/** The plain login step. §2.login-screen; §4.final-login-step. */
export function LoginPage({ info, login, results, onBack }: LoginPageProps) {
  const t = useText();
  const { draft } = useLoginPorts();
  useDocumentTitle(info.productName === '' ? t('Login') : `${t('Login')} · ${info.productName}`);
  const { register, handleSubmit, setFocus, setValue, formState } = useForm<Login>({
    resolver: rulesResolver(checkLogin),
    defaultValues: { username: draft.read().username ?? '', password: '' },
    mode: 'onTouched',
  });
  const { errors } = formState;
  const danger = useDanger();
  const username = register('username', {
    onBlur: (event: { target: HTMLInputElement }) => draft.save({ username: event.target.value }),
  });
  const password = register('password');

  useEffect(() => {
    // What was typed before the script ran has the focus already.
    if (document.activeElement === document.body) setFocus(draft.read().username ? 'password' : 'username');
  }, [draft, setFocus]);
  const submit = handleSubmit(async credentials => {
    const opened = await login.run(credentials, results);
    if (!opened) setFocus('password', { shouldSelect: true });
  });

  return (
    <LoginCard productName={info.productName}>
      <h1 className={styles.title}>{t('Login')}</h1>
      <p className={styles.subtitle}>{t('Please login to manage your wireless device.')}</p>
      <form className={styles.form} method="post" noValidate onSubmit={event => void submit(event)}>
        <TextField
          label={t('Username')}
          danger={danger(errors.username)}
          maxLength={unitsOfCodePoints(CREDENTIAL_MAX_LENGTH)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...username}
          ref={withTypedText(username.ref, text => setValue('username', text))}
        />
        <PasswordField
          label={t('Password')}
          danger={danger(errors.password)}
          maxLength={unitsOfCodePoints(CREDENTIAL_MAX_LENGTH)}
          autoComplete="current-password"
          {...password}
          ref={withTypedText(password.ref, text => setValue('password', text))}
        />
        <div className={styles.buttons}>
          {onBack !== undefined && (
            <Button disabled={login.busy} onClick={onBack}>
              {t('Back')}
            </Button>
          )}
          <Button type="submit" look="primary" wide disabled={login.busy}>
            {login.busy ? t('Please wait') : t('Login')}
          </Button>
        </div>
        <LoginOutcome problem={login.problem} />
      </form>
      <SingleSignOn address={info.ssoUrl} />
      <div className={styles.links}>
        <LegalLink page="eula" language={info.uiLanguage} />
      </div>
      <ProductIcons productName={info.productName} />
    </LoginCard>
  );
}

/**
 * A field's ref that preserves text typed before the page's script ran. Otherwise the form library overwrites
 * it with the default when it registers the field.
 *
 * @param onTyped called with the existing text
 */
function withTypedText<T extends HTMLInputElement>(
  register: (element: T | null) => void,
  onTyped: (text: string) => void,
): Ref<T> {
  return element => {
    const typed = element?.value ?? '';
    register(element);
    if (element !== null && typed !== '' && element.value !== typed) onTyped(typed);
  };
}
