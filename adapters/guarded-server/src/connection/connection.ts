import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Work that waits, one piece in each turn of the event loop: between two of them, other connections are read. Who is
 * waiting already is not entered again.
 */
export class Turns {
  readonly #waiting = new Set<() => void>();
  #isScheduled = false;

  wait(work: () => void): void {
    this.#waiting.add(work);
    this.#schedule();
  }

  leave(work: () => void): void {
    this.#waiting.delete(work);
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.size === 0) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      const [first] = this.#waiting;
      if (first === undefined) return;
      this.#waiting.delete(first);
      first();
      this.#schedule();
    });
  }
}

/** Requests of one connection that are under way simultaneously. No browser sends a second one before the first answer. */
const MOST_UNDER_WAY = 8;

/**
 * One connection, read as fast as it is answered. Node parses a packet whole, and one packet holds a thousand requests:
 * here its parser receives them one after the other, the second and later ones in turn with other connections, and none
 * beyond those that may be under way. The rest stays unread.
 */
export class Connection {
  readonly #socket: Socket;
  readonly #turns: Turns;
  readonly #parse: (chunk: Buffer) => void;
  readonly #pieces = new Pieces();
  #unread: Buffer[] = [];
  #begun = 0;
  #underWay = 0;
  #last: IncomingMessage | undefined;
  #whenThere: (() => void) | undefined;
  #parsed = 0;
  #isHeld = false;

  /** Takes the place between a connection and the parser that the server has just set on it. */
  constructor(socket: Socket, turns: Turns) {
    this.#socket = socket;
    this.#turns = turns;
    const [parse] = socket.listeners('data');
    this.#parse = chunk => void parse?.call(socket, chunk);
    socket.on('data', this.#take);
    if (parse !== undefined) socket.off('data', parse as (chunk: Buffer) => void);
    socket.on('resume', this.#goOn);
    socket.once('close', () => this.release());
  }

  /** Bytes that the parser has received. Right after a request's head: up to its end. */
  get parsed(): number {
    return this.#parsed;
  }

  /** A request whose head was read. Counts until its answer is sent or its connection ends. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    this.#begun += 1;
    this.#underWay += 1;
    this.#last = request;
    response.once('close', () => {
      this.#underWay -= 1;
      this.#goOn();
    });
  }

  /** Calls back once the body of the request that was begun last is there whole, or its connection ended. */
  whenThere(callback: () => void): void {
    this.#whenThere = callback;
    this.#socket.once('close', this.#there);
  }

  /** Leaves the connection to somebody else; returns what came and was not read. */
  release(): Buffer {
    this.#socket.off('data', this.#take);
    this.#socket.off('resume', this.#goOn);
    this.#turns.leave(this.#takeTurn);
    const unread = Buffer.concat(this.#unread);
    this.#unread = [];
    return unread;
  }

  readonly #there = (): void => {
    const callback = this.#whenThere;
    this.#whenThere = undefined;
    this.#socket.off('close', this.#there);
    callback?.();
  };

  readonly #take = (chunk: Buffer): void => {
    this.#unread.push(chunk);
    this.#advance();
  };

  /** Waits for a turn where something is to be read. A connection that its parser paused is resumed by it. */
  readonly #goOn = (): void => {
    const isPausedByParser = this.#socket.isPaused() && !this.#isHeld;
    const hasWork = this.#isHeld || this.#unread.length > 0;
    if (hasWork && !isPausedByParser && !this.#isFull()) this.#turns.wait(this.#takeTurn);
  };

  readonly #takeTurn = (): void => {
    if (this.#isHeld) {
      this.#isHeld = false;
      this.#socket.resume();
    }
    this.#advance();
  };

  /** Parses on, until a request is read, or the connection is paused: by its parser, for a reader that does not read. */
  #advance(): void {
    const before = this.#begun;
    while (!this.#isFull() && !this.#socket.isPaused() && !this.#socket.destroyed) {
      const piece = this.#nextPiece();
      if (piece === undefined) return;
      this.#parsed += piece.length;
      this.#parse(piece);
      if (this.#last?.complete !== false) this.#there();
      if (this.#begun > before && this.#last?.complete) break;
    }
    if (this.#unread.length > 0 && !this.#socket.isPaused()) {
      this.#isHeld = true;
      this.#socket.pause();
    }
    this.#goOn();
  }

  /** The body of the last request is read in any case: else it would never be answered. */
  #isFull(): boolean {
    return this.#underWay >= MOST_UNDER_WAY && this.#last?.complete !== false;
  }

  #nextPiece(): Buffer | undefined {
    const [chunk, ...rest] = this.#unread;
    if (chunk === undefined) return undefined;
    const length = this.#pieces.next(chunk);
    this.#unread = length < chunk.length ? [chunk.subarray(length), ...rest] : rest;
    return chunk.subarray(0, length);
  }
}

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
