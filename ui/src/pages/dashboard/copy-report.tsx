import { linkReport, linkReportForTicket } from '@radiolink/domain/report';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { useAction } from '../../commands/index.ts';
import { Button, Dialog } from '../../components/index.ts';
import { copyText } from '../../copy/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModels } from '../../models/index.ts';
import styles from './copy-report.module.css';

const SAID_MS = 3000;

/** What came of copying: said for a while, or shown to be copied by hand. */
type Outcome = { readonly kind: 'copied' } | { readonly kind: 'by-hand'; readonly text: string };

/** Copies both ends of the link as text and JSON for a ticket; where the browser forbids it, shows them to be copied. */
export function CopyReport() {
  const t = useText();
  const { $status } = useModels().status;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (outcome?.kind !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async (): Promise<void> => {
    const status = $status.getState();
    if (status === null) return;
    const text = linkReportForTicket(linkReport(status, Date.now()));
    const copied = await copyText(text, { clipboard: navigator.clipboard, document });
    setOutcome(copied ? { kind: 'copied' } : { kind: 'by-hand', text });
  };
  useAction('copy-link-report', () => void copy());
  const copied = outcome?.kind === 'copied';
  const Icon = copied ? Check : Copy;
  return (
    <span className={styles.copy}>
      <output className={styles.said}>{copied && t('Copied')}</output>
      <Button look="quiet" onClick={() => void copy()}>
        <Icon size={16} aria-hidden="true" />
        {t('Copy link report')}
      </Button>
      {outcome?.kind === 'by-hand' && <ByHand text={outcome.text} onClose={() => setOutcome(null)} />}
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
