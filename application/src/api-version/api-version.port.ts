import { type Token, token } from '../wiring/token.ts';

/** Which version of the interface the device serves; undefined where it does not tell. Never rejects. */
export interface ApiVersionPort {
  read(): Promise<string | undefined>;
}
export const ApiVersionPort: Token<ApiVersionPort> = token<ApiVersionPort>('ApiVersionPort');
