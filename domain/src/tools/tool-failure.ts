import { deviceWords, failureStatus, failureText, type FetchError } from '../errors/fetch-error.ts';
import { type Message, message } from '../errors/message.ts';

/** Codes of a refused action of the classic interface. */
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
      return message('The device does not respond. The results so far are kept.');
    case 'unreadable':
      return message('The device sent an unreadable response. The results so far are kept.');
    case 'forbidden':
      return message(wordsOf(failure) || 'Your account does not have permission to run this tool.');
    case 'refused':
      return message(wordsOf(failure) || 'The device refused to run this tool.');
    case 'error':
      return wordsOf(failure) === ''
        ? message('The device responded with an error ({text}). The results so far are kept.', {
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
