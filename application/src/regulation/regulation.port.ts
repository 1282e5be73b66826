import type { Country } from '../session/session.port.ts';
import { type Token, token } from '../wiring/token.ts';
import type { DfsPrescan } from '@radiolink/domain/tools';
import type { Observable } from 'rxjs';
import type { Watched } from '../watching/watched.ts';

/** The countries that this device may be set to. Rejects with `RequestFailure`. §7.versioned-api. */
export interface CountriesPort {
  /** By name; `licensed` in a name marks an entry of the licensed firmware. */
  list(): Promise<readonly Country[]>;
}
export const CountriesPort: Token<CountriesPort> = token<CountriesPort>('regulation/CountriesPort');

/**
 * DFS prescan on channels before they are used. It takes minutes and is the device's own: who leaves the page
 * does not stop it, and who comes later watches what runs.
 */
export interface DfsPrescanPort {
  /**
   * The prescan state: immediately, periodically while it runs, and after a start or stop on this page or
   * when the page is visible again. Null, and no further request, if the device has none.
   */
  watch(): Observable<Watched<DfsPrescan | null>>;
  /** Centre frequencies, MHz; the device listens in the width that it runs. Rejects with `RequestFailure`, 409 while another runs. */
  start(frequenciesMhz: readonly number[]): Promise<void>;
  /** Rejects with `RequestFailure`. */
  stop(): Promise<void>;
}
export const DfsPrescanPort: Token<DfsPrescanPort> = token<DfsPrescanPort>('regulation/DfsPrescanPort');
