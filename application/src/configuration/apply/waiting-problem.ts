import type { BackupReview } from '@radiolink/domain/configuration';
import { message, type Problem } from '@radiolink/domain/errors';

/** Why nothing can be done with the backup that the page knows; undefined when it is there, or is changes already. */
export function waitingProblem(waiting: BackupReview): Problem | undefined {
  switch (waiting) {
    case 'gone':
      return message('The backup is not on the device any more: upload it again.');
    case 'replaced':
      return message('Another backup waits on the device now: its settings are shown.');
    default:
      return undefined;
  }
}
