import type { Message } from '../errors/message.ts';
import { message } from '../errors/message.ts';

/** What the wireless driver is doing. Specification §4, running status. */
export const RunningStatus = { Init: 0, Scan: 1, Join: 2, Auth: 3, Assoc: 4, Run: 5 } as const;

const RUNNING_STATUS_WORDS: Readonly<Record<number, string>> = {
  [RunningStatus.Init]: 'Starting',
  [RunningStatus.Scan]: 'Scanning',
  [RunningStatus.Join]: 'Joining',
  [RunningStatus.Auth]: 'Authenticating',
  [RunningStatus.Assoc]: 'Associating',
  [RunningStatus.Run]: 'Running',
};

/** The word for a running status; an unknown code keeps its number. */
export function runningStatusMessage(code: number): Message {
  const word = RUNNING_STATUS_WORDS[code];
  return word === undefined ? message('Unknown ({code})', { code }) : message(word);
}
