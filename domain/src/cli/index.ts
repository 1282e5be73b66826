/** The commands on files, for a program that has them among its own. */
export { type CliIo as FileCommandIo, conflictRemarks } from './cli-io.ts';
export { runCli as runFileCommand } from './run-cli.ts';
