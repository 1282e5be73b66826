import { speedTestWords } from '@radiolink/application/speed-test/speed-test-report';
import type { AirDirection } from '@radiolink/domain/link';
import { PasswordField, TextField } from '../../components/index.ts';
import { Options, SelectField } from '../../components/select-field.tsx';
import { useText } from '../../i18n/use-text.ts';
import { HostField } from '../tools/host-field.tsx';
import styles from './speed-test.module.css';
import { DURATIONS, type SpeedTestRequestFields } from './use-speed-test-request.ts';

export interface SpeedTestFieldsProps {
  readonly fields: SpeedTestRequestFields;
  readonly disabled: boolean;
  /** Which way through the air this device sends. */
  readonly sends: AirDirection | null;
}

/** The other device, its login, direction and duration. */
export function SpeedTestFields({ fields, disabled, sends }: SpeedTestFieldsProps) {
  const t = useText();
  const { typed, danger, edit, field, directions } = fields;
  return (
    <>
      <HostField {...field('host')} disabled={disabled} />
      <div className={styles.pair}>
        <div className={styles.login}>
          <TextField
            label={t('Username')}
            help={t('Of the remote device')}
            danger={danger('username')}
            value={typed.username}
            maxLength={64}
            disabled={disabled}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={event => edit('username', event.target.value)}
          />
        </div>
        <div className={styles.login}>
          <PasswordField
            label={t('Password')}
            help={t('Not stored')}
            danger={danger('password')}
            value={typed.password}
            maxLength={64}
            disabled={disabled}
            autoComplete="off"
            onChange={event => edit('password', event.target.value)}
          />
        </div>
      </div>
      <div className={styles.pair}>
        <div className={styles.choice}>
          <SelectField
            label={t('Direction')}
            value={typed.direction}
            disabled={disabled}
            onChange={event => {
              const chosen = directions.find(direction => direction === event.target.value);
              if (chosen !== undefined) edit('direction', chosen);
            }}
          >
            <Options of={directions} words={direction => t(speedTestWords(sends).directions[direction])} />
          </SelectField>
        </div>
        <div className={styles.choice}>
          <SelectField
            label={t('Duration')}
            value={typed.durationSeconds}
            disabled={disabled}
            onChange={event => edit('durationSeconds', Number(event.target.value))}
          >
            <Options of={DURATIONS} words={count => t('{count} seconds', { count })} />
          </SelectField>
        </div>
      </div>
    </>
  );
}
