import type { Command, Help } from 'commander';
import { EXIT_MEANINGS, type ExitCode } from '../exit-code.ts';

const INDENT = '       ';
const WIDTH = 80;

const ENVIRONMENT: readonly (readonly [string, string])[] = [
  ['RADIOLINK_USER', 'User name, where --user is not given.'],
  ['RADIOLINK_PASSWORD', 'Password, where --password-file is not given.'],
  ['RADIOLINK_TLS', 'verify, pin or insecure, where --tls is not given.'],
  ['RADIOLINK_RADIOS', 'File of named radios, where --radios is not given.'],
];

/** The variables that a command reads: those that stand for options which it has. */
const environmentOf = (options: readonly (readonly [string, string])[]) =>
  ENVIRONMENT.filter(([, meaning]) => {
    const [option = ''] = /--[a-z-]+/.exec(meaning) ?? [];
    return options.some(([term]) => term.split(/[ ,]+/).includes(option));
  });

/** The help of a command in the order of a manual page. */
export function manHelp(
  command: Command,
  helper: Help,
  examples: readonly string[],
  exits: readonly ExitCode[] | undefined,
): string {
  const isProgram = command.parent === null;
  const name = isProgram ? command.name() : `${command.parent?.name()} ${command.name()}`;
  const summary = isProgram ? command.description() : command.summary();
  const operands = helper.visibleArguments(command).map(each => [each.name(), each.description] as const);
  const options = helper
    .visibleOptions(command)
    .map(each => [helper.optionTerm(each), helper.optionDescription(each)] as const);
  const commands = helper
    .visibleCommands(command)
    .map(each => [each.name(), each.summary() || each.description()] as const);
  return [
    section('NAME', wrapped(`${name} - ${summary}`)),
    section('SYNOPSIS', wrapped(`${name} ${command.usage()}`)),
    ...(isProgram ? [] : [section('DESCRIPTION', wrapped(command.description()))]),
    listed('COMMANDS', commands),
    listed('OPERANDS', operands),
    listed('OPTIONS', options),
    listed('ENVIRONMENT', isProgram ? ENVIRONMENT : environmentOf(options)),
    listed(
      'EXIT STATUS',
      EXIT_MEANINGS.filter(([code]) => exits?.includes(code) ?? true).map(([code, meaning]) => [
        String(code),
        meaning,
      ]),
    ),
    ...(examples.length === 0
      ? []
      : [section('EXAMPLES', examples.map(each => `${INDENT}${each}`).join('\n'))]),
  ]
    .filter(each => each !== '')
    .join('\n\n');
}

const section = (title: string, text: string): string => `${title}\n${text}`;

function listed(title: string, rows: readonly (readonly [string, string])[]): string {
  if (rows.length === 0) return '';
  return section(
    title,
    rows.map(([term, text]) => `${INDENT}${term}\n${wrapped(text, `${INDENT}    `)}`).join('\n'),
  );
}

function wrapped(text: string, indent = INDENT): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && indent.length + last.length + 1 + word.length <= WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map(line => indent + line).join('\n');
}
