import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { FIRMWARE_MODELS } from '@radiolink/application/firmware/models';
import { LinkChangeModel, LINK_CHANGE_MODELS } from '@radiolink/application/remote-device/link-change.model';
import { REMOTE_DEVICE_MODELS } from '@radiolink/application/remote-device/models';
import { RemoteDeviceModel } from '@radiolink/application/remote-device/remote-device.model';
import { REMOTE_FIRMWARE_MODELS } from '@radiolink/application/remote-device/remote-firmware.model';
import { RecorderModel } from '@radiolink/application/recorder/recorder.token';
import { useEffect, useState } from 'react';
import { Banner, Button } from '../../components/index.ts';
import { useText } from '../../i18n/use-text.ts';
import { useUnitsOf } from '../../models/models.ts';
import type { Part } from '../../models/part.ts';
import { InterruptedWords, LinkChangeBar } from './both-ends/link-change-bar.tsx';
import { LinkChangeDialog } from './both-ends/link-change-dialog.tsx';
import { pendingRemote } from './pending-remote.ts';
import { RemoteLogin } from './remote-login.tsx';
import { RemotePanel } from './remote-panel.tsx';

export interface RemoteDeviceProps {
  readonly mac: string;
  /** Its name, as the status reports it; data from outside. */
  readonly name: string;
  /** It is the only other end of the link: both may be changed as one. */
  readonly isOnlyEnd?: boolean;
  readonly onClose: () => void;
}

/** A remote device, managed by way of this one: its login, then what it reports itself and what may be done to it. */
export function RemoteDevice({ mac, name, isOnlyEnd = false, onClose }: RemoteDeviceProps) {
  const [current, state] = useUnitsOf(RemoteDeviceModel, '$mac', '$state');
  const isReachable = useUnitsOf(RemoteDeviceModel, '$reachable');
  const change = useUnitsOf(LinkChangeModel, '$state');
  // While the link is down for it there is nobody to log in to.
  const isPending = change.kind === 'running' || change.kind === 'interrupted' || change.kind === 'done';
  const [shown, left] = useUnitsOf(RemoteDeviceModel, 'shown', 'left');
  useEffect(() => {
    shown(mac);
    return () => left();
  }, [mac, shown, left]);
  if (current !== mac) return null;
  const isOpen = state.kind === 'open';
  return (
    <>
      {isOnlyEnd && <LinkChangeBar name={name} isOpen={isOpen} isReachable={isReachable} />}
      {isOpen ? (
        <RemotePanel name={name} readOnly={state.readOnly} onClose={onClose}>
          {isOnlyEnd && !state.readOnly && <LinkChange name={name} />}
        </RemotePanel>
      ) : (
        (isReachable || !isOnlyEnd || !isPending) && (
          <RemoteLogin name={name} state={state} onClose={onClose}>
            {isOnlyEnd && change.kind === 'interrupted' && <InterruptedWords change={change.change} />}
            <PendingUpgrade mac={mac} name={name} />
          </RemoteLogin>
        )
      )}
    </>
  );
}

/** An installation on this device that this browser began and did not see to its end. */
function PendingUpgrade({ mac, name }: Pick<RemoteDeviceProps, 'mac' | 'name'>) {
  const t = useText();
  const pending = pendingRemote();
  if (pending?.isUpgrade !== true || pending.mac !== mac) return null;
  return (
    <Banner tone="busy">
      {t('Firmware is being installed on {name}. Log in to see how it ends.', { name })}
    </Banner>
  );
}

interface LinkChangeProps {
  /** Of the remote device, as the status reports it. */
  readonly name: string;
}

/** The way to a change of both ends of the link. */
function LinkChange({ name }: LinkChangeProps) {
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

/** Loaded when a remote device is managed: who reads the link alone does without. */
export const part: Part<RemoteDeviceProps> = {
  View: RemoteDevice,
  models: [...REMOTE_DEVICE_MODELS, ...LINK_CHANGE_MODELS, ...FIRMWARE_MODELS, ...REMOTE_FIRMWARE_MODELS],
  needs: [PermittedApply, RecorderModel],
};
