/** Exit codes of every command; `help` prints them. */
export const EXIT = {
  done: 0,
  found: 1,
  usage: 2,
  login: 3,
  unreachable: 4,
  refused: 5,
  unknown: 6,
  certificate: 7,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What each exit code means, for the help. */
export const EXIT_MEANINGS: readonly (readonly [ExitCode, string])[] = [
  [EXIT.done, 'Done; nothing found.'],
  [EXIT.found, 'Findings or differences; a condition was not met; a change was not kept.'],
  [EXIT.usage, 'Wrong usage, or a file that cannot be read.'],
  [EXIT.login, 'The login was refused.'],
  [EXIT.unreachable, 'The device does not respond.'],
  [EXIT.refused, 'The device rejected the request, or its response cannot be used.'],
  [EXIT.unknown, 'What the device runs now is unknown: call again to find out.'],
  [EXIT.certificate, 'The certificate is not trusted, or not the remembered one: nothing was sent.'],
  [EXIT.interrupted, 'Interrupted.'],
];
