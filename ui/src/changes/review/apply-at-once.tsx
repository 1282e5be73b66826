import { ChangeModels } from '@radiolink/application/configuration';
import { useUnit } from 'effector-react';
import { Button, Dialog } from '../../components/index.ts';
import { useText } from '../../i18n/index.ts';
import { useModel } from '../../models/index.ts';
import { Cuts } from './cut-list.tsx';
import { FarEndOf } from './far-end.tsx';

export interface ApplyAtOnceProps {
  /** English words of the question, and of the button that answers it. */
  readonly title: 'Apply the backup at once' | 'Apply it as it is';
  readonly canApply: boolean;
  readonly onClose: () => void;
  readonly onApply: () => void;
}

/** The question before what waits on the device is applied for good: what that cuts, as far as is known. */
export function ApplyAtOnce({ title, canApply, onClose, onApply }: ApplyAtOnceProps) {
  const t = useText();
  const { apply } = useModel(ChangeModels);
  const [store, impact] = useUnit([apply.$stagedStore, apply.$stagedImpact]);
  return (
    <Dialog
      title={t(title)}
      onClose={onClose}
      sheet
      actions={
        <>
          <Button look="primary" disabled={!canApply} onClick={onApply}>
            {t(title)}
          </Button>
          <Button onClick={onClose}>{t('Cancel')}</Button>
        </>
      }
    >
      <p>{t('It takes effect at once and for good, and cannot be tested.')}</p>
      {store === null ? (
        <p>
          {t(
            'This page has not seen what the device runs now: what will be cut cannot be told, and what runs now cannot be kept. The device may restart, and may be at another address then.',
          )}
        </p>
      ) : (
        <>
          {impact === null || impact.cuts.length === 0 ? (
            <p>{t('It cuts nothing.')}</p>
          ) : (
            <Cuts cuts={impact.cuts} />
          )}
          <FarEndOf before={store.original} after={store.running} />
        </>
      )}
    </Dialog>
  );
}
