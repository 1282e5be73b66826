import type { ApplyProgress } from '@radiolink/client/node';
import type { Progress } from '../terminal/progress.ts';

const TEST_SECONDS = 240;

/** Shows where a change stands: words for each state, and in a test how much of its time has passed. */
export function showApply({ state, secondsLeft, unmet }: ApplyProgress, progress: Progress): void {
  const share = secondsLeft === undefined ? undefined : 1 - secondsLeft / TEST_SECONDS;
  progress.show(words(state.kind, state.kind === 'testing' && state.answering, unmet), share);
}

function words(kind: ApplyProgress['state']['kind'], isAnswering: boolean, unmet: readonly string[]): string {
  switch (kind) {
    case 'testing':
      if (!isAnswering) return 'Testing: waiting for the device';
      return unmet.length > 0
        ? `Testing: waiting until ${unmet.join(', ')}`
        : 'Testing: every condition holds';
    case 'writing':
      return 'Sending the change';
    case 'checking':
      return 'No response: finding out what the device runs';
    case 'restarting':
      return 'The device reboots';
    case 'ended':
      return 'Finding out what the device runs';
    case 'idle':
    case 'done':
      return 'Done';
  }
}
