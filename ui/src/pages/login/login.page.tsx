import type { PublicInfo } from '@radiolink/application/session/session.port';
import {
  checkLogin,
  CREDENTIAL_MAX_LENGTH,
  type Login,
  type SetupResults,
  type FormProblems,
  isValid,
  controllerLink,
} from '@radiolink/domain/session';
import { unitsOfCodePoints } from '@radiolink/domain/text';
import Smartphone from 'lucide-react/icons/smartphone';
import { useEffect, type Ref, useSyncExternalStore } from 'react';
import { useForm, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import { Button, LinkButton } from '../../components/button.tsx';
import { TextField } from '../../components/field.tsx';
import { useDanger } from '../../components/forms/problem-of.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { ProductMark } from '../../components/product-mark.tsx';
import { useDocumentTitle } from '../../components/use-document-title.ts';
import { useText } from '../../i18n/use-text.ts';
import { LegalLink } from '../legal/legal-dialog.tsx';
import styles from './login-card.module.css';
import { LoginCard } from './login-card.tsx';
import { useLoginPorts } from './login-context.ts';
import { LoginOutcome } from './login-outcome.tsx';
import loginStyles from './login.module.css';
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

/**
 * A form judged as a whole by the rules of the domain; each problem reaches its field with its values. Other forms have a
 * yup schema for it, `ruledForm`: the login is loaded without.
 */
export function rulesResolver<T extends FieldValues>(
  rules: (values: T) => FormProblems<Extract<keyof T, string>>,
): Resolver<T> {
  return values => {
    const problems = rules(values);
    if (isValid(problems)) return { values, errors: {} };
    const errors = Object.fromEntries(
      Object.entries(problems).map(([field, problem]) => [field, { type: 'rule', message: problem }]),
    );
    return { values: {}, errors: errors as unknown as FieldErrors<T> };
  };
}

/**
 * The way in through the central controller, which returns to this page with a ticket. Nothing at all unless the
 * device names an address on an allowed domain. §2.login-screen, §5.controller-links.
 */
function SingleSignOn({ address }: { readonly address: string | undefined }) {
  const t = useText();
  const link = controllerLink(address);
  if (link === undefined) return null;
  const controller = new URL(link).hostname;
  return (
    <div>
      <p className={loginStyles.divider}>{t('or')}</p>
      <LinkButton href={link} rel="noreferrer">
        {t('Log in with {controller}', { controller })}
      </LinkButton>
    </div>
  );
}

/** A phone platform with an app of the manufacturer. */
type PhoneSystem = 'android' | 'ios';

/** Badges of the stores with the manufacturer's app, set by the manufacturer at build time; `d` is a path of 24 × 24. */
const STORE_LINKS: Readonly<
  Record<
    PhoneSystem,
    { readonly badge: string; readonly store: string; readonly d: string; readonly address: string }
  >
> = {
  android: {
    badge: 'Get the application on Google Play',
    store: 'Google Play',
    d: 'M5 3v18l15-9Z',
    address: 'https://play.google.com/store/apps/details?id=com.ubnt.umobile',
  },
  ios: {
    badge: 'Get the application on the App Store',
    store: 'App Store',
    d: 'M12 3v11m-5-4 5 5 5-5M4 17v4h16v-4',
    address: 'https://apps.apple.com/app/id1183022489',
  },
};

/** The system of a phone by what its browser says; undefined for any other machine. */
export function phoneSystemOf(userAgent: string): PhoneSystem | undefined {
  if (/\bAndroid\b/.test(userAgent)) return 'android';
  return /\b(?:iPhone|iPad|iPod)\b/.test(userAgent) ? 'ios' : undefined;
}

const never = () => () => undefined;

/** On the mobile layout of an Android or iOS phone: the product, and where its application is. §2. */
function ProductIcons({ productName }: { readonly productName: string }) {
  const t = useText();
  const system = useSyncExternalStore(
    never,
    () => phoneSystemOf(navigator.userAgent),
    () => undefined,
  );
  if (system === undefined) return null;
  const { badge, store, d, address } = STORE_LINKS[system];
  return (
    <div className={loginStyles.icons}>
      <ProductMark size={32} {...(productName !== '' && { name: productName })} />
      <Smartphone size={28} aria-hidden="true" />
      <a className={loginStyles.badge} href={address} target="_blank" rel="noreferrer" aria-label={t(badge)}>
        <svg
          aria-hidden="true"
          width={24}
          height={24}
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
        >
          <path d={d} />
        </svg>
        {store}
      </a>
    </div>
  );
}
