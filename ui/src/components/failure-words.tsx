import { type FailureContext, type FetchError, messagesForFailure } from '@radiolink/domain/errors';
import { useText } from '../i18n/use-text.ts';

export interface FailureWordsProps {
  readonly failure: FetchError;
  /** The failed operation. */
  readonly context: FailureContext;
}

/** Catalogue texts of a failed request, one sentence each. Specification §8. */
export function FailureWords({ failure, context }: FailureWordsProps) {
  const t = useText();
  return messagesForFailure(failure, context)
    .map(said => t(said))
    .join(' ');
}
