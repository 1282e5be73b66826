import type { Message } from '@radiolink/domain/errors';
import { isolatedName } from './foreign-text.tsx';

/** A message whose names came from outside: nothing hidden in them, and none turns the words around it. Those of a message in it, too. */
export function noticeLabel({ key, values = {} }: Message): Message {
  const worded = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolatedName(value) : typeof value === 'object' ? noticeLabel(value) : value,
  ]);
  return { key, values: Object.fromEntries(worded) };
}
