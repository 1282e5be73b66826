import { ServicesModel } from '@radiolink/application/services/services.model';
import { failureText } from '@radiolink/domain/errors';
import {
  ProvisioningMode,
  provisioningMessage,
  BluetoothMode,
  bluetoothMessage,
} from '@radiolink/domain/status';
import {
  Banner,
  Button,
  Figure,
  Reading,
  Readings,
  StateBadge,
  type Tone,
  ForeignText,
} from '../../components/index.ts';
import { useFigures } from '../../i18n/use-figures.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import { useReadOnly } from '../../settings/index.ts';
import styles from './services.module.css';

const TONES: Readonly<Record<number, Tone>> = {
  [ProvisioningMode.Disabled]: 'idle',
  [ProvisioningMode.NotRunning]: 'idle',
  [ProvisioningMode.Starting]: 'busy',
  [ProvisioningMode.Running]: 'good',
  [ProvisioningMode.RunningExtended]: 'good',
  [ProvisioningMode.Stopping]: 'busy',
};

/** The provisioning mode: its state, the time left, and for a full user its start and stop. §4. */
export function ManagementMode() {
  const t = useText();
  const figures = useFigures();
  const readOnly = useReadOnly();
  const [mode, busy, failure, start, stop] = useUnitsOf(
    ServicesModel,
    '$mode',
    '$modeBusy',
    '$modeFailure',
    'modeStartRequested',
    'modeStopRequested',
  );
  const { status, secondsLeft } = mode;
  return (
    <div className={styles.part}>
      <Readings column="320px">
        <Reading label={t('State')}>
          {status === undefined ? (
            '—'
          ) : (
            <span aria-live="polite">
              <StateBadge tone={TONES[status] ?? 'warn'}>{t(provisioningMessage(status))}</StateBadge>
            </span>
          )}
        </Reading>
        {secondsLeft !== undefined && (
          <Reading label={t('Time left')}>
            <Figure of={figures.duration(secondsLeft)} />
          </Reading>
        )}
      </Readings>
      {failure !== null && <Banner tone="bad">{failureText(failure)}</Banner>}
      {!readOnly && (
        <div className={styles.actions}>
          {mode.canStop ? (
            <Button disabled={busy} onClick={() => stop()}>
              {t('Stop management mode')}
            </Button>
          ) : (
            <Button disabled={busy || !mode.canStart} onClick={() => start()}>
              {t('Start management mode')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const BLUETOOTH_TONES: Readonly<Record<number, Tone>> = {
  [BluetoothMode.Disabled]: 'idle',
  [BluetoothMode.Discoverable]: 'fair',
  [BluetoothMode.Connected]: 'good',
};

/** Bluetooth management: its state, by which name it is found, and who is connected. §3.ble. */
export function Bluetooth() {
  const t = useText();
  const { status, name = '', client = '' } = useUnitsOf(ServicesModel, '$bluetooth') ?? {};
  return (
    <Readings column="320px">
      <Reading label={t('State')}>
        {status === undefined ? (
          '—'
        ) : (
          <span aria-live="polite">
            <StateBadge tone={BLUETOOTH_TONES[status] ?? 'warn'}>{t(bluetoothMessage(status))}</StateBadge>
          </span>
        )}
      </Reading>
      <Reading label={t('Bluetooth name')}>{name === '' ? '—' : <ForeignText>{name}</ForeignText>}</Reading>
      <Reading label={t('Bluetooth client')}>
        {client === '' ? '—' : <ForeignText>{client}</ForeignText>}
      </Reading>
    </Readings>
  );
}
