import type { KeepCondition } from '@radiolink/client/node';
import { APPLY } from '../apply/index.ts';
import { CONDITION_FORMS, withCondition } from '../apply/outcome-text.ts';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';

interface RestoreOptions extends ConnectionOptions {
  readonly save?: true;
  readonly keepIf?: readonly KeepCondition[];
  readonly hold: string;
  readonly state?: string;
  readonly json?: true;
}

/** `radiolink restore`: a backup onto a device, by the way and the judgement of `apply`: tested, unless told otherwise. */
export const RESTORE: CliCommand = cliCommand<RestoreOptions>({
  name: 'restore',
  summary: 'put a backup onto a device, tested unless it is to be saved at once',
  examples: ['radiolink restore 192.0.2.1 ridge.cfg --state ridge.json'],
  define: command =>
    addConnectionOptions(
      command
        .description(
          'Makes the device run the configuration of a backup: what the file lacks is deleted. It is judged as every change: another model, a value against a rule or a country that forbids the channel stops it. The device reverts by itself after four minutes unless every condition of --keep-if holds before.',
        )
        .argument('<device>', 'address of the device')
        .argument('<file>', 'the backup, as radiolink backup saves it; - is the standard input'),
    )
      .option('--save', 'save it at once, without a test')
      .option(
        '--keep-if <condition>',
        `${CONDITION_FORMS}; may be repeated; link, unless given`,
        withCondition,
      )
      .option('--hold <seconds>', 'the conditions must hold for so long', '5')
      .option('--state <file>', 'remember the change here until its end is known; no value of a setting is')
      .option('--json', 'print the outcome as JSON'),
  run: ({ args, options: { save, ...options }, io }) =>
    APPLY.run({ args, options: { ...options, ...(save ? {} : { test: true }) }, io }),
});
