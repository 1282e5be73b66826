import { message, type Problem } from '../../errors/message.ts';

const LANGUAGE = /^[a-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,2}$/;

/** A language as the device names it: `en_US`, `pt_BR`, `de`. */
export function checkLanguage(value: string): Problem | undefined {
  if (LANGUAGE.test(value)) return undefined;
  return message('Enter a language code such as {example}.', { example: 'en_US' });
}
