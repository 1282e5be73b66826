import { codeWords } from '../errors/message.ts';

/** Provisioning (management) mode. §4.status-codes. */
export const ProvisioningMode = {
  Disabled: -1,
  NotRunning: 0,
  Starting: 1,
  Running: 2,
  RunningExtended: 3,
  Stopping: 4,
} as const;

/** The words for a provisioning code. */
export const provisioningMessage = codeWords({
  [ProvisioningMode.Disabled]: 'Disabled',
  [ProvisioningMode.NotRunning]: 'Not running',
  [ProvisioningMode.Starting]: 'Starting',
  [ProvisioningMode.Running]: 'Running',
  [ProvisioningMode.RunningExtended]: 'Running extended',
  [ProvisioningMode.Stopping]: 'Stopping',
});

/** Bluetooth management. §4.status-codes. */
export const BluetoothMode = { Disabled: 0, Discoverable: 1, Connected: 2 } as const;

/** The words for a Bluetooth code. */
export const bluetoothMessage = codeWords({
  [BluetoothMode.Disabled]: 'Disabled',
  [BluetoothMode.Discoverable]: 'Discoverable',
  [BluetoothMode.Connected]: 'Connected',
});

/** Cloud management as the status of the classic interface reports it. */
export const CloudSummary = { Off: 0, Connecting: 1, Connected: 2 } as const;

/** The words for a cloud code of the status. */
export const cloudSummaryMessage = codeWords({
  [CloudSummary.Off]: 'Off',
  [CloudSummary.Connecting]: 'Connecting',
  [CloudSummary.Connected]: 'Connected',
});
