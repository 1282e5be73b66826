import { Button, Dialog } from '../components/index.ts';
import { useText } from '../i18n/index.ts';

export interface KeepQuestionProps {
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

/** Asks before a configuration is kept whose radio link is not back: whoever manages through it may be cut off. */
export function KeepQuestion({ onKeep, onClose }: KeepQuestionProps) {
  const t = useText();
  return (
    <Dialog
      title={t('Keep it without the radio link')}
      onClose={onClose}
      actions={
        <>
          <Button look="primary" current onClick={onClose}>
            {t('Wait for the link')}
          </Button>
          <Button onClick={onKeep}>{t('Keep it without the link')}</Button>
        </>
      }
    >
      {t(
        'The radio link is not there. Once this is kept, the device does not go back by itself: what is reached through the link stays out of reach until somebody changes this end or the far end.',
      )}
    </Dialog>
  );
}
