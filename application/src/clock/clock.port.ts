import type { Clock as ClockPort } from '@radiolink/domain';
import { type Token, token } from '../wiring/token.ts';

export type Clock = ClockPort;
/** Token of the domain's clock. */
export const Clock: Token<Clock> = token<Clock>('clock/Clock');
