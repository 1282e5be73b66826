import { type FetchError, RequestFailure } from '@radiolink/domain/errors';

export const LOST: FetchError = { kind: 'network', reason: 'unreachable', message: 'No response.' };
export const MISSING: FetchError = { kind: 'response-status', status: 404, statusText: 'Not Found' };

/** A call of a port that is answered when the test says so, the oldest request first. */
export class HeldCall<Params extends readonly unknown[], Answer> {
  /** The parameters of every request. */
  readonly requests: Params[] = [];
  readonly #waiting: { resolve: (answer: Answer) => void; reject: (reason: unknown) => void }[] = [];

  readonly call = (...params: Params): Promise<Answer> => {
    this.requests.push(params);
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  };

  async answer(answer: Answer): Promise<void> {
    this.#waiting.shift()?.resolve(answer);
    await arrived();
  }

  async fail(failure: FetchError): Promise<void> {
    this.#waiting.shift()?.reject(new RequestFailure(failure));
    await arrived();
  }
}

/** Lets what was answered reach the stores. */
const arrived = () => new Promise(resolve => setImmediate(resolve));
