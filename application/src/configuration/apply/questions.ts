import type { ApplyState } from './apply-state.ts';

/** After this a device that never fell silent has taken the change without a restart, milliseconds. */
const NEVER_SILENT_MS = 15_000;
const FAST_RESTART_MS = 10_000;
const SETTLING_MS = 1000;

/** Whether the device is asked once a second how a test stands. */
export function isFollowed({ kind }: ApplyState): boolean {
  return kind === 'checking' || kind === 'restarting' || kind === 'testing' || kind === 'ended';
}

/** Whether an answer of the device, `at` milliseconds since the epoch, is the time to ask what it runs. */
export function isTimeToAskConfiguration(state: ApplyState, at: number): boolean {
  switch (state.kind) {
    case 'checking':
    case 'ended':
      return true;
    case 'restarting': {
      const fast = state.until - state.since <= FAST_RESTART_MS;
      return state.wasSilent || at - state.since >= (fast ? SETTLING_MS : NEVER_SILENT_MS);
    }
    default:
      return false;
  }
}

/** The address to leave for: the device went silent here, and the new one answers. */
export function addressToLeaveFor(state: ApplyState): string | undefined {
  if (state.kind === 'testing' && !state.answering && state.newAddressAnswers) return state.newAddress;
  if ((state.kind === 'restarting' || state.kind === 'checking') && state.newAddressAnswers)
    return state.newAddress;
  return undefined;
}

/** The address to be probed. */
export function addressToProbe(state: ApplyState): string | undefined {
  if (state.kind === 'testing' && !state.answering) return state.newAddress;
  if ((state.kind === 'restarting' || state.kind === 'checking') && state.wasSilent) return state.newAddress;
  return undefined;
}
