import type { StationRow } from '@radiolink/domain/station';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { useText } from '../../i18n/use-text.ts';
import { StationName } from './station-name.tsx';

export interface KickDialogProps {
  readonly row: StationRow;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before a station loses its link, by its name. */
export function KickDialog({ row, onClose, onConfirm }: KickDialogProps) {
  const t = useText();
  return (
    <Dialog
      title={t('Kick this station?')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" current onClick={onConfirm}>
            {t('Kick station')}
          </Button>
        </>
      }
    >
      <p>
        <strong>
          <StationName row={row} />
        </strong>{' '}
        · {row.station.mac}
      </p>
      <p>{t('The station is disconnected immediately. It tries to reconnect after a few seconds.')}</p>
    </Dialog>
  );
}
