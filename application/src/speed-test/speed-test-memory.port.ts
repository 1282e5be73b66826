import { type Token, token } from '../wiring/token.ts';

/** Stores the runs of the speed test in this browser, as JSON; never a login. */
export interface SpeedTestMemoryPort {
  /** Undefined where nothing is stored. Never throws. */
  read(): string | undefined;
  /** Never throws: where nothing may be stored, the runs last as long as the page. */
  store(json: string): void;
}
export const SpeedTestMemoryPort: Token<SpeedTestMemoryPort> = token<SpeedTestMemoryPort>(
  'speed-test/SpeedTestMemoryPort',
);
