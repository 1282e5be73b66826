import { type NetworkError, RequestFailure } from '@radiolink/domain/errors';

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
