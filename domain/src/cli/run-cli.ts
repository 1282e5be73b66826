import { checkCommand } from './check-command.ts';
import { readArguments } from './cli-arguments.ts';
import { type CliIo, EXIT_OK, EXIT_USAGE, type ExitCode, type UnreadableFile } from './cli-io.ts';
import { compareCommand } from './compare-command.ts';
import { diffCommand } from './diff-command.ts';
import { explainCommand } from './explain-command.ts';
import { helpText } from './help.ts';
import { planModeCommand } from './plan-mode-command.ts';
import { visibleJson, visibleText } from '../text/visible-text.ts';

/** Does what the arguments after the program's name ask for. */
export function runCli(given: readonly string[], io: CliIo): ExitCode {
  const request = readArguments(given);
  switch (request.kind) {
    case 'help':
      io.out(helpText);
      return EXIT_OK;
    case 'check':
      return checkCommand(request, io);
    case 'diff':
    case 'compare': {
      const { kind, before, after, json } = request;
      const compare = kind === 'diff' ? diffCommand : compareCommand;
      return tellingUnreadable(json, io, reporting => compare(before, after, json, reporting));
    }
    case 'explain':
      return tellingUnreadable(request.json, io, reporting =>
        explainCommand(request.file, request.json, reporting),
      );
    case 'plan-mode':
      return tellingUnreadable(request.json, io, reporting => planModeCommand(request, reporting));
    case 'usage-error':
      io.err(`${visibleText(request.words)}\nTry radiolink-config --help.`);
      return EXIT_USAGE;
  }
}

/** Runs a command whose JSON, in place of its result, names the files that could not be used. */
function tellingUnreadable(json: boolean, io: CliIo, run: (io: CliIo) => ExitCode): ExitCode {
  const unreadable: UnreadableFile[] = [];
  const code = run({ ...io, onUnreadable: file => unreadable.push(file) });
  if (json && unreadable.length > 0) io.out(visibleJson({ unreadable }));
  return code;
}
