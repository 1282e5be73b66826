import type { Country } from '../session/public-info.port.ts';
import { type Token, token } from '../wiring/token.ts';

/** The countries that this device may be set to. Rejects with `RequestFailure`. §7.versioned-api. */
export interface CountriesPort {
  /** By name; `licensed` in a name marks an entry of the licensed firmware. */
  list(): Promise<readonly Country[]>;
}
export const CountriesPort: Token<CountriesPort> = token<CountriesPort>('regulation/CountriesPort');
