import { checkCommand } from './check-command.ts';
import { readArguments } from './cli-arguments.ts';
import { type CliIo, EXIT_FINE, EXIT_TROUBLE, type ExitCode } from './cli-io.ts';
import { diffCommand } from './diff-command.ts';
import { explainCommand } from './explain-command.ts';
import { helpText } from './help.ts';
import { planModeCommand } from './plan-mode-command.ts';
import { visibleText } from '../text/visible-text.ts';

/** Does what the arguments after the program's name ask for. */
export function runCli(given: readonly string[], io: CliIo): ExitCode {
  const request = readArguments(given);
  switch (request.kind) {
    case 'help':
      io.out(helpText);
      return EXIT_FINE;
    case 'check':
      return checkCommand(request, io);
    case 'diff':
      return diffCommand(request.before, request.after, request.json, io);
    case 'explain':
      return explainCommand(request.file, request.json, io);
    case 'plan-mode':
      return planModeCommand(request, io);
    case 'usage-error':
      io.err(`${visibleText(request.words)}\nTry radiolink-config --help.`);
      return EXIT_TROUBLE;
  }
}
