import { type FailureContext, type FetchError, messagesForFailure } from '@radiolink/domain/errors';
import { useText } from '../i18n/index.ts';

export interface FailureWordsProps {
  readonly failure: FetchError;
  /** What was being done. */
  readonly context: FailureContext;
}

/** What the catalogue says of a failed request, sentence after sentence. Specification §8. */
export function FailureWords({ failure, context }: FailureWordsProps) {
  const t = useText();
  return messagesForFailure(failure, context)
    .map(said => t(said))
    .join(' ');
}
