import { type Token, token } from '../wiring/token.ts';
import type { ListChoices } from './list-choices.ts';

/** Where it is kept how a person likes the list of stations: in this browser. */
export interface ListChoicesPort {
  /** As usual where nothing is kept or nothing may be. Never throws. */
  read(): ListChoices;
  /** Never throws: where nothing may be kept, the choices last as long as the page. */
  save(choices: ListChoices): void;
}
export const ListChoicesPort: Token<ListChoicesPort> = token<ListChoicesPort>('station/ListChoicesPort');
