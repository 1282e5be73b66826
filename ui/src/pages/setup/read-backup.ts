import { backupProblems, MAX_CONFIGURATION_BYTES } from '@radiolink/domain/configuration';
import { message, type Problem } from '@radiolink/domain/errors';
import { type PackedFile, unpackedText } from './unpacked-text.ts';

export type BackupReading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const ARCHIVE = message('The file is an archive. Unpack it, and choose the configuration in it.');

/** Maximum number of problems shown; more indicate the wrong file. */
const MOST_PROBLEMS = 3;

/**
 * Reads a backup, compressed or not, and judges it before anything is sent. Of a file that is too large only as much is read as shows it.
 * Specification §2, Upload Backup Configuration.
 */
export async function readBackup(file: PackedFile): Promise<BackupReading> {
  try {
    const unpacked = await unpackedText(file, MAX_CONFIGURATION_BYTES + 1);
    if ('archive' in unpacked) return { ok: false, problems: [ARCHIVE] };
    const { text } = unpacked;
    const problems = backupProblems(text).slice(0, MOST_PROBLEMS);
    return problems.length === 0 ? { ok: true, text } : { ok: false, problems };
  } catch {
    return { ok: false, problems: [message('The file cannot be read.')] };
  }
}
