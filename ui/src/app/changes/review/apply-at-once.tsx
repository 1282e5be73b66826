import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { Banner, Button, Dialog } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { Cuts } from './cut-list.tsx';
import { RemoteEndOf } from './ways-to-apply.tsx';

export interface ApplyAtOnceProps {
  /** English words of the question, and of the button that answers it. */
  readonly title: 'Apply backup now' | 'Apply as is';
  readonly canApply: boolean;
  readonly onClose: () => void;
  readonly onApply: () => void;
}

/** The question before an uploaded backup is applied and saved, with its known impact. */
export function ApplyAtOnce({ title, canApply, onClose, onApply }: ApplyAtOnceProps) {
  const t = useText();
  const [store, impact, blocker] = useUnitsOf(
    PermittedApply,
    '$stagedStore',
    '$stagedImpact',
    '$stagedBlocker',
  );
  return (
    <Dialog
      title={t(title)}
      onClose={onClose}
      sheet
      actions={
        <>
          <Button look="primary" disabled={!canApply || blocker !== null} onClick={onApply}>
            {t(title)}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </>
      }
    >
      {blocker !== null && (
        <Banner tone="bad" urgent>
          {t(blocker)}{' '}
          {title === 'Apply backup now' && t('Review it as pending changes to correct it, or discard it.')}
        </Banner>
      )}
      <p>{t('Takes effect immediately and permanently. It cannot be tested.')}</p>
      {store === null ? (
        <p>
          {t(
            'The running configuration is unknown: the impact cannot be shown and no copy can be stored. The device may reboot, and its address may change.',
          )}
        </p>
      ) : (
        <>
          {impact === null || impact.cuts.length === 0 ? (
            <p>{t('No interruption expected.')}</p>
          ) : (
            <Cuts of={[{ cuts: impact.cuts }]} />
          )}
          <RemoteEndOf before={store.original} after={store.running} />
        </>
      )}
    </Dialog>
  );
}
