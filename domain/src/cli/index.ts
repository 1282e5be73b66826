/** The commands on files, for a program that has them among its own. */
export { type CliIo as FileCommandIo, conflictWords } from './cli-io.ts';
export { runCli as runFileCommand } from './run-cli.ts';
