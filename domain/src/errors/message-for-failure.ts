import { type CatalogueError, catalogueMessages } from './catalogue.ts';
import type { DeviceApiError, FetchError } from './fetch-error.ts';
import { type Message, message } from './message.ts';

/**
 * What was being done: `login` opens a session, `start-up` loads the main application, `page` reads for the page,
 * `action` does what the user asked for.
 */
export type FailureContext = 'login' | 'start-up' | 'page' | 'action';

const FORBIDDEN = 403;
const NO_ANSWER: Message = message('The device does not answer.');

/** The row of the catalogue that a failed request falls under. Specification §8. */
export function catalogueErrorFor(failure: FetchError, context: FailureContext): CatalogueError {
  if (context === 'start-up') return { kind: 'start-up' };
  switch (failure.kind) {
    case 'network':
      return { kind: 'network-gone' };
    case 'response-status':
      return context === 'action' ? failure : { kind: 'http-failure', status: failure.status };
    case 'device-api':
      return deviceError(failure, context);
  }
}

function deviceError(failure: DeviceApiError, context: FailureContext): CatalogueError {
  const deviceText = failure.message || failure.error;
  if (failure.statusCode === FORBIDDEN) return { kind: 'forbidden', deviceText };
  return context === 'page'
    ? { kind: 'http-failure', status: failure.statusCode }
    : { kind: 'device-api', deviceText };
}

/** What to say of a failed request, sentence after sentence; nothing while the start-up retries in silence. */
export function messagesForFailure(failure: FetchError, context: FailureContext): readonly Message[] {
  const said =
    context === 'login' && failure.kind === 'network'
      ? [NO_ANSWER]
      : catalogueMessages(catalogueErrorFor(failure, context));
  return context === 'login'
    ? [...catalogueMessages({ kind: 'login-refused', deviceText: '' }), ...said]
    : said;
}
