import {
  failureCause,
  failureStatus,
  type FetchError,
  message,
  type Message,
  messagesForFailure,
  RECONNECTING,
} from '@radiolink/domain/errors';

const NO_ANSWER = message('The device does not respond.');
const ERROR = message('The device responds with an error.');
const RETRYING = message('Retrying automatically.');
const NO_INTERFACE = message('This device does not provide the API that this page needs.');
const NOT_FOUND = 404;

/**
 * Why the public info does not come, sentence by sentence: silence, an error with its text, or a device without the
 * call. §8.
 *
 * @param isKnown the device has answered before: the call is not missing on it
 */
export function silenceMessages(failure: FetchError, isKnown: boolean): readonly Message[] {
  if (failureStatus(failure) === NOT_FOUND && !isKnown) return [NO_INTERFACE];
  if (failureCause(failure) === 'no-answer') return [NO_ANSWER, RECONNECTING];
  const said = messagesForFailure(failure, 'action');
  return [...(failure.kind === 'response-status' ? [ERROR] : []), ...said, RETRYING];
}
