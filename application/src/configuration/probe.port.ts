import { type Token, token } from '../wiring/token.ts';

/**
 * True if any server responds at an address of another origin; its response cannot be read. reading 8.
 */
export interface ProbePort {
  /** @param url scheme, host and port, without a path */
  answers(url: string): Promise<boolean>;
}
export const ProbePort: Token<ProbePort> = token<ProbePort>('configuration/ProbePort');
