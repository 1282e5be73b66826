import { type NetworkError, RequestFailure } from '@radiolink/domain/errors';

/** What is said when no readable answer came. Specification §8, fetch error kinds. */
const WORDS: Readonly<Record<NetworkError['reason'], string>> = {
  unreachable: 'The device does not answer.',
  'time-out': 'The device took too long to answer.',
  cancelled: 'The request was cancelled.',
  malformed: 'The device sent an answer that cannot be read.',
};

/** A failure without a readable answer. */
export function networkFailure(reason: NetworkError['reason']): RequestFailure {
  return new RequestFailure({ kind: 'network', reason, message: WORDS[reason] });
}
