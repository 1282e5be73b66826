import type { ChangePlan } from '@radiolink/client/node';
import type { ShownChange } from '@radiolink/domain/configuration';
import type { Finding } from '@radiolink/domain/settings';
import type { CliIo } from '../cli-io.ts';
import { english } from './figures.ts';
import { printLine } from './print.ts';

/** A plan as JSON, its secrets masked. */
export const jsonPlan = ({ changes, impact, faults, remarks }: ChangePlan) => ({
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
export function printPlan({ changes, impact, faults, remarks }: ChangePlan, io: CliIo): void {
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
