import { yupResolver } from '@hookform/resolvers/yup';
import {
  RemoteDeviceModel,
  type RemoteState,
} from '@radiolink/application/remote-device/remote-device.model';
import type { RemoteProblem } from '@radiolink/application/remote-device/remote-device.port';
import type { Credentials } from '@radiolink/application/session/session.port';
import { checkLogin, CREDENTIAL_MAX_LENGTH } from '@radiolink/domain/session';
import { unitsOfCodePoints } from '@radiolink/domain/text';
import { type ReactNode, useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { Banner, Button, Dialog, FailureBanner, PasswordField, TextField } from '../../components/index.ts';
import { useDanger } from '../../components/forms/problem-of.ts';
import { ruledForm } from '../../components/forms/rule-schema.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import layout from '../../theme/layout.module.css';
import typography from '../../theme/typography.module.css';

const resolver = yupResolver(ruledForm<Credentials>(['username', 'password'], checkLogin));

const LONGEST = unitsOfCodePoints(CREDENTIAL_MAX_LENGTH);

interface RemoteLoginProps {
  readonly name: string;
  readonly state: Exclude<RemoteState, { readonly kind: 'open' }>;
  readonly onClose: () => void;
  /** What there is to say before the login. */
  readonly children?: ReactNode;
}

/** Asks for the credentials of a remote device. A password is tried once; a wrong one is asked for again. */
export function RemoteLogin({ name, state, onClose, children }: RemoteLoginProps) {
  const t = useText();
  const id = useId();
  const danger = useDanger();
  const [isReachable, request] = useUnitsOf(RemoteDeviceModel, '$reachable', 'loginRequested');
  const { register, handleSubmit, formState, resetField, setFocus } = useForm<Credentials>({
    resolver,
    defaultValues: { username: '', password: '' },
    mode: 'onTouched',
  });
  const { errors } = formState;
  const problem = state.kind === 'closed' ? state.problem : null;
  const isBusy = state.kind === 'logging-in';
  useEffect(() => {
    if (problem?.kind !== 'refused') return;
    resetField('password');
    setFocus('password');
  }, [problem, resetField, setFocus]);
  const refused =
    problem?.kind === 'refused' ? t(problem.deviceText || 'Wrong username or password.') : undefined;
  const isUnsupported = problem?.kind === 'unsupported';
  return (
    <Dialog
      title={t('Log in to {name}', { name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{isUnsupported ? t('Close') : t('Cancel')}</Button>
          {!isUnsupported && (
            <Button type="submit" form={id} look="primary" disabled={isBusy || !isReachable}>
              {isBusy ? t('Please wait') : t('Login')}
            </Button>
          )}
        </>
      }
    >
      <form
        id={id}
        method="post"
        noValidate
        className={layout.stack}
        onSubmit={event => {
          event.stopPropagation();
          void handleSubmit(form => request(form))(event);
        }}
      >
        {children}
        <LoginProblem problem={problem} />
        {state.kind === 'closed' && state.over && (
          <Banner tone="warn">{t('The remote device no longer accepts this login. Log in again.')}</Banner>
        )}
        {!isReachable && (
          <Banner tone="warn">{t('The status reports no address for the remote device.')}</Banner>
        )}
        {!isUnsupported && (
          <>
            <TextField
              label={t('Username')}
              danger={danger(errors.username)}
              maxLength={LONGEST}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...register('username')}
            />
            <PasswordField
              label={t('Password')}
              danger={danger(errors.password) ?? refused}
              maxLength={LONGEST}
              autoComplete="off"
              {...register('password')}
            />
            <p className={typography.muted}>
              {t(
                'The login is forwarded by this device, or by the server that this page comes from. The password is kept in memory only, until you log out or reload the page.',
              )}{' '}
              {t(
                'Your browser cannot check the certificate of the remote device: it does not connect to that device directly.',
              )}
            </p>
          </>
        )}
      </form>
    </Dialog>
  );
}

/** Why the last try opened no session; a wrong password is said at its field. */
function LoginProblem({ problem }: { readonly problem: RemoteProblem | null }) {
  const t = useText();
  switch (problem?.kind) {
    case undefined:
    case 'refused':
      return null;
    case 'failed':
      return <FailureBanner failure={problem.failure} urgent />;
    case 'blocked':
      return (
        <Banner tone="bad" urgent>
          {t('Too many failed login attempts. Try again in one minute.')}
        </Banner>
      );
    case 'other-device':
      return (
        <Banner tone="bad" urgent>
          {t(
            'Another device answered at this address than the remote device of this link. You were logged out.',
          )}
        </Banner>
      );
    case 'untrusted-certificate':
      return (
        <Banner tone="bad" urgent>
          {t(
            'The certificate of the remote device is not trusted. If it is your device, start this server again with --insecure.',
          )}
        </Banner>
      );
    case 'unsupported':
      return (
        <Banner tone="bad" urgent>
          {t(
            'This device cannot forward a login to a remote device. Use the web interface of the remote device.',
          )}
        </Banner>
      );
  }
}
