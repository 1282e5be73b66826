import { Component, type ReactNode } from 'react';
import { useText } from '../i18n/index.ts';
import { Button } from './button.tsx';
import { ErrorView } from './error-view.tsx';

interface State {
  readonly failure: Error | null;
}

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Shows nothing in place of a part that the page can do without. */
  readonly silent?: boolean;
}

/** Holds a mistake of this program inside its page, so that the frame and the session stay usable. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override readonly state: State = { failure: null };

  static getDerivedStateFromError(reason: unknown): State {
    return { failure: reason instanceof Error ? reason : new Error(String(reason)) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, silent = false } = this.props;
    if (failure === null) return children;
    return silent ? null : <BrokenPage text={failure.message} />;
  }
}

function BrokenPage({ text }: { readonly text: string }) {
  const t = useText();
  return (
    <ErrorView
      title={t('Something went wrong. Please try to refresh the page.')}
      meaning={text}
      advice={t(
        'The device is not affected. If this happens again, report this message to the manufacturer.',
      )}
      action={
        <Button look="primary" onClick={() => window.location.reload()}>
          {t('Reload page')}
        </Button>
      }
    />
  );
}
