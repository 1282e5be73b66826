import { StatusModel } from '@radiolink/application/status';
import { linkReport, linkReportForTicket } from '@radiolink/domain/report';
import { useUnit } from 'effector-react';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useAction } from '../../commands/index.ts';
import { Button, Dialog } from '../../components/index.ts';
import { useCopying } from '../../copy/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import styles from './copy-report.module.css';

/** Copies both ends of the link as text and JSON for a ticket; where the browser forbids it, shows them to be copied. */
export function CopyReport() {
  const t = useText();
  const currentStatus = useUnit(useModel(StatusModel).currentFx);
  const copyText = useCopying();
  const [byHand, setByHand] = useState<string | null>(null);
  const copy = async (): Promise<void> => {
    const status = await currentStatus();
    if (status === null) return;
    const text = linkReportForTicket(linkReport(status, Date.now()));
    const copied = await copyText(text);
    setByHand(copied ? null : text);
  };
  useAction('copy-link-report', () => void copy());
  return (
    <span className={styles.copy}>
      <Button look="quiet" onClick={() => void copy()}>
        <Copy size={16} aria-hidden="true" />
        {t('Copy link report')}
      </Button>
      {byHand !== null && <ByHand text={byHand} onClose={() => setByHand(null)} />}
    </span>
  );
}

function ByHand({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const t = useText();
  return (
    <Dialog
      title={t('Link report')}
      large
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('Close')}</Button>}
    >
      <p className={styles.hint}>
        {t('The browser does not allow copying. Copy the selected text by hand.')}
      </p>
      <textarea
        className={styles.text}
        aria-label={t('Link report')}
        readOnly
        dir="ltr"
        value={text}
        ref={field => field?.select()}
      />
    </Dialog>
  );
}
