import { ScrollArea } from '../../components/scroll-area.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './setup.module.css';

/** The device's terms, always as plain text. Specification §2, first-setup screen. */
export function Terms({ text }: { readonly text: string }) {
  const t = useText();
  return (
    <div>
      <h2 className={styles.termsTitle}>{t('Terms of Use')}</h2>
      <ScrollArea label={t('Terms of Use')} className={styles.terms}>
        <div dir="auto">{text}</div>
      </ScrollArea>
    </div>
  );
}
