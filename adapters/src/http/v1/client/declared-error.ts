import { RequestFailure } from '@radiolink/domain/errors';
import { deviceApiError } from '../../client/response-failure.ts';

const NO_ERROR: ReadonlySet<unknown> = new Set([0, null, undefined, '']);

/**
 * Refuses a successful answer that says in its body that it is none: `error` neither 0, null nor missing.
 * @throws RequestFailure with the device's words
 */
export function requireNoError(status: number, answer: unknown): void {
  if (typeof answer !== 'object' || answer === null) return;
  const error: unknown = Reflect.get(answer, 'error');
  if (NO_ERROR.has(error)) return;
  throw new RequestFailure(
    deviceApiError(status, answer) ?? {
      kind: 'device-api',
      error: String(error),
      message: '',
      detail: '',
      statusCode: status,
    },
  );
}

/** The JSON in a text; undefined when it is none. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
