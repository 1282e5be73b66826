import type { Received } from '@radiolink/openapi/received';
import type { DeviceNotices } from '@radiolink/application/notices/notices.port';
import type { CrashReport, DeviceWarnings } from '@radiolink/domain/notices';
import { readAnswer } from '../../wire/read-answer.ts';

/** One alert of the device. */
export interface Alert {
  readonly id: string;
  readonly code: string;
  readonly message: string;
}

const MOST_ALERTS = 64;
/** `v4.1.0` in the words of an alert about an image that waits. */
const VERSION = /\bv?\d+\.\d+[\w.-]*/;

/** Alerts without an id cannot be dismissed and are left out. */
export function mapAlerts(json: readonly Received<'/api/v1.0/system/alerts'>[]): readonly Alert[] {
  return json.slice(0, MOST_ALERTS).flatMap(entry =>
    readAnswer(entry, alert => {
      const id = alert.text('id');
      if (id === undefined) return [];
      return [{ id, code: alert.text('code') ?? '', message: alert.text('message') ?? '' }];
    }),
  );
}

/** Those alerts that the rest of the program has words for. */
export function noticesOf(alerts: readonly Alert[]): DeviceNotices {
  const has = (code: string) => alerts.some(alert => alert.code === code);
  const staged = alerts.find(({ code }) => code === 'PENDING_UPGRADE');
  const warnings: DeviceWarnings = {
    defaultPassword: has('DEFAULT_PASSWORD'),
    customScripts: false,
    watchdogReset: false,
    callHomeAvailable: false,
    firmwareNeedsPassword: false,
    thirdPartyFirmware: false,
    uploadedFirmwareVersion: staged && (VERSION.exec(staged.message)?.[0] ?? staged.message),
  };
  const crashes = alerts
    .filter(({ code }) => code === 'CRASH_REPORT')
    .map(({ id, message }): CrashReport => ({ id, reason: message }));
  return { warnings, crashes };
}
