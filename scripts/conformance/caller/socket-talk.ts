import type { SocketEnd, SocketRequest } from '../wire/back-end.ts';
import type { Line } from '../wire/line.ts';

/** What came over a socket: a message, its end with a code, or nothing in time. */
export type Received =
  | { readonly kind: 'message'; readonly text: string }
  | { readonly kind: 'closed'; readonly code: number | undefined }
  | { readonly kind: 'silence' };

/** A socket that is read one message after the other. */
export class SocketTalk {
  readonly #line: Line;
  readonly #received: Received[] = [];
  #wake: () => void = () => undefined;
  #end: SocketEnd | undefined;

  private constructor(line: Line) {
    this.#line = line;
  }

  /** Rejects with `NoAnswer` where it does not open. */
  static async open(line: Line, request: SocketRequest): Promise<SocketTalk> {
    const talk = new SocketTalk(line);
    talk.#end = await line.connect(request, {
      message: text => talk.#take({ kind: 'message', text }),
      closed: code => talk.#take({ kind: 'closed', code }),
    });
    return talk;
  }

  say(message: unknown): void {
    this.#end?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  close(): void {
    this.#end?.close();
  }

  async next(withinMs: number): Promise<Received> {
    if (this.#received.length === 0) {
      const waiting = new AbortController();
      const woken = new Promise<void>(resolve => {
        this.#wake = resolve;
      });
      await Promise.race([woken, this.#line.time.wait(withinMs, waiting.signal)]);
      waiting.abort();
    }
    return this.#received.shift() ?? { kind: 'silence' };
  }

  #take(received: Received): void {
    this.#received.push(received);
    this.#wake();
  }
}
