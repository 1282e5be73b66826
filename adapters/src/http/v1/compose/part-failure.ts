import { RequestFailure } from '@radiolink/domain/errors';
import { deviceApiError } from '../../client/response-failure.ts';

/** Response of one part of a batch. */
export interface ComposedAnswer {
  readonly body: unknown;
  readonly statusCode: number;
}

/** The failure of a part as that of a separate request: the device's message, else its status. */
export function failureOfPart({ body, statusCode }: ComposedAnswer): RequestFailure {
  return new RequestFailure(
    deviceApiError(statusCode, body) ?? { kind: 'response-status', status: statusCode, statusText: '' },
  );
}
