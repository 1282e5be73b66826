import { type Token, token } from '../../wiring/token.ts';

/** Whether anything answers at an address of another origin; what it says cannot be read. decided.md row 8. */
export interface ProbePort {
  /** @param url scheme, host and port, without a path */
  answers(url: string): Promise<boolean>;
}
export const ProbePort: Token<ProbePort> = token<ProbePort>('ProbePort');
