import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useText } from '../../i18n/use-text.ts';
import styles from './legal-dialog.module.css';

export interface PageDialogProps {
  readonly title: string;
  /** Undefined until it is known. */
  readonly address: string | undefined;
  readonly onClose: () => void;
}

/** A static page of the device, in a frame that may do nothing. reading 11. */
export function PageDialog({ title, address, onClose }: PageDialogProps) {
  const t = useText();
  return (
    <Dialog
      title={title}
      large
      flush
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      {address !== undefined && <iframe className={styles.frame} title={title} src={address} sandbox="" />}
    </Dialog>
  );
}
