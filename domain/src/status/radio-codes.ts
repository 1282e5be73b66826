import { codeWords } from '../errors/message.ts';

/** Activity of the wireless driver. §4.running-status. */
export const RunningStatus = { Init: 0, Scan: 1, Join: 2, Auth: 3, Assoc: 4, Run: 5 } as const;

/** The word for a running status. */
export const runningStatusMessage = codeWords({
  [RunningStatus.Init]: 'Starting',
  [RunningStatus.Scan]: 'Scanning',
  [RunningStatus.Join]: 'Joining',
  [RunningStatus.Auth]: 'Authenticating',
  [RunningStatus.Assoc]: 'Associating',
  [RunningStatus.Run]: 'Running',
});

/** Automatic transmit power control, as the device reports it. §4.atpc. */
export const AtpcStatus = {
  Disabled: 0,
  Adjusting: 1,
  Auto: 2,
  AutoFailed: 3,
  AutoLimitsReached: 4,
} as const;

/** The label of an ATPC code. */
export const atpcMessage = codeWords({
  [AtpcStatus.Disabled]: 'Disabled',
  [AtpcStatus.Adjusting]: 'Adjusting',
  [AtpcStatus.Auto]: 'Auto',
  [AtpcStatus.AutoFailed]: 'Auto failed',
  [AtpcStatus.AutoLimitsReached]: 'Auto limits reached',
});

/** True if the power is reduced on purpose, so that a signal below the expectation is intended. */
export function isAtpcTrimming(code: number | undefined): boolean {
  return code === AtpcStatus.Adjusting || code === AtpcStatus.Auto;
}
