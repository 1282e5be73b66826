import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useText } from '../../i18n/use-text.ts';

/** Asks before the traffic of a link is disturbed. */
export function LoadDialog({ onAnswer }: { readonly onAnswer: (start: boolean) => void }) {
  const t = useText();
  return (
    <Dialog
      title={t('Start the speed test now?')}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <Button onClick={() => onAnswer(false)}>{t('Cancel')}</Button>
          <Button look="primary" current onClick={() => onAnswer(true)}>
            {t('Start speed test')}
          </Button>
        </>
      }
    >
      <p>
        {t('The link carries traffic. During the test it is slow or interrupted for everyone behind it.')}
      </p>
    </Dialog>
  );
}
