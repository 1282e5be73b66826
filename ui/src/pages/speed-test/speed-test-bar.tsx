import { yupResolver } from '@hookform/resolvers/yup';
import { speedTestWords } from '@radiolink/application/speed-test/speed-test-report';
import type { RequestedSpeedTest } from '@radiolink/application/speed-test/speed-test-result';
import { SpeedTestModel } from '@radiolink/application/speed-test/speed-test.model';
import { checkTypedHost, typedHost } from '@radiolink/domain/network';
import {
  checkSpeedTestTarget,
  SPEED_TEST_SECONDS,
  type SpeedTestDirection,
  type SpeedTestTarget,
} from '@radiolink/domain/tools';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { hostOfSpeedTestHash } from '../../components/catalogue/speed-test-address.ts';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { useDanger } from '../../components/forms/problem-of.ts';
import { ruledForm } from '../../components/forms/rule-schema.ts';
import { PasswordField, TextField } from '../../components/index.ts';
import { Options, SelectField } from '../../components/select-field.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useModel, useUnitsOf } from '../../models/models.ts';
import { HostField } from '../tools/host-field.tsx';
import { ToolBar } from '../tools/tool-page.tsx';
import styles from './speed-test.module.css';

/** Durations on offer, seconds. */
const DURATIONS = [10, SPEED_TEST_SECONDS.default, 60, 120] as const;

/** What is typed and chosen. The password is in this page alone, and gone with it. */
interface SpeedTestForm extends SpeedTestTarget {
  readonly direction: SpeedTestDirection;
  readonly durationSeconds: number;
}

/** What is to be tested, with the login of the remote device. */
interface RequestedTest {
  readonly requested: RequestedSpeedTest;
  readonly password: string;
}

const resolver = yupResolver(
  ruledForm<SpeedTestForm>(['host', 'username', 'password'], checkSpeedTestTarget),
);

/** The address names another device: `#/speed-test?192.0.2.20`. */
const hostInAddress = (): string => {
  const host = hostOfSpeedTestHash(window.location.hash);
  return checkTypedHost(host) === undefined ? host : '';
};

/** The other device, its login, direction and duration, as they were typed last. */
export function SpeedTestBar() {
  const t = useText();
  const danger = useDanger();
  const model = useModel(SpeedTestModel);
  const { directions } = model;
  const [last, disabled, sends] = useUnitsOf(SpeedTestModel, '$typed', '$running', '$sends');
  const [disturbs, begin] = useUnitsOf(SpeedTestModel, '$disturbs', 'begun');
  /** A test that waits for an answer, since it would disturb the traffic of the link. */
  const [waiting, setWaiting] = useState<RequestedTest>();
  const { register, handleSubmit, formState, clearErrors } = useForm<SpeedTestForm>({
    resolver,
    defaultValues: {
      host: hostInAddress() || (last?.host ?? ''),
      username: last?.username ?? '',
      password: '',
      direction: directions.find(direction => direction === last?.direction) ?? directions[0] ?? 'duplex',
      durationSeconds:
        DURATIONS.find(seconds => seconds === last?.durationSeconds) ?? SPEED_TEST_SECONDS.default,
    },
    reValidateMode: 'onSubmit',
  });
  const { errors } = formState;
  const submit = handleSubmit(({ password, host, ...rest }) => {
    const test = { requested: { ...rest, host: typedHost(host) }, password };
    // Where no status tells of the traffic, there may be some.
    if (disturbs === false) begin(test);
    else setWaiting(test);
  });
  return (
    <>
      <ToolBar tool={model} onStart={event => void submit(event)}>
        <HostField
          danger={danger(errors.host)}
          disabled={disabled}
          {...register('host', { onChange: () => clearErrors('host') })}
        />
        <div className={styles.pair}>
          <div className={styles.login}>
            <TextField
              label={t('Username')}
              help={t('Of the remote device')}
              danger={danger(errors.username)}
              maxLength={64}
              disabled={disabled}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              {...register('username', { onChange: () => clearErrors('username') })}
            />
          </div>
          <div className={styles.login}>
            <PasswordField
              label={t('Password')}
              help={t('Not stored')}
              danger={danger(errors.password)}
              maxLength={64}
              disabled={disabled}
              autoComplete="off"
              {...register('password', { onChange: () => clearErrors('password') })}
            />
          </div>
        </div>
        <div className={styles.pair}>
          <div className={styles.choice}>
            <SelectField label={t('Direction')} disabled={disabled} {...register('direction')}>
              <Options of={directions} words={direction => t(speedTestWords(sends).directions[direction])} />
            </SelectField>
          </div>
          <div className={styles.choice}>
            <SelectField
              label={t('Duration')}
              disabled={disabled}
              {...register('durationSeconds', { valueAsNumber: true })}
            >
              <Options of={DURATIONS} words={count => t('{count} seconds', { count })} />
            </SelectField>
          </div>
        </div>
      </ToolBar>
      {waiting !== undefined && (
        <ConfirmDialog
          title={t('Start the speed test now?')}
          action={t('Start speed test')}
          onClose={() => setWaiting(undefined)}
          onConfirm={() => {
            setWaiting(undefined);
            begin(waiting);
          }}
        >
          <p>
            {t('The link carries traffic. During the test it is slow or interrupted for everyone behind it.')}
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
