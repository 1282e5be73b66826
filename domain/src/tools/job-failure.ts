import { type Message, message } from '../errors/message.ts';
import { textOf } from '../text/text.ts';

const WORDS: Readonly<Record<string, string>> = {
  DNS_FAILED: 'The hostname could not be resolved.',
  STOPPED: 'The test was stopped on the device.',
  NO_ROUTE: 'There is no route to the host.',
  CONNECT_FAILED: 'The other device could not be reached.',
  AUTH_FAILED: 'The other device refused the username or password.',
  BUSY: 'The other device is busy with another test.',
  INCOMPATIBLE_FIRMWARE: 'The firmware of the other device is not compatible.',
  DOWNLOAD_FAILED: 'The file could not be downloaded.',
  BACKUP_INVALID: 'The file is not a valid backup.',
  BACKUP_WRONG_MODEL: 'The backup is from another model.',
  BACKUP_TOO_NEW: 'The backup is from newer firmware.',
  FIRMWARE_INCOMPATIBLE: 'The firmware is not compatible with this device.',
  FIRMWARE_CORRUPT: 'The firmware file is damaged.',
  NO_SPACE: 'Not enough storage on the device for the file.',
  SIGNATURE_INVALID: 'The signature of the firmware is not valid.',
};

/** Why a job failed, in words; a reason that is not known is shown as the device sent it. */
export function jobFailureMessage(reason: string): Message {
  if (textOf(reason) === '') return message('The device reports no reason.');
  const words = Object.hasOwn(WORDS, reason) ? WORDS[reason] : undefined;
  return words === undefined ? message('Device message: {reason}', { reason }) : message(words);
}
