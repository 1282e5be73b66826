import { Retries, type RetryOptions } from './retries.ts';

/** Retries until a response comes, with the pauses given; never rejects. */
export function untilAnswered<T>(ask: () => Promise<T>, options: RetryOptions): Promise<T> {
  const retries = new Retries(options);
  return new Promise(resolve => {
    const attempt = (): void => {
      ask().then(resolve, () => {
        retries.failed();
        retries.again(attempt);
      });
    };
    attempt();
  });
}
