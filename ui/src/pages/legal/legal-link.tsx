import type { LegalPage } from '@radiolink/application/login/login.port';
import { useState } from 'react';
import { TextButton } from '../../components/text-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import { LegalDialog } from './legal-dialog.tsx';
import { LEGAL_TITLES } from './legal-titles.ts';

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
