import { message } from '../errors/message.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import type { Notice, NoticeSeverity } from './notice.ts';

/** An offer of a server to manage this device. */
export interface CallHome {
  readonly available: boolean;
  readonly server?: string | undefined;
  readonly id?: string | undefined;
}

/** The offer in words; nothing when there is none. */
export function callHomeNotices({ available, server }: CallHome): readonly Notice[] {
  if (!available) return [];
  const text = server
    ? message('The server {server} offers to manage this device.', { server })
    : message('A server offers to manage this device.');
  return [{ id: 'callHomeAvailable', severity: 'notice', message: text, dismissible: true }];
}

/** A crash that the device remembers. */
export interface CrashReport {
  readonly id: string;
  /** Device local time. */
  readonly time?: string | undefined;
  /** The crashed component, e.g. `kernel`. */
  readonly reason?: string | undefined;
  readonly sizeBytes?: number | undefined;
}

/** One notice for all crashes, the latest named; nothing without any. */
export function crashNotices(crashes: readonly CrashReport[]): readonly Notice[] {
  const latest = crashes.reduce(later, crashes[0]);
  if (latest === undefined) return [];
  const values = { count: crashes.length, time: latest.time ?? '—', reason: latest.reason ?? '—' };
  return [
    {
      id: 'crashes',
      severity: 'warning',
      message: message('The device crashed, last at {time} ({reason}). Crash reports: {count}.', values),
      dismissible: true,
    },
  ];
}

/** Device times are written so that the later one is also the greater text; a report without one is the earliest. */
function later(known: CrashReport | undefined, next: CrashReport): CrashReport {
  return known === undefined || (next.time ?? '') > (known.time ?? '') ? next : known;
}

/** Warnings of the device. */
export interface DeviceWarnings {
  readonly defaultPassword: boolean;
  readonly customScripts: boolean;
  readonly watchdogReset: boolean;
  readonly callHomeAvailable: boolean;
  /** Why the device came up in emergency mode; undefined in normal operation (the wire's -1). */
  readonly emergencyReasonCode?: number | undefined;
  readonly firmwareNeedsPassword: boolean;
  /** The uploaded firmware is not from the manufacturer. */
  readonly thirdPartyFirmware: boolean;
  /** Version of a firmware that is uploaded and not yet installed. */
  readonly uploadedFirmwareVersion?: string | undefined;
}

type Flag = Exclude<keyof DeviceWarnings, 'emergencyReasonCode' | 'uploadedFirmwareVersion'>;

const FLAGS: readonly (readonly [flag: Flag, severity: NoticeSeverity, sentence: string])[] = [
  ['defaultPassword', 'danger', 'The device still uses the default password. Change it.'],
  ['thirdPartyFirmware', 'danger', 'The uploaded firmware is third-party.'],
  ['firmwareNeedsPassword', 'warning', 'The uploaded firmware requires a password for installation.'],
  ['customScripts', 'warning', 'Custom scripts run on the device.'],
  ['watchdogReset', 'warning', 'The watchdog rebooted the device.'],
  ['callHomeAvailable', 'notice', 'A server offers to manage this device.'],
];

/** The device's warnings in words, each to be dismissed by its id. */
export function warningNotices(warnings: DeviceWarnings): readonly Notice[] {
  const flagged = FLAGS.filter(([flag]) => warnings[flag]).map(
    ([id, severity, sentence]): Notice => ({ id, severity, message: message(sentence), dismissible: true }),
  );
  const { emergencyReasonCode: code, uploadedFirmwareVersion: version } = warnings;
  const emergency = 'The device runs in emergency mode, reason {code}.';
  const uploaded = 'Firmware {version} is uploaded but not installed.';
  return [
    ...(code === undefined ? [] : [dismissible('emergencyReasonCode', 'danger', emergency, { code })]),
    ...flagged,
    ...(version ? [dismissible('uploadedFirmwareVersion', 'notice', uploaded, { version })] : []),
  ];
}

function dismissible(
  id: string,
  severity: NoticeSeverity,
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): Notice {
  return { id, severity, message: message(sentence, values), dismissible: true };
}

/** A licence that the device needs or has. */
export interface Licence {
  readonly licensed: boolean;
  readonly activated: boolean;
  /** Seconds since the epoch; undefined for one that does not end (the wire's 0). */
  readonly expiresAtSeconds?: number | undefined;
}

/** Days before its expiry from which a licence is mentioned. Project default. */
export const LICENCE_WARNING_DAYS = 30;

const SECONDS_PER_DAY = 86_400;

/**
 * Message about a licence: not activated, expired, or about to expire. `now` in seconds since the epoch. Nothing is said
 * of an invalid time.
 */
export function licenceNotices(
  { licensed, activated, expiresAtSeconds }: Licence,
  now: number,
): readonly Notice[] {
  if (!licensed) return [];
  const notice = (severity: Notice['severity'], text: Notice['message']): readonly Notice[] => [
    { id: 'licence', severity, message: text, dismissible: false },
  ];
  if (!activated) return notice('warning', message('The license of this device is not activated.'));
  if (!isWithin(expiresAtSeconds, PHYSICAL.amount) || !isWithin(now, PHYSICAL.amount)) return [];
  const days = Math.ceil((expiresAtSeconds - now) / SECONDS_PER_DAY);
  if (days <= 0) return notice('danger', message('The license of this device has expired.'));
  if (days > LICENCE_WARNING_DAYS) return [];
  return notice('warning', message('The license of this device expires in {count} days.', { count: days }));
}
