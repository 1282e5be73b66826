import { type NetworkError, RequestFailure, type FetchError } from '@radiolink/domain/errors';

/** Texts of a request without a readable response. §8.fetch-errors. */
const WORDS: Readonly<Record<NetworkError['reason'], string>> = {
  unreachable: 'The device does not respond.',
  'time-out': 'The device did not respond in time.',
  cancelled: 'The request was canceled.',
  malformed: 'Invalid response from the device.',
};

/** A failure without a readable answer. */
export function networkFailure(reason: NetworkError['reason']): RequestFailure {
  return new RequestFailure({ kind: 'network', reason, message: WORDS[reason] });
}

const FORBIDDEN = 403;
const LONGEST_PLAIN_WORDS = 300;

/**
 * The failure that an answer outside 200 to 299 means: the device's own words when its body has some, else its status.
 * §8.fetch-errors.
 */
export function responseFailure(response: Response, body: unknown): RequestFailure {
  return new RequestFailure(
    deviceApiError(response.status, body) ?? {
      kind: 'response-status',
      status: response.status,
      statusText: response.statusText,
    },
  );
}

/**
 * The device's own words in a body; undefined when it has none. A number or null in `error` says nothing, and `detail`
 * may be an object of fields with their problems.
 */
export function deviceApiError(status: number, body: unknown): FetchError | undefined {
  const plain = status === FORBIDDEN ? plainWords(body) : '';
  if (plain !== '') return { kind: 'device-api', error: '', message: plain, detail: '', statusCode: status };
  if (typeof body !== 'object' || body === null) return undefined;
  const text = (name: string): string => {
    const value: unknown = Reflect.get(body, name);
    return typeof value === 'string' ? value : '';
  };
  const error = text('error');
  const message = text('message');
  if (error === '' && message === '') return undefined;
  const statusCode: unknown = Reflect.get(body, 'statusCode');
  return {
    kind: 'device-api',
    error,
    message,
    detail: detailText(Reflect.get(body, 'detail')),
    statusCode: typeof statusCode === 'number' ? statusCode : status,
  };
}

function detailText(detail: unknown): string {
  if (typeof detail === 'string') return detail;
  if (typeof detail !== 'object' || detail === null) return '';
  return Object.entries(detail)
    .map(([field, problems]) => `${field}: ${[problems].flat().map(String).join(' ')}`)
    .join('\n');
}

/** The words of a refusal that is written as plain text; a page of the web server has none. §8, 403. */
function plainWords(body: unknown): string {
  const text = typeof body === 'string' ? body.trim() : '';
  return text.length > LONGEST_PLAIN_WORDS || text.startsWith('<') ? '' : text;
}
