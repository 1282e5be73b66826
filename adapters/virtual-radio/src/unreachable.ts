/** The radio does not answer: it restarts, has no power, or lives at another address. A server cuts the connection. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';

  constructor(reason = 'The radio does not answer.') {
    super(reason);
  }
}
