import { type KeepCondition, linkFormed, signalAtLeast, stationsAtLeast } from '@radiolink/client/node';
import { InvalidArgumentError } from 'commander';

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
