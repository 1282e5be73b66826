import type { LegalPage } from '@radiolink/application/login/login.port';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextButton } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useLegalPages } from './legal-pages-context.ts';
import styles from './legal-dialog.module.css';

export interface LegalDialogProps {
  readonly page: LegalPage;
  readonly language: string;
  readonly onClose: () => void;
}

/** A legal page of the device. §2.legal-dialogs. */
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
  return <PageDialog title={t(LEGAL_TITLES[page])} address={address} onClose={onClose} />;
}

interface PageDialogProps {
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

/** Titles of the legal pages. §2.legal-dialogs. */
export const LEGAL_TITLES: Readonly<Record<LegalPage, string>> = {
  eula: 'End User License Agreement',
  licensed: 'Licensed Firmware User Agreement',
  tos: 'Terms Of Service',
  privacy: 'Privacy Policy',
};

/** The title of a legal page; opens it in a dialog. */
export function LegalLink({ page, language }: { readonly page: LegalPage; readonly language: string }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t(LEGAL_TITLES[page])}
      </TextButton>
      {open && <LegalDialog page={page} language={language} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The language of the page as the device writes it, `de_DE`: its help pages use that name. */
export function useDeviceLanguage(): string {
  return useTranslation().i18n.language.replaceAll('-', '_');
}
