import { backupProblems, MAX_CONFIGURATION_BYTES } from '@radiolink/domain/configuration';
import { message, type Problem } from '@radiolink/domain/errors';

/** A file that was compressed starts with these bytes. RFC 1952. */
const GZIP = [0x1f, 0x8b] as const;
/** An archive says what it is here, bytes from its start. POSIX ustar. */
const ARCHIVE_MARK = { at: 257, text: 'ustar' } as const;

/** Required part of a chosen file. */
type PackedFile = Pick<Blob, 'slice' | 'size'>;

/** The text of a file, or that it is an archive of several. */
type UnpackedText = { readonly text: string } | { readonly archive: true };

/**
 * The text of a file, compressed or not. No more than `limit` bytes of it are read, however much it would unpack to.
 * Rejects where the file cannot be read, or was compressed and is damaged.
 */
async function unpackedText(file: PackedFile, limit: number): Promise<UnpackedText> {
  const read = new Uint8Array(await file.slice(0, limit).arrayBuffer());
  const isPacked = GZIP.every((byte, at) => read[at] === byte);
  const text = new TextDecoder().decode(isPacked ? await unpacked(read, limit) : read);
  const mark = text.slice(ARCHIVE_MARK.at, ARCHIVE_MARK.at + ARCHIVE_MARK.text.length);
  return mark === ARCHIVE_MARK.text && text.includes('\0') ? { archive: true } : { text };
}

async function unpacked(packed: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip')).getReader();
  while (size < limit) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
  }
  // A few bytes can unpack to gigabytes: what is not needed is not unpacked.
  await reader.cancel();
  return new Uint8Array(await new Blob(parts).arrayBuffer()).subarray(0, limit);
}

export type BackupReading =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const ARCHIVE = message('The file is an archive. Unpack it, and select the configuration in it.');

/** Maximum number of problems shown; more indicate the wrong file. */
const MOST_PROBLEMS = 3;

/**
 * Reads a backup, compressed or not, and judges it before anything is sent. Of a file that is too large only as much is read as shows it.
 * §2.first-setup.
 */
export async function readBackup(file: PackedFile): Promise<BackupReading> {
  try {
    const found = await unpackedText(file, MAX_CONFIGURATION_BYTES + 1);
    if ('archive' in found) return { ok: false, problems: [ARCHIVE] };
    const { text } = found;
    const problems = backupProblems(text).slice(0, MOST_PROBLEMS);
    return problems.length === 0 ? { ok: true, text } : { ok: false, problems };
  } catch {
    return { ok: false, problems: [message('The file cannot be read.')] };
  }
}
