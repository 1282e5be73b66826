/** A recording that cannot be replayed, and why. */
export class UnreadableRecording extends Error {
  override readonly name = 'UnreadableRecording';
}
