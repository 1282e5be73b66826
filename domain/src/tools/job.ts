import { deviceWords, failureStatus, failureText, type FetchError } from '../errors/fetch-error.ts';
import { type Message, message } from '../errors/message.ts';
import { textOf } from '../text/text.ts';

/** State of a long job: upgrade, restore, ping, traceroute, speed test, survey, prescan. */
export type JobStatus = 'not-started' | 'in-progress' | 'finished' | 'failed' | 'stopped';

/** One long job. The device runs each kind once at a time. */
export interface Job {
  readonly status: JobStatus;
  /** 0 to 100; never decreases while the job runs. */
  readonly progressPercent: number;
  /** The device's code, e.g. `DNS_FAILED`; only when failed. */
  readonly failureReason?: string;
}

/** Pause between two reads of a running job, ms. */
export const JOB_POLL_MS = 1000;

/** True if a job has ended: another reading returns the same. */
export function isJobOver({ status }: Job): boolean {
  return status === 'finished' || status === 'failed' || status === 'stopped';
}

const WORDS: Readonly<Record<string, string>> = {
  DNS_FAILED: 'The hostname could not be resolved.',
  STOPPED: 'The test was stopped on the device.',
  NO_ROUTE: 'There is no route to the host.',
  CONNECT_FAILED: 'The other device could not be reached.',
  AUTH_FAILED: 'The other device rejected the username or password.',
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

/** Codes of a refused action of the classic API. */
const BUSY = 2;
const NOT_SUPPORTED = 4;
const CONFLICT = 409;
const FORBIDDEN = 403;
const SERVER_ERRORS_FROM = 500;
/** A recording answers it too, and says in its words what it does not hold. */
const NOT_IMPLEMENTED = 501;
const NOT_FOUND: ReadonlySet<number> = new Set([404, 405, NOT_IMPLEMENTED]);

/** What kept a tool from running, or ended it. */
export type ToolFailureKind =
  | 'busy'
  | 'missing'
  | 'forbidden'
  | 'no-answer'
  | 'unreadable'
  | 'refused'
  /** The server of the device failed, or something between it and this browser: that is no refusal of the tool. */
  | 'error';

/** Why a tool of the device did not run or broke off. */
export function toolFailureKind(failure: FetchError): ToolFailureKind {
  if (failure.kind === 'network') return failure.reason === 'malformed' ? 'unreadable' : 'no-answer';
  const code = failure.kind === 'device-api' ? failure.code : undefined;
  const status = failureStatus(failure);
  if (code === BUSY || status === CONFLICT) return 'busy';
  if (code === NOT_SUPPORTED || (status !== undefined && NOT_FOUND.has(status))) return 'missing';
  if (status === FORBIDDEN) return 'forbidden';
  return status !== undefined && status >= SERVER_ERRORS_FROM ? 'error' : 'refused';
}

/** The words for it; those of the device where it has some of its own. */
export function toolFailureMessage(failure: FetchError): Message {
  switch (toolFailureKind(failure)) {
    case 'busy':
      return message('This tool is already running on the device. Try again when it is finished.');
    case 'missing':
      return message(
        (failureStatus(failure) === NOT_IMPLEMENTED && wordsOf(failure)) ||
          'This device does not have this tool.',
      );
    case 'no-answer':
      return message('The device does not respond.');
    case 'unreadable':
      return message('The device sent an unreadable response.');
    case 'forbidden':
      return message(wordsOf(failure) || 'Your account does not have permission to run this tool.');
    case 'refused':
      return message(wordsOf(failure) || 'The device rejected the request to run this tool.');
    case 'error':
      return wordsOf(failure) === ''
        ? message('The device responded with an error ({text}).', {
            text: failureText(failure),
          })
        : message(wordsOf(failure));
  }
}

function wordsOf(failure: FetchError): string {
  switch (failure.kind) {
    case 'device-api':
      return deviceWords(failure.error, failure.message);
    case 'response-status':
      return '';
    case 'network':
      return failure.message;
  }
}
