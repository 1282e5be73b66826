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
