import { Button, Dialog } from '../components/index.ts';
import { useText } from '../i18n/index.ts';

export interface KeepQuestionProps {
  /** Stations that were there before the test and are not back; 0 where the link itself is missing. */
  readonly missing: number;
  readonly onKeep: () => void;
  readonly onClose: () => void;
}

/** Asks before a configuration is kept while somebody is not back on air, who may be cut off by it. */
export function KeepQuestion({ missing, onKeep, onClose }: KeepQuestionProps) {
  const t = useText();
  return (
    <Dialog
      title={missing > 0 ? t('Keep it without all stations') : t('Keep it without the radio link')}
      onClose={onClose}
      actions={
        <>
          <Button look="primary" current onClick={onClose}>
            {missing > 0 ? t('Wait for them') : t('Wait for the link')}
          </Button>
          <Button onClick={onKeep}>
            {missing > 0 ? t('Keep it without them') : t('Keep it without the link')}
          </Button>
        </>
      }
    >
      {missing > 0
        ? t('{count} stations are not back.', { count: missing })
        : t('The radio link is not there.')}{' '}
      {t(
        'Once this is kept, the device does not go back by itself: what is reached over the air stays out of reach until somebody changes this end or the far end.',
      )}
    </Dialog>
  );
}
