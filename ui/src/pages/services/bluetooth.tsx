import { ServicesModel } from '@radiolink/application/services/services.model';
import { BluetoothMode, bluetoothMessage } from '@radiolink/domain/status';
import { ForeignText, Reading, Readings, StateBadge, type Tone } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';

const TONES: Readonly<Record<number, Tone>> = {
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
            <StateBadge tone={TONES[status] ?? 'warn'}>{t(bluetoothMessage(status))}</StateBadge>
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
