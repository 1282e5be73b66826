import { type Token, token } from '../wiring/token.ts';

/** Version of the web interface that the device serves; undefined if not reported. Never rejects. */
export interface ApiVersionPort {
  read(): Promise<string | undefined>;
}
export const ApiVersionPort: Token<ApiVersionPort> = token<ApiVersionPort>('api-version/ApiVersionPort');
