import { type Token, token } from '../wiring/token.ts';

/** Begins the hash with which a page arrives that followed its device to a new address. */
export const MOVED_HASH = '#moved';

/** Where the page is shown. */
export interface LocationPort {
  /** Name or address in the location bar, without port. */
  readonly host: string;
  /** Leaves for the page of another address, to the same route of the program. Besides, it takes along only that it moved. */
  goTo(url: string): void;
}
export const LocationPort: Token<LocationPort> = token<LocationPort>('place/LocationPort');
