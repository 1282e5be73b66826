import { DraftsModel, PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { Button, Dialog } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';

/** Confirmation before all changes are discarded, with their number: nothing brings them back. */
export function ConfirmDiscard({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const [pending, conflicts, invalid, discard] = useUnitsOf(
    EditingModel,
    '$pendingCount',
    '$conflicts',
    '$invalidFields',
    'allReverted',
  );
  const disputes = useUnitsOf(DraftsModel, '$disputes');
  const canDiscard = useUnitsOf(PermittedApply, '$canDiscard');
  const count = pending + disputes.length + conflicts.length + invalid.size;
  return (
    <Dialog
      title={t('Discard {count} changes?', { count })}
      onClose={onClose}
      actions={
        <>
          <Button look="primary" current onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button
            disabled={!canDiscard}
            onClick={() => {
              discard();
              onClose();
            }}
          >
            {t('Discard all')}
          </Button>
        </>
      }
    >
      {t('Discarded changes cannot be restored.')}
    </Dialog>
  );
}
