import { type Token, token } from '../wiring/token.ts';

/** Makes the device refresh its status faster, at least every 250 ms, while an antenna is aligned. */
export interface AlignmentPort {
  start(durationSeconds?: number): Promise<void>;
}
export const AlignmentPort: Token<AlignmentPort> = token<AlignmentPort>('alignment/AlignmentPort');
