import { type FailureContext, type FetchError, messagesForFailure } from '@radiolink/domain/errors';
import { useText } from '../i18n/use-text.ts';
import { Banner, type BannerProps } from './banner.tsx';

interface FailureMessageProps {
  readonly failure: FetchError;
  /** The failed operation. */
  readonly context: FailureContext;
}

/** Catalogue texts of a failed request, one sentence each. §8. */
export function FailureMessage({ failure, context }: FailureMessageProps) {
  const t = useText();
  return messagesForFailure(failure, context)
    .map(said => t(said))
    .join(' ');
}

export interface FailureBannerProps extends Pick<BannerProps, 'urgent'> {
  /** Of an action; null while there is none. */
  readonly failure: FetchError | null;
}

/** Says why an action failed. */
export function FailureBanner({ failure, ...banner }: FailureBannerProps) {
  if (failure === null) return null;
  return (
    <Banner tone="bad" {...banner}>
      <FailureMessage failure={failure} context="action" />
    </Banner>
  );
}
