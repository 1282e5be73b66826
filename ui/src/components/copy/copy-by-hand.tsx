import { Button, Dialog } from '../index.ts';
import { useText } from '../../i18n/use-text.ts';
import styles from './copy-by-hand.module.css';

export interface CopyByHandProps {
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** A text to be copied by hand, selected: the browser does not allow the page to. */
export function CopyByHand({ title, text, onClose }: CopyByHandProps) {
  const t = useText();
  return (
    <Dialog title={title} large onClose={onClose} actions={<Button onClick={onClose}>{t('Close')}</Button>}>
      <p className={styles.hint}>
        {t('The browser does not allow copying. Copy the selected text by hand.')}
      </p>
      <textarea
        className={styles.text}
        aria-label={title}
        readOnly
        dir="auto"
        value={text}
        ref={field => field?.select()}
      />
    </Dialog>
  );
}
