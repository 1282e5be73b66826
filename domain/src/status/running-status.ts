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
