/** The command line cannot be followed as it stands. The message is a sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
