import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';
import { brokenWords, ErrorBoundary } from './error-boundary.tsx';
import styles from './error-view.module.css';

/** Holds the failure of a part in its own place: it is said there, with a retry, and the rest of the page lives. */
export function PartBoundary({ children }: { readonly children: ReactNode }) {
  'use no memo';
  return <ErrorBoundary instead={brokenPart}>{children}</ErrorBoundary>;
}

const brokenPart = (failure: Error, retry: () => void): ReactNode => (
  <BrokenPart failure={failure} onRetry={retry} />
);

interface BrokenPartProps {
  readonly failure: Error;
  readonly onRetry: () => void;
}

function BrokenPart({ failure, onRetry }: BrokenPartProps) {
  'use no memo';
  const t = useText();
  return (
    <div className={styles.part} role="alert">
      <p>{t('This part of the page could not be shown.')}</p>
      <p className="anywhere">{brokenWords(failure, t)}</p>
      <Button onClick={onRetry}>{t('Try again')}</Button>{' '}
      <Button onClick={() => window.location.reload()}>{t('Reload page')}</Button>
    </div>
  );
}
