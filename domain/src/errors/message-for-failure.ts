import { type CatalogueError, catalogueMessages, LOGIN_FAILURE } from './catalogue.ts';
import { type DeviceApiError, deviceWords, type FetchError, type NetworkError } from './fetch-error.ts';
import { type Message, message } from './message.ts';

/**
 * Context of the request: `login` opens a session, `start-up` loads the main application, `page` reads for the page,
 * `action` executes an action of the user.
 */
export type FailureContext = 'login' | 'start-up' | 'page' | 'action';

const FORBIDDEN = 403;
const NO_ANSWER: Message = message('The device does not respond.');

/** The row of the catalogue that a failed request falls under. §8. */
export function catalogueErrorFor(failure: FetchError, context: FailureContext): CatalogueError {
  if (context === 'start-up') return { kind: 'start-up' };
  switch (failure.kind) {
    case 'network':
      return networkError(failure, context);
    case 'response-status':
      return context === 'action' ? failure : { kind: 'http-failure', status: failure.status };
    case 'device-api':
      return deviceError(failure, context);
  }
}

function deviceError(failure: DeviceApiError, context: FailureContext): CatalogueError {
  const deviceText = deviceWords(failure.error, failure.message);
  if (failure.statusCode === FORBIDDEN) return { kind: 'forbidden', deviceText };
  return context === 'page'
    ? { kind: 'http-failure', status: failure.statusCode }
    : { kind: 'device-api', deviceText };
}

/**
 * Only a missing response means that the device is unreachable. A malformed one came from it, and a
 * cancellation came from the user.
 */
function networkError({ reason, message: text }: NetworkError, context: FailureContext): CatalogueError {
  switch (reason) {
    case 'unreachable':
    case 'time-out':
      return { kind: 'network-gone' };
    case 'malformed':
      return context === 'login' ? { kind: 'incomplete-response' } : { kind: 'malformed-answer', text };
    case 'cancelled':
      return { kind: 'cancelled' };
  }
}

/**
 * Message for a failed request, sentence by sentence. Empty for a cancelled one, and while the start-up retries in
 * the background.
 */
export function messagesForFailure(failure: FetchError, context: FailureContext): readonly Message[] {
  const error = catalogueErrorFor(failure, context);
  const said = catalogueMessages(error);
  // The page connects anew by itself; what a user asked for is not tried again.
  if (context === 'action' && error.kind === 'network-gone') return [NO_ANSWER];
  if (context !== 'login') return said;
  switch (error.kind) {
    case 'cancelled':
    case 'incomplete-response':
      return said;
    case 'network-gone':
      return [LOGIN_FAILURE, NO_ANSWER];
    default:
      return [LOGIN_FAILURE, ...said];
  }
}
