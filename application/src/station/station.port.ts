import { type Token, token } from '../wiring/token.ts';

/** Actions on one station. */
export interface StationPort {
  /** Ends the association; the station may reconnect automatically. Missing on a device that cannot. */
  kick?(station: { readonly interfaceName: string; readonly mac: string }): Promise<void>;
}
export const StationPort: Token<StationPort> = token<StationPort>('station/StationPort');
