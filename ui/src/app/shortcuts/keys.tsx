import { VisuallyHidden } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './shortcuts.module.css';

const APPLE = /Mac|iPhone|iPad/;

/** The keys that open the palette, as they stand on the keyboard: `Ctrl K`, `Strg K`, `⌘ K`. */
export function usePaletteKeys(): readonly string[] {
  const t = useText();
  return [APPLE.test(navigator.userAgent) ? '⌘' : t('Ctrl'), 'K'];
}

/** Keys in their sequence; the same one may occur twice: `d d`. */
export function Keys({ of: [first, ...rest] }: { readonly of: readonly string[] }) {
  if (first === undefined) return null;
  return (
    <span className={styles.keys} dir="ltr">
      <kbd className={styles.key}>{first}</kbd>
      {rest.length > 0 && <Next of={rest} />}
    </span>
  );
}

function Next({ of }: { readonly of: readonly string[] }) {
  const t = useText();
  return (
    <>
      <VisuallyHidden>{t('then')}</VisuallyHidden>
      <Keys of={of} />
    </>
  );
}
