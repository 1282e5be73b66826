import { message } from '../errors/message.ts';
import type { Notice, NoticeSeverity } from './notice.ts';

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
    ...(code === undefined ? [] : [notice('emergencyReasonCode', 'danger', emergency, { code })]),
    ...flagged,
    ...(version ? [notice('uploadedFirmwareVersion', 'notice', uploaded, { version })] : []),
  ];
}

function notice(
  id: string,
  severity: NoticeSeverity,
  sentence: string,
  values: Readonly<Record<string, string | number>>,
): Notice {
  return { id, severity, message: message(sentence, values), dismissible: true };
}
