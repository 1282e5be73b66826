import { type ComponentType, use, type ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useModels } from '../models/models.ts';
import type { LoadPart } from '../models/part.ts';
import { noteFailedLoad } from '../models/retried-loads.ts';
import { Button } from './button.tsx';
import { brokenWords, ErrorBoundary } from './error-boundary.tsx';
import styles from './error-view.module.css';
import typography from '../theme/typography.module.css';

/** A component that is loaded when it is first shown: it suspends until then. A failure is shown in its place, with a retry. */
export function lazyView<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loading: Promise<{ readonly default: ComponentType<Props> }> | undefined;
  const loaded = () => {
    if (loading === undefined) {
      loading = load();
      loading.catch(() =>
        noteFailedLoad(() => {
          loading = undefined;
        }),
      );
    }
    return loading;
  };
  function Loaded(props: Props) {
    const { default: View } = use(loaded());
    return <View {...props} />;
  }
  return function LazyView(props: Props) {
    return (
      <PartBoundary>
        <Loaded {...props} />
      </PartBoundary>
    );
  };
}

/** Holds the failure of a part in its own place: it is said there, with a retry, and the rest of the page lives. */
export function PartBoundary({ children }: { readonly children: ReactNode }) {
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
  const t = useText();
  return (
    <div className={styles.part} role="alert">
      <p>{t('This part of the page could not be shown.')}</p>
      <p className={typography.anywhere}>{brokenWords(failure, t)}</p>
      <Button onClick={onRetry}>{t('Try again')}</Button>{' '}
      <Button onClick={() => window.location.reload()}>{t('Reload page')}</Button>
    </div>
  );
}

/**
 * A component that is loaded, models and all, when it is first shown: it suspends until then. A failure is shown in its
 * place, with a retry.
 */
export function lazyPart<Props extends object>(
  load: LoadPart<Props>,
  Boundary: ComponentType<{ readonly children: ReactNode }> = PartBoundary,
): ComponentType<Props> {
  function Opened(props: Props) {
    const { View } = use(useModels().open(load));
    return <View {...props} />;
  }
  return function LazyPart(props: Props) {
    return (
      <Boundary>
        <Opened {...props} />
      </Boundary>
    );
  };
}
