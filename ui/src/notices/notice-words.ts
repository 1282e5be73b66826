import type { Message } from '@radiolink/domain/errors';
import { visibleLine } from '../components/visible-text.ts';

/** Marks that isolate the direction of the text between them: first strong isolate, and its end. */
const ISOLATED = ['\u2068', '\u2069'] as const;

/** A message whose names came from outside: nothing hidden in them, and none turns the words around it. */
export function noticeWords({ key, values = {} }: Message): Message {
  const worded = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? isolated(value) : value,
  ]);
  return { key, values: Object.fromEntries(worded) };
}

const isolated = (name: string): string => ISOLATED.join(visibleLine(name));
