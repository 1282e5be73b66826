import { InvalidArgumentError } from 'commander';
import {
  type ApplyResult,
  type KeepCondition,
  linkFormed,
  signalAtLeast,
  stationsAtLeast,
} from '@radiolink/client/node';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { english } from '../terminal/print.ts';

const FORMS: readonly (readonly [RegExp, (number: number) => KeepCondition])[] = [
  [/^link$/, linkFormed],
  [/^stations>=(\d+)$/, stationsAtLeast],
  [/^signal>=(-\d+)$/, signalAtLeast],
];

/** Conditions as they are typed, for the help. */
export const CONDITION_FORMS = 'link, stations>=N or signal>=-DBM';

/** One more condition of `--keep-if`. @throws InvalidArgumentError */
export function withCondition(text: string, before: readonly KeepCondition[] = []): readonly KeepCondition[] {
  for (const [form, make] of FORMS) {
    const found = form.exec(text);
    if (found !== null) return [...before, make(Number(found[1]))];
  }
  throw new InvalidArgumentError(`It is ${CONDITION_FORMS}.`);
}

/**
 * Said at Ctrl-C in the middle of a test, which goes on without this program.
 *
 * @param who what tests, as the beginning of a sentence
 * @param state file that the change is remembered in
 */
export function interruptedTest(who: string, endsAt: number, state: string | undefined, now: number): string {
  const seconds = Math.max(0, Math.round((endsAt - now) / 1000));
  const until = new Date(endsAt).toTimeString().slice(0, 8);
  const how =
    state === undefined
      ? 'With --state FILE, the same command could go on with it.'
      : 'The same command goes on with it until then.';
  return `${who} until ${until}, for ${seconds} s more, and then reverts by itself. ${how}`;
}

type Outcome = ApplyResult['outcome'];

/** What became of a change, as a sentence. */
export function outcomeWords(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'unchanged':
      return 'Nothing to change: the device has all of it.';
    case 'saved':
      return 'Applied and saved.';
    case 'running-unsaved':
      return 'Applied until the next reboot.';
    case 'kept':
      return 'The test was kept.';
    case 'kept-elsewhere':
      return 'The test was kept in another session.';
    case 'reverted':
    case 'reverted-elsewhere':
      return 'The test was reverted.';
    case 'fell-back':
      return 'The test was not kept: the device runs the earlier configuration.';
    case 'rebooted':
      return outcome.changed
        ? 'The device rebooted, and runs the change.'
        : 'The device rebooted, and runs the earlier configuration.';
    case 'forgotten':
      return 'The device rebooted, and runs the earlier configuration.';
    case 'conflicts':
      return 'The same settings were changed in another session. Nothing was sent.';
    case 'unknown':
      return 'The test is over; whether the change is in effect is unknown.';
    case 'silent':
      return 'The device does not respond. What it runs is unknown.';
    case 'not-sent':
    case 'not-testable':
      return `Nothing was sent: ${english(outcome.words)}`;
    case 'not-written':
      return `The device has the earlier configuration: ${english(outcome.words)}`;
    case 'refused':
      return `The device rejected the change: ${english(outcome.words)}`;
  }
}

const UNKNOWN: ReadonlySet<Outcome['kind']> = new Set(['unknown', 'silent']);
const REFUSED: ReadonlySet<Outcome['kind']> = new Set([
  'conflicts',
  'not-sent',
  'not-testable',
  'not-written',
  'refused',
]);

/** The exit code of a change. */
export function outcomeExit({ isKept, outcome }: Pick<ApplyResult, 'isKept' | 'outcome'>): ExitCode {
  if (isKept) return EXIT.done;
  if (UNKNOWN.has(outcome.kind)) return EXIT.unknown;
  return REFUSED.has(outcome.kind) ? EXIT.refused : EXIT.found;
}
