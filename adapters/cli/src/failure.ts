import { CertificateChanged, LoginFailure } from '@radiolink/client/node';
import { asFetchError } from '@radiolink/domain/errors';
import { CommanderError } from 'commander';
import { EXIT, type ExitCode } from './exit-code.ts';
import { UsageError } from './usage-error.ts';

/** What is no refusal of the login itself. */
const LOGIN_EXITS: Readonly<Partial<Record<LoginFailure['problem']['kind'], ExitCode>>> = {
  unreachable: EXIT.unreachable,
  failed: EXIT.refused,
};

/** What a failure means for the caller; undefined for a programming error. */
export function exitCodeOf(reason: unknown): ExitCode | undefined {
  if (reason instanceof CommanderError) return reason.exitCode === 0 ? EXIT.done : EXIT.usage;
  if (reason instanceof UsageError || isFileError(reason)) return EXIT.usage;
  if (reason instanceof CertificateChanged) return EXIT.login;
  if (reason instanceof LoginFailure) return LOGIN_EXITS[reason.problem.kind] ?? EXIT.login;
  const failure = asFetchError(reason);
  if (failure === undefined) return undefined;
  return failure.kind === 'network' && failure.reason !== 'malformed' ? EXIT.unreachable : EXIT.refused;
}

function isFileError(reason: unknown): boolean {
  return reason instanceof Error && 'syscall' in reason && 'path' in reason;
}
