import {
  type Answer,
  type BackEnd,
  type Limits,
  NoAnswer,
  type Sent,
  type SocketEnd,
  type SocketListener,
  type SocketRequest,
  type Time,
} from './back-end.ts';

/** Limits of the interface: an answer that takes longer is one that it does not wait for. */
export const LIMITS: Limits = { timeoutMs: 10_000, maxBytes: 4 * 1024 * 1024 };

/** The way to a back end: with limits, and with a count of what went over it. */
export class Line {
  readonly backEnd: BackEnd;
  readonly time: Time;
  readonly limits: Limits;
  requests = 0;
  /** The answer that took longest. */
  slowest = { what: '', milliseconds: 0 };

  constructor(backEnd: BackEnd, time: Time, limits: Limits = LIMITS) {
    this.backEnd = backEnd;
    this.time = time;
    this.limits = limits;
  }

  async send(sent: Sent): Promise<Answer> {
    this.requests += 1;
    const start = this.time.now();
    const answer = await this.backEnd.send(sent, this.limits);
    const took = this.time.now() - start;
    if (took > this.slowest.milliseconds)
      this.slowest = { what: `${sent.method} ${sent.path}`, milliseconds: took };
    if (took > this.limits.timeoutMs)
      throw new NoAnswer('late', `No answer within ${this.limits.timeoutMs / 1000} s`);
    return answer;
  }

  connect(request: SocketRequest, listener: SocketListener): Promise<SocketEnd> {
    this.requests += 1;
    return this.backEnd.connect(request, listener, this.limits);
  }

  /** Asks again until the answer is not undefined, for at most so long. */
  async until<T>(ask: () => Promise<T | undefined>, withinMs: number, stepMs = 2000): Promise<T | undefined> {
    const end = this.time.now() + withinMs;
    for (;;) {
      const found = await ask().catch((error: unknown) => {
        if (error instanceof NoAnswer) return undefined;
        throw error;
      });
      if (found !== undefined || this.time.now() >= end) return found;
      await this.time.wait(stepMs);
    }
  }
}

const MOST_CHARACTERS = 240;
/** Control characters, and what turns the direction of a text or has no width. */
const UNSEEN = /\p{Cc}|\p{Cf}|[\u2028\u2029]/gu;

/** Text of a device for a report: what a terminal would obey or hide is written out, and its length is limited. */
export function plainText(text: string): string {
  const cut = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
  return cut.replace(
    UNSEEN,
    character => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
}
