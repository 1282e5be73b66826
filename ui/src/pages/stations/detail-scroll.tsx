import type { ReactNode } from 'react';
import { ScrollArea } from '../../components/scroll-area.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './station-details.module.css';

/** The part of the panel that scrolls. */
export function DetailScroll({ children }: { readonly children: ReactNode }) {
  const t = useText();
  return (
    <ScrollArea label={t('Details')} className={styles.scroll}>
      <div className={styles.content}>{children}</div>
    </ScrollArea>
  );
}
