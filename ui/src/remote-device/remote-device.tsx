import { RemoteDeviceModel } from '@radiolink/application/remote-device/remote-device.model';
import { useEffect } from 'react';
import { useUnitsOf } from '../models/models.ts';
import { RemoteLogin } from './remote-login.tsx';
import { RemotePanel } from './remote-panel.tsx';

export interface RemoteDeviceProps {
  readonly mac: string;
  /** Its name, as the status reports it; data from outside. */
  readonly name: string;
  readonly onClose: () => void;
}

/** A remote device, managed by way of this one: its login, then what it reports itself and what may be done to it. */
export function RemoteDevice({ mac, name, onClose }: RemoteDeviceProps) {
  const [current, state] = useUnitsOf(RemoteDeviceModel, '$mac', '$state');
  const [shown, left] = useUnitsOf(RemoteDeviceModel, 'shown', 'left');
  useEffect(() => {
    shown(mac);
    return () => left();
  }, [mac, shown, left]);
  if (current !== mac) return null;
  return state.kind === 'open' ? (
    <RemotePanel name={name} readOnly={state.readOnly} onClose={onClose} />
  ) : (
    <RemoteLogin name={name} state={state} onClose={onClose} />
  );
}
