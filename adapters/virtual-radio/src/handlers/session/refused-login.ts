import { errorAnswer } from '../../wire/answers.ts';
import type { Exchange } from '../call.ts';

/** The answer to who is blocked; undefined when the address may try. Classic API, 2.2. */
export function blockedLogin({ radio, address }: Exchange): Response | undefined {
  return radio.guard.isBlocked(address) ? errorAnswer(403, 'Too many failed login attempts.') : undefined;
}

/** Counts a failure, logs it without what was typed, and answers it in the words of the device. */
export function refusedLogin({ radio, address }: Exchange, words: string): Response {
  radio.guard.failed(address);
  radio.log.write('httpd', `failed login from ${address}`);
  return errorAnswer(403, words);
}
