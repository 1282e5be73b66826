import { type AssetFailure, catalogueMessages } from '@radiolink/domain/errors';
import { useEffect, useState } from 'react';
import { assetFailureOf } from '../../components/asset-failure.ts';
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

interface LoadedPart<T> {
  readonly part: T | undefined;
  readonly failure: AssetFailure | undefined;
  readonly retry: () => void;
}

/** A part of the program that is loaded when it is needed, and again after a failure. `load` stays the same function. */
export function usePart<T extends object>(load: () => Promise<T>): LoadedPart<T> {
  const [part, setPart] = useState<T>();
  const [failure, setFailure] = useState<AssetFailure>();
  const [tries, setTries] = useState(1);
  useEffect(() => {
    let wanted = tries > 0;
    load().then(
      loaded => wanted && setPart(loaded),
      (reason: unknown) => wanted && setFailure(assetFailureOf(reason)),
    );
    return () => {
      wanted = false;
    };
  }, [load, tries]);
  const retry = () => {
    setFailure(undefined);
    setTries(tries + 1);
  };
  return { part, failure, retry };
}
