import { type Token, token } from '../wiring/token.ts';

/** Degrees Celsius. */
export interface Temperatures {
  readonly celsius?: number | undefined;
  readonly sensors: readonly { readonly name: string; readonly celsius?: number | undefined }[];
}

export interface TemperaturePort {
  read(): Promise<Temperatures>;
}
export const TemperaturePort: Token<TemperaturePort> = token<TemperaturePort>('hardware/TemperaturePort');
