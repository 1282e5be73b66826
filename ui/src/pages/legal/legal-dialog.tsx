import type { LegalPage } from '@radiolink/application/login/login.port';
import { useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { LEGAL_TITLES } from './legal-titles.ts';
import { useLegalPages } from './legal-pages-context.ts';
import { PageDialog } from './page-dialog.tsx';

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
