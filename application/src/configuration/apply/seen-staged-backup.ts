import { type ConfigRepository, type StagedBackup, stagedBackup } from '@radiolink/domain/configuration';
import { asFetchError, message, type Problem } from '@radiolink/domain/errors';
import { lastValueFrom } from 'rxjs';
import type { BackupPort } from '../backup.port.ts';
import { isSame, wordsOf } from './apply-effects.ts';

/**
 * The waiting backup with what the device runs without it. A device tells of its configuration only the waiting backup
 * while there is one: where nobody saw what runs, the backup is taken off, what runs is read, and the backup put back.
 *
 * @returns the problem when it could not be put back as it was: the device then runs on as it is
 * @throws RequestFailure when the device did not let it be taken off
 */
export async function seenStagedBackup(
  repository: ConfigRepository,
  backup: Pick<BackupPort, 'stage'>,
): Promise<StagedBackup | { readonly problem: Problem }> {
  const waiting = stagedBackup(repository.state);
  if (!repository.state.modified || waiting.replacing !== undefined) return waiting;
  await repository.discard();
  try {
    await lastValueFrom(backup.stage(new Blob([waiting.text.toString()])));
    await repository.refresh();
  } catch (reason) {
    if (asFetchError(reason) === undefined) throw reason;
    return {
      problem: message('The backup could not be put back: upload it again. {reason}', {
        reason: wordsOf(reason),
      }),
    };
  }
  const seen = stagedBackup(repository.state);
  const isBack = repository.state.modified && isSame(seen.text, waiting.text);
  return isBack ? seen : { problem: message('The backup is not on the device any more: upload it again.') };
}
