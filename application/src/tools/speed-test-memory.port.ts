import { type Token, token } from '../wiring/token.ts';

/** Keeps the runs of the speed test in this browser, as JSON; never a login. */
export interface SpeedTestMemoryPort {
  /** Undefined where nothing is kept. Never throws. */
  read(): string | undefined;
  /** Never throws: where nothing may be kept, the runs last as long as the page. */
  keep(json: string): void;
}
export const SpeedTestMemoryPort: Token<SpeedTestMemoryPort> =
  token<SpeedTestMemoryPort>('SpeedTestMemoryPort');
