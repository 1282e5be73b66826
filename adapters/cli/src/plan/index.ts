import { type ChangePlan, planChange } from '@radiolink/client/node';
import type { ShownChange } from '@radiolink/domain/configuration';
import type { Finding } from '@radiolink/domain/settings';
import { type CliCommand, cliCommand } from '../cli-command.ts';
import type { CliIo } from '../cli-io.ts';
import { addConnectionOptions, type ConnectionOptions } from '../connection/connection-options.ts';
import { withRadio } from '../connection/open-radio.ts';
import { EXIT } from '../exit-code.ts';
import { english, printJson, printLine } from '../terminal/print.ts';
import { addWantedOptions, wantedOf, type WantedOptions } from '../wanted/wanted-options.ts';

/** A plan as JSON, its secrets masked. */
const jsonPlan = ({ changes, impact, faults, remarks }: ChangePlan) => ({
  changes: changes.map(jsonChange),
  impact:
    impact === undefined
      ? null
      : {
          cuts: impact.cuts.map(({ kind, message, seconds }) => ({
            kind,
            message: english(message),
            seconds: seconds ?? null,
          })),
          needsTest: impact.needsTest,
          testProblem: impact.testProblem === undefined ? null : english(impact.testProblem),
          longestSeconds: impact.longestSeconds,
        },
  faults: faults.map(jsonFinding),
  remarks: remarks.map(jsonFinding),
});

const jsonChange = ({ key, name, kind, secret, shownBefore, shownAfter }: ShownChange) => ({
  key,
  name,
  kind,
  secret,
  before: shownBefore ?? null,
  after: shownAfter ?? null,
});

const jsonFinding = ({ key, label, problem }: Finding) => ({ key, name: label, problem: english(problem) });

/** Prints what a change does: settings, interruptions, rules that it breaks. */
function printPlan({ changes, impact, faults, remarks }: ChangePlan, io: CliIo): void {
  if (changes.length === 0) io.out('Nothing to change.');
  for (const { key, name, kind, secret, shownBefore, shownAfter } of changes) {
    printLine(
      `${name === key ? key : `${name} (${key})`}${secret && kind === 'changed' ? ': secret changed' : ''}`,
      io,
    );
    if (shownBefore !== undefined) printLine(`  - ${shownBefore}`, io);
    if (shownAfter !== undefined) printLine(`  + ${shownAfter}`, io);
  }
  for (const { message } of impact?.cuts ?? []) printLine(`! ${english(message)}`, io);
  if (impact?.testProblem !== undefined) printLine(`! Not testable: ${english(impact.testProblem)}`, io);
  for (const finding of faults) printLine(`error: ${findingText(finding)}`, io);
  for (const finding of remarks) printLine(`note: ${findingText(finding)}`, io);
}

const findingText = ({ key, label, problem }: Finding): string => `${label} (${key}): ${english(problem)}`;

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
