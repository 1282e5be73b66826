import type { Radio } from '../radio.ts';
import { hasDefaultPassword } from '../users/user-accounts.ts';
import { jsonAnswer } from '../wire/answers.ts';
import { emptySuccess, v1NotFound } from './answers.ts';
import { type V1Call, v1SessionCall } from './exchange.ts';

interface AlertKind {
  readonly id: string;
  readonly severity: 'info' | 'warning' | 'critical';
  readonly code: string;
  readonly message: string;
  readonly isOn: (radio: Radio) => boolean;
  /** Under which name the classic calls dismiss it. */
  readonly notice: string;
}

const HIGH_CELSIUS = 85;

/** Warnings of the device, from the same state as the classic warnings. */
const KINDS: readonly AlertKind[] = [
  {
    id: 'default-password',
    severity: 'warning',
    code: 'DEFAULT_PASSWORD',
    message: 'The password is the one of the maker.',
    isOn: radio => hasDefaultPassword(radio.configuration.running),
    notice: 'isDefaultPasswd',
  },
  {
    id: 'crash-report',
    severity: 'warning',
    code: 'CRASH_REPORT',
    message: 'The device has a crash report.',
    isOn: radio => radio.notices.crashes.length > 0,
    notice: 'isWatchdogReset',
  },
  {
    id: 'high-temperature',
    severity: 'critical',
    code: 'HIGH_TEMPERATURE',
    message: 'The device is too hot.',
    isOn: radio => radio.temperatureCelsius >= HIGH_CELSIUS,
    notice: 'high-temperature',
  },
  {
    id: 'config-unsaved',
    severity: 'info',
    code: 'CONFIG_UNSAVED',
    message: 'The running configuration is lost at the next restart.',
    isOn: ({ configuration, control }) =>
      !control.isTesting && configuration.running.toString() !== configuration.stored.toString(),
    notice: 'config-unsaved',
  },
  {
    id: 'pending-upgrade',
    severity: 'info',
    code: 'PENDING_UPGRADE',
    message: 'A firmware waits for the next restart.',
    isOn: radio => radio.firmware.isStaged,
    notice: 'pending-upgrade',
  },
];

function present(radio: Radio): readonly AlertKind[] {
  return KINDS.filter(kind => kind.isOn(radio) && !radio.notices.isDismissed(kind.notice));
}

/** GET /system/alerts. §v1.system. */
const alerts = v1SessionCall('GET', '/system/alerts', ({ radio }) => {
  const active = present(radio);
  const now = radio.clock.now();
  const since = radio.v1.alertsSince(
    active.map(({ id }) => id),
    now,
  );
  return jsonAnswer(
    active.map(({ id, severity, code, message }) => ({
      id,
      severity,
      code,
      message,
      timestamp: since.get(id) ?? now,
      dismissible: true,
    })),
  );
});

/** DELETE /system/alerts/{id} — it was seen. §v1.system. */
const alertDismiss = v1SessionCall('DELETE', '/system/alerts/{id}', ({ radio, params }) => {
  const kind = present(radio).find(({ id }) => id === params['id']);
  if (kind === undefined) return v1NotFound();
  radio.notices.dismiss(kind.notice);
  return emptySuccess();
});

export const alertCalls: readonly V1Call[] = [alerts, alertDismiss];
