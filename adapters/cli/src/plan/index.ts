import { planChange } from '@radiolink/client/node';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { jsonPlan, printPlan } from '../terminal/plan-report.ts';
import { printJson } from '../terminal/print.ts';
import { addWantedOptions, type WantedOptions, wantedOf } from '../wanted/wanted-options.ts';

/** `radiolink plan`: what a change would do, without doing it. */
export const PLAN: CliCommand = cliCommand<ConnectionOptions & WantedOptions & { readonly json?: true }>({
  name: 'plan',
  summary: 'say what a change would do, and send nothing',
  examples: [
    'radiolink plan 192.0.2.1 --set radio.1.freq=5600',
    'radiolink plan 192.0.2.1 wanted.cfg --json',
  ],
  define: command =>
    addConnectionOptions(
      addWantedOptions(command).description(
        'Reads the device and says what the change sets, what it interrupts and for how long, and which rules it breaks. Sends nothing.',
      ),
    ).option('--json', 'print JSON'),
  run: async ({ args: [device = '', file], options, io }) => {
    const wanted = wantedOf(file, options, io);
    const plan = await withRadio(device, options, io, radio => planChange(radio, wanted));
    if (options.json) printJson(jsonPlan(plan), io);
    else printPlan(plan, io);
    return plan.faults.length > 0 ? EXIT.found : EXIT.done;
  },
});
