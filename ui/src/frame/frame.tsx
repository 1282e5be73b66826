import type { FeatureId } from '@radiolink/application/features';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { classNames, useDocumentTitle } from '../components/index.ts';
import { useText } from '../i18n/index.ts';
import { useModels } from '../models/index.ts';
import styles from './frame.module.css';
import { Header } from './header.tsx';
import { Navigation } from './navigation.tsx';

export interface FrameProps {
  readonly current: FeatureId | undefined;
  readonly children: ReactNode;
}

/** What every page lives in. The main part dims while its data is old. */
export function Frame({ current, children }: FrameProps) {
  const t = useText();
  const glance = useUnit(useModels().dashboard.$glance);
  useDocumentTitle(`${glance?.name ?? t('Device')} · radiolink`);
  const failures = useUnit(useModels().status.$failures);
  return (
    <div className={styles.frame}>
      <a
        className={styles.skip}
        href="#main"
        onClick={event => {
          event.preventDefault();
          document.querySelector('main')?.focus();
        }}
      >
        {t('Skip to the content')}
      </a>
      <Navigation current={current} />
      <Header />
      <main id="main" className={classNames(styles.main, failures > 0 && styles.stale)} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
