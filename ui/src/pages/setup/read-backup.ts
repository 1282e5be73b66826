import { backupProblems, MAX_CONFIGURATION_BYTES } from '@radiolink/domain/configuration';
import { message, type Problem } from '@radiolink/domain/errors';

/** What of a chosen file is needed. */
export type BackupFile = Pick<Blob, 'slice' | 'size'>;

export type BackupReading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** So many problems are shown; whoever has more has the wrong file. */
const MOST_PROBLEMS = 3;

/**
 * Reads a backup and judges it before anything is sent. Of a file that is too large only as much is read as shows it.
 * Specification §2, Upload Backup Configuration.
 */
export async function readBackup(file: BackupFile): Promise<BackupReading> {
  try {
    const text = await file.slice(0, MAX_CONFIGURATION_BYTES + 1).text();
    const problems = backupProblems(text).slice(0, MOST_PROBLEMS);
    return problems.length === 0 ? { ok: true, text } : { ok: false, problems };
  } catch {
    return { ok: false, problems: [message('The file cannot be read.')] };
  }
}
