import type { Message } from '../errors/message.ts';
import { message } from '../errors/message.ts';

/** Automatic transmit power control, as the device reports it. Specification §4, ATPC status labels. */
export const AtpcStatus = {
  Disabled: 0,
  Adjusting: 1,
  Auto: 2,
  AutoFailed: 3,
  AutoLimitsReached: 4,
} as const;

const ATPC_WORDS: Readonly<Record<number, string>> = {
  [AtpcStatus.Disabled]: 'Disabled',
  [AtpcStatus.Adjusting]: 'Adjusting',
  [AtpcStatus.Auto]: 'Auto',
  [AtpcStatus.AutoFailed]: 'Auto failed',
  [AtpcStatus.AutoLimitsReached]: 'Auto limits reached',
};

/** The label of an ATPC code; an unknown code keeps its number. */
export function atpcMessage(code: number): Message {
  const word = ATPC_WORDS[code];
  return word === undefined ? message('Unknown ({code})', { code }) : message(word);
}

/** Whether the power is trimmed on purpose, so that a signal below the expectation is wanted. */
export function isAtpcTrimming(code: number | undefined): boolean {
  return code === AtpcStatus.Adjusting || code === AtpcStatus.Auto;
}
