import { catalogueMessages } from '@radiolink/domain/errors';
import { Component, type ReactNode } from 'react';
import { type Text, useText } from '../i18n/use-text.ts';
import { thrownAssetFailure } from './asset-failure.ts';
import { Button } from './button.tsx';
import { ErrorView } from './error-view.tsx';
import { forgetFailedLoads } from '../models/retried-loads.ts';

interface State {
  readonly failure: Error | null;
}

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shown in place of the children; by default an error that fills the page. */
  readonly instead?: (failure: Error, retry: () => void) => ReactNode;
}

/** Holds a mistake of this program inside its page, so that the frame and the session stay usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override readonly state: State = { failure: null };

  static getDerivedStateFromError(reason: unknown): State {
    return { failure: reason instanceof Error ? reason : new Error(String(reason)) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, instead } = this.props;
    if (failure === null) return children;
    if (instead !== undefined) return instead(failure, this.#retry);
    return <BrokenPage failure={failure} onRetry={this.#retry} />;
  }

  /** What failed to load is loaded again, not taken from the failed load. */
  readonly #retry = (): void => {
    forgetFailedLoads();
    this.setState({ failure: null });
  };
}

interface BrokenPageProps {
  readonly failure: Error;
  readonly onRetry: () => void;
}

/** A part that did not load is said as the login says it; a mistake of this program is none of the device. §8.assets. */
function BrokenPage({ failure, onRetry }: BrokenPageProps) {
  const t = useText();
  const missing = thrownAssetFailure(failure);
  return (
    <ErrorView
      title={
        missing === undefined
          ? t('Something went wrong. Please try to refresh the page.')
          : t('A part of the page could not be loaded')
      }
      meaning={brokenWords(failure, t)}
      advice={
        missing === undefined
          ? t('The device is not affected. If this happens again, report this message to the manufacturer.')
          : t('The device may be rebooting, or its firmware was just changed.')
      }
      action={
        <>
          <Button look="primary" onClick={onRetry}>
            {t('Try again')}
          </Button>{' '}
          <Button onClick={() => window.location.reload()}>{t('Reload page')}</Button>
        </>
      }
    />
  );
}

/** Why a part is not shown: which kind of load failed, or the text of the mistake. */
export function brokenWords(failure: Error, t: Text): string {
  const reason = thrownAssetFailure(failure);
  if (reason === undefined) return failure.message;
  return catalogueMessages({ kind: 'asset-load', reason })
    .map(said => t(said))
    .join(' ');
}
