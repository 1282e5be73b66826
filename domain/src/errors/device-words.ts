/**
 * The words of a device for a failure: its `message` says more than its `error`, which classic calls send alone. Empty
 * when it says nothing. §8.fetch-errors.
 */
export function deviceWords(error: string | undefined, message: string | undefined): string {
  return message || error || '';
}
