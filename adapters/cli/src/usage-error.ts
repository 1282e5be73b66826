/** The command line cannot be followed as it stands. The message is a sentence. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A value that no device can have. The message is a sentence that does not quote it: it may be a secret. */
export class ImpossibleValue extends Error {
  override readonly name = 'ImpossibleValue';
}
