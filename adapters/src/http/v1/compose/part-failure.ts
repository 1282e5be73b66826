import { RequestFailure } from '@radiolink/domain/errors';
import { deviceApiError } from '../../client/response-failure.ts';

/** What one part of a batch answered. */
export interface ComposedAnswer {
  readonly body: unknown;
  readonly statusCode: number;
}

/** The failure of a part as that of a request of its own: the device's words, else its status. */
export function failureOfPart({ body, statusCode }: ComposedAnswer): RequestFailure {
  return new RequestFailure(
    deviceApiError(statusCode, body) ?? { kind: 'response-status', status: statusCode, statusText: '' },
  );
}
