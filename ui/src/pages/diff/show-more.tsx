import { useState } from 'react';
import { TextButton } from '../../components/text-button.tsx';
import { usePaper } from '../../components/use-media.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './diff.module.css';

/** Number of drawn entries of a long list: all on paper; `more` draws as many again. */
export function useGrowing(step: number): { readonly limit: number; readonly more: () => void } {
  const [limit, setLimit] = useState(step);
  const paper = usePaper();
  return { limit: paper ? Number.POSITIVE_INFINITY : limit, more: () => setLimit(limit + step) };
}

/** Draws more of a long list. */
export function ShowMore({ left, onMore }: { readonly left: number; readonly onMore: () => void }) {
  const t = useText();
  if (left <= 0) return null;
  return (
    <p className={styles.more}>
      <TextButton onClick={onMore}>{t('Show more ({count} left)', { count: left })}</TextButton>
    </p>
  );
}
