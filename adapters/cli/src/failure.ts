import { CommanderError } from 'commander';
import { CertificateChanged, ConnectionFailure, LoginFailure } from '@radiolink/client/node';
import { asFetchError } from '@radiolink/domain/errors';
import type { CliIo } from './cli-io.ts';
import { EXIT, type ExitCode } from './exit-code.ts';

/** The command line cannot be followed as it stands. The message is a sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A value that no device can have. The message is a sentence that does not quote it: it may be a secret. */
export class ImpossibleValue extends Error {
  override readonly name = 'ImpossibleValue';
}

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

/** The world of a command that reads the standard input at most once: another reading would find nothing. */
export function withInputOnce(io: CliIo): CliIo {
  let isRead = false;
  return {
    ...io,
    readFile: path => {
      if (path === '-' && isRead)
        throw new UsageError('The standard input can be read once: name - for one file alone.');
      isRead ||= path === '-';
      return io.readFile(path);
    },
  };
}

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
function isFileError(reason: unknown): reason is Error & { readonly code: string } {
  if (!(reason instanceof Error && 'syscall' in reason)) return false;
  return 'path' in reason || (typeof reason.syscall === 'string' && /^(?:read|write)$/.test(reason.syscall));
}

/** What is no refusal of the login itself. */
const LOGIN_EXITS: Readonly<Partial<Record<LoginFailure['problem']['kind'], ExitCode>>> = {
  unreachable: EXIT.unreachable,
  failed: EXIT.refused,
  // The device, or what stands before it, cut the response off, or left out what a session needs.
  'incomplete-response': EXIT.refused,
  'cookies-disabled': EXIT.refused,
};

/** What a failure means for the caller; undefined for a programming error. */
export function exitCodeOf(reason: unknown): ExitCode | undefined {
  if (reason instanceof CommanderError) return reason.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (reason instanceof ImpossibleValue) return EXIT.found;
  // Of the client: a file of pins or of a remembered change that holds something else.
  if (reason instanceof UsageError || reason instanceof RangeError || isFileError(reason)) return EXIT.usage;
  if (reason instanceof CertificateChanged) return EXIT.certificate;
  if (reason instanceof LoginFailure) return loginExit(reason);
  if (reason instanceof ConnectionFailure && reason.problem === 'certificate') return EXIT.certificate;
  const failure = asFetchError(reason);
  if (failure === undefined) return undefined;
  return failure.kind === 'network' && failure.reason !== 'malformed' ? EXIT.unreachable : EXIT.refused;
}

function loginExit({ problem, cause }: LoginFailure): ExitCode {
  if (cause instanceof ConnectionFailure && cause.problem === 'certificate') return EXIT.certificate;
  return LOGIN_EXITS[problem.kind] ?? EXIT.login;
}
