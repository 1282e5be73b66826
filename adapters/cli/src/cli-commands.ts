import type { CliCommand } from './cli-command.ts';
import { EXPORTER } from './exporter/index.ts';
import { STATUS } from './status/index.ts';

/** Every command, in the order of the help: one line each. Dispatch, help and completion come from it. */
export const CLI_COMMANDS: readonly CliCommand[] = [STATUS, EXPORTER];
