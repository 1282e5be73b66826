import { LinkChangeModel } from '@radiolink/application/remote-device/link-change.model';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/index.ts';
import { useText } from '../../../i18n/use-text.ts';
import { useUnitsOf } from '../../../models/models.ts';
import { LinkChangeDialog } from './link-change-dialog.tsx';

interface LinkChangeProps {
  /** Of the remote device, as the status reports it. */
  readonly name: string;
}

/** The way to a change of both ends of the link. */
export function LinkChange({ name }: LinkChangeProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [state, request] = useUnitsOf(LinkChangeModel, '$state', 'columnsRequested');
  useEffect(() => {
    if (isOpen) request();
  }, [isOpen, request]);
  const isBusy = state.kind === 'running' || state.kind === 'interrupted';
  return (
    <>
      <Button disabled={isBusy} onClick={() => setOpen(true)}>
        {t('Change both ends')}
      </Button>
      {isOpen && !isBusy && <LinkChangeDialog name={name} onClose={() => setOpen(false)} />}
    </>
  );
}
