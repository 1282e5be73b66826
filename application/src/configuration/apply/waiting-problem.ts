import type { BackupReview } from '@radiolink/domain/configuration';
import { message, type Problem } from '@radiolink/domain/errors';

/** Reason why the known backup cannot be used; undefined if it is present, or already pending changes. */
export function waitingProblem(waiting: BackupReview): Problem | undefined {
  switch (waiting) {
    case 'gone':
      return message('The backup is no longer on the device. Upload it again.');
    case 'replaced':
      return message('Another backup is on the device now. Its settings are shown.');
    default:
      return undefined;
  }
}
