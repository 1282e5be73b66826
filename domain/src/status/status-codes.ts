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

/** Cloud management as the status of the classic API reports it. */
export const CloudSummary = { Off: 0, Connecting: 1, Connected: 2 } as const;

/** The words for a cloud code of the status. */
export const cloudSummaryMessage = codeWords({
  [CloudSummary.Off]: 'Off',
  [CloudSummary.Connecting]: 'Connecting',
  [CloudSummary.Connected]: 'Connected',
});

/** Why a station left, by the reason codes of IEEE 802.11 (table 9-49) in plain words. */
export const disconnectReasonMessage = codeWords({
  0: 'No reason given',
  1: 'Unspecified reason',
  2: 'Earlier authentication is no longer valid',
  3: 'The station is leaving',
  4: 'Inactive for too long',
  5: 'The access point has reached its station limit',
  6: 'Sent data before authenticating',
  7: 'Sent data before associating',
  8: 'The station is moving to another access point',
  9: 'Asked to associate before authenticating',
  10: 'Power capability not acceptable',
  11: 'Supported channels not acceptable',
  12: 'Moved by the network to another access point',
  13: 'Invalid information element',
  14: 'Message integrity check failed',
  15: 'Key exchange timed out: the security key may be wrong',
  16: 'Group key exchange timed out',
  17: 'Key exchange did not match the association',
  18: 'Group cipher not valid',
  19: 'Pairwise cipher not valid',
  20: 'Key management not valid',
  21: 'Unsupported security version',
  22: 'Invalid security capabilities',
  23: 'Enterprise (802.1X) authentication failed',
  24: 'Cipher rejected by the security policy',
  32: 'Unspecified quality of service reason',
  33: 'Not enough bandwidth for the station',
  34: 'Too many frames were not acknowledged',
  35: 'Sent outside its transmit opportunity',
  36: 'The station is leaving or was reset',
  37: 'The station no longer uses the mechanism',
  38: 'The mechanism was not set up',
  39: 'Timed out',
  45: 'The cipher is not supported',
  46: 'Disassociated by the access point itself',
  47: 'Disassociated by the service provider',
});
