import type { LegalPage } from '@radiolink/application/login';
import { useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import { Dialog } from '../components/dialog.tsx';
import { useText } from '../i18n/index.ts';
import styles from './legal-dialog.module.css';
import { LEGAL_TITLES } from './legal-titles.ts';
import { useLegalPages } from './legal-pages-context.ts';

export interface LegalDialogProps {
  readonly page: LegalPage;
  readonly language: string;
  readonly onClose: () => void;
}

/** A legal page of the device, in a frame that may do nothing. Specification §2, legal dialogs; decided.md row 11. */
export function LegalDialog({ page, language, onClose }: LegalDialogProps) {
  const t = useText();
  const legalPages = useLegalPages();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let wanted = true;
    void legalPages.addressOf(page, language).then(found => wanted && setAddress(found));
    return () => {
      wanted = false;
    };
  }, [legalPages, page, language]);
  const title = t(LEGAL_TITLES[page]);
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
