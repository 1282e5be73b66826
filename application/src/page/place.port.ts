import { type Token, token } from '../wiring/token.ts';

/** Where the page is shown. */
export interface PlacePort {
  /** Name or address in the location bar, without port. */
  readonly host: string;
  /** Leaves for the page of another address, to the same route of the program. Nothing else goes along. */
  goTo(url: string): void;
}
export const PlacePort: Token<PlacePort> = token<PlacePort>('PlacePort');
