import { CertificateChanged, ConnectionFailure, LoginFailure } from '@radiolink/client/node';
import { asFetchError } from '@radiolink/domain/errors';
import { CommanderError } from 'commander';
import { EXIT, type ExitCode } from './exit-code.ts';
import { isFileError } from './file-failure.ts';
import { ImpossibleValue, UsageError } from './usage-error.ts';

/** What is no refusal of the login itself. */
const LOGIN_EXITS: Readonly<Partial<Record<LoginFailure['problem']['kind'], ExitCode>>> = {
  unreachable: EXIT.unreachable,
  failed: EXIT.refused,
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
