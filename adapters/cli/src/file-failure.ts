import type { CliIo } from './cli-io.ts';
import { UsageError } from './usage-error.ts';

/** Why a file cannot be used, by the code of Node's error. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'its file system is read-only',
  ENOSPC: 'there is no space left',
};

/** The world of a command whose files that cannot be used are wrong usage, in a sentence that names them. */
export const withFileSentences = (io: CliIo): CliIo => ({
  ...io,
  readFile: path => atFile(path, 'read', () => io.readFile(path)),
  writeFile: (path, content) => atFile(path, 'written', () => io.writeFile(path, content)),
});

function atFile<Result>(path: string, verb: 'read' | 'written', work: () => Result): Result {
  try {
    return work();
  } catch (reason) {
    if (!isFileError(reason)) throw reason;
    const why = REASONS[reason.code];
    const name = path === '-' ? 'The standard input' : path;
    throw new UsageError(`${name} cannot be ${verb}${why === undefined ? '' : `: ${why}`} (${reason.code}).`);
  }
}

/** An error of the file system, in whatever file: one of reading a folder has no path. */
export function isFileError(reason: unknown): reason is Error & { readonly code: string } {
  if (!(reason instanceof Error && 'syscall' in reason)) return false;
  return 'path' in reason || (typeof reason.syscall === 'string' && /^(?:read|write)$/.test(reason.syscall));
}
