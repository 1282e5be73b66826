import { type AssetFailure, catalogueMessages } from '@radiolink/domain/errors';
import { Button } from '../../components/button.tsx';
import { ErrorView } from '../../components/error-view.tsx';
import { useText } from '../../i18n/use-text.ts';
import { LoginCard } from './login-card.tsx';

export interface PartFailureProps {
  readonly failure: AssetFailure;
  readonly onRetry: () => void;
}

/** A part of the page did not load: what happened, and another try. §8.assets. */
export function PartFailure({ failure, onRetry }: PartFailureProps) {
  const t = useText();
  return (
    <LoginCard productName="">
      <ErrorView
        title={t('A part of the page could not be loaded')}
        meaning={catalogueMessages({ kind: 'asset-load', reason: failure })
          .map(said => t(said))
          .join(' ')}
        advice={t('The device may be rebooting, or its firmware was just changed.')}
        action={
          <Button look="primary" onClick={onRetry}>
            {t('Try again')}
          </Button>
        }
      />
    </LoginCard>
  );
}
