import type { ShownChange } from '../configuration/index.ts';
import { visibleText, withEndsVisible } from '../text/text.ts';
import type { CliIo } from './cli-io.ts';

/** A change as JSON, its secrets masked. */
export const jsonChange = ({ key, name, kind, secret, shownBefore, shownAfter }: ShownChange) => ({
  key,
  name,
  kind,
  secret,
  before: shownBefore ?? null,
  after: shownAfter ?? null,
});

/** Prints a change by the name of its setting, its secrets masked. */
export function printChange(
  { key, name, kind, secret, shownBefore, shownAfter }: ShownChange,
  io: CliIo,
): void {
  io.out(
    visibleText(name === key ? key : `${name} (${key})`) +
      (secret && kind === 'changed' ? ': secret changed' : ''),
  );
  if (shownBefore !== undefined) io.out(`  - ${visibleText(withEndsVisible(shownBefore))}`);
  if (shownAfter !== undefined) io.out(`  + ${visibleText(withEndsVisible(shownAfter))}`);
}
