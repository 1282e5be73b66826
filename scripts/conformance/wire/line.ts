import type {
  Answer,
  BackEnd,
  Limits,
  Sent,
  SocketEnd,
  SocketListener,
  SocketRequest,
  Time,
} from './back-end.ts';
import { NoAnswer } from './no-answer.ts';

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
