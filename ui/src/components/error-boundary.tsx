import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';
import { ErrorView } from './error-view.tsx';
import { forgetFailedLoads } from './retried-loads.ts';

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
    return <BrokenPage text={failure.message} onRetry={this.#retry} />;
  }

  /** What failed to load is loaded again, not taken from the failed load. */
  readonly #retry = (): void => {
    forgetFailedLoads();
    this.setState({ failure: null });
  };
}

function BrokenPage({ text, onRetry }: { readonly text: string; readonly onRetry: () => void }) {
  const t = useText();
  return (
    <ErrorView
      title={t('Something went wrong. Please try to refresh the page.')}
      meaning={text}
      advice={t(
        'The device is not affected. If this happens again, report this message to the manufacturer.',
      )}
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
