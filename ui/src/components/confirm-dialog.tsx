import { useText } from '../i18n/use-text.ts';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface ConfirmDialogProps extends Pick<DialogProps, 'title' | 'children' | 'onClose'> {
  /** Words of the button that confirms. */
  readonly action: string;
  readonly disabled?: boolean;
  readonly onConfirm: () => void;
}

/** Asks before something is done; the owner closes the question, also where it is confirmed. */
export function ConfirmDialog({ action, disabled = false, onConfirm, ...dialog }: ConfirmDialogProps) {
  const t = useText();
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button onClick={dialog.onClose}>{t('Cancel')}</Button>
          <Button look="primary" current disabled={disabled} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    />
  );
}
