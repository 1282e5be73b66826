import { StatusModel } from '@radiolink/application/status/status.model';
import { linkReport, linkReportForTicket } from '@radiolink/domain/report';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useAction } from '../../../components/commands/command.ts';
import { useCopying } from '../../../components/copy/copying.ts';
import { CopyByHand } from '../../../components/copy/copy-by-hand.tsx';
import { Button } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import styles from './link.module.css';

/** Copies both ends of the link as text and JSON for a ticket; where the browser forbids it, shows them to be copied. */
export function CopyReport() {
  const t = useText();
  const currentStatus = useUnitsOf(StatusModel, 'currentFx');
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
      {byHand !== null && (
        <CopyByHand title={t('Link report')} text={byHand} onClose={() => setByHand(null)} />
      )}
    </span>
  );
}
