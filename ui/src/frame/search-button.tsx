import Search from 'lucide-react/icons/search';
import { useText } from '../i18n/use-text.ts';
import { Keys } from '../shortcuts/keys.tsx';
import styles from './frame.module.css';

/** Apple keyboards have a separate key for it. */
const APPLE = /Mac|iPhone|iPad/;

/** Opens the command palette, and says by which keys it opens. */
export function SearchButton({ onSearch }: { readonly onSearch: () => void }) {
  const t = useText();
  const keys = APPLE.test(navigator.userAgent) ? ['⌘', 'K'] : ['Ctrl', 'K'];
  return (
    <button type="button" className={styles.search} aria-haspopup="dialog" onClick={onSearch}>
      <Search size={16} aria-hidden="true" />
      <span className={styles.searchWords}>{t('Search')}</span>
      <span className={styles.searchWords} aria-hidden="true">
        <Keys of={keys} />
      </span>
    </button>
  );
}
