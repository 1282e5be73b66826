const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
/** The head of a request is at least this long: `GET / HTTP/1.1`, ended by a blank line. */
const SHORTEST_HEAD = 16;

/**
 * Cuts the bytes of a connection behind each blank line, where the head of a request ends. A piece holds the end of one
 * head at most, so that a server may stop reading between two requests that came in one packet.
 */
export class Pieces {
  /** Bytes of the current line without its end. */
  #line = 0;
  #sinceCut = 0;

  /** The length of the next piece of a chunk. Each call takes the chunk up from where the last one cut. */
  next(chunk: Buffer): number {
    for (let at = 0; ; ) {
      const end = chunk.indexOf(LINE_FEED, at);
      const stop = end < 0 ? chunk.length : end;
      this.#line += stop - at;
      if (stop > at && chunk[stop - 1] === CARRIAGE_RETURN) this.#line -= 1;
      if (end < 0) {
        this.#sinceCut += chunk.length;
        return chunk.length;
      }
      const isBlank = this.#line === 0;
      this.#line = 0;
      at = end + 1;
      if (isBlank && this.#sinceCut + at >= SHORTEST_HEAD) {
        this.#sinceCut = 0;
        return at;
      }
    }
  }
}
