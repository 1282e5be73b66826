import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useText } from '../../i18n/use-text.ts';

export interface AskBeforeScanProps {
  /** The radio is to scan again and again. */
  readonly repeats: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** The question before a scan interrupts a link in use. */
export function AskBeforeScan({ repeats, onClose, onConfirm }: AskBeforeScanProps) {
  const t = useText();
  return (
    <Dialog
      title={t('Start the site survey?')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" current onClick={onConfirm}>
            {t('Take the link down and scan')}
          </Button>
        </>
      }
    >
      <p>
        {t(
          'The radio leaves its channel and scans all others. The link is down for 10 to 40 seconds. If you manage the device over the link, this page is unreachable during that time.',
        )}
      </p>
      {repeats && <p>{t('Every repeated scan takes the link down again, until you stop the survey.')}</p>}
    </Dialog>
  );
}
