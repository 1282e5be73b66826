import { RunningStatus } from '@radiolink/domain/link';

const CONNECTED: ReadonlySet<string> = new Set(['connected', 'active', 'operational']);

const RUNNING_STATUS: ReadonlyMap<string, number> = new Map<string, number>([
  ['connecting', RunningStatus.Auth],
  ['scanning', RunningStatus.Scan],
  ['disconnected', RunningStatus.Scan],
  ['disabled', RunningStatus.Init],
]);

/** True if a `linkState` means that the link is up; undefined if not reported. */
export function isConnected(linkState: string | undefined): boolean | undefined {
  return linkState === undefined ? undefined : CONNECTED.has(linkState);
}

/** The running status that a `linkState` means; undefined for an unknown state. */
export function runningStatusOf(linkState: string | undefined): number | undefined {
  if (linkState === undefined) return undefined;
  return CONNECTED.has(linkState) ? RunningStatus.Run : RUNNING_STATUS.get(linkState);
}
