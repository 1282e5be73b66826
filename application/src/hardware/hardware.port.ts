import { type Token, token } from '../wiring/token.ts';

/** The Bluetooth management mode. */
export interface BluetoothState {
  readonly mode?: string | undefined;
  readonly name?: string | undefined;
  readonly discoverable?: boolean | undefined;
  readonly connection?: string | undefined;
}

/** The antennas that one board takes. Gains in dBi. */
export interface BoardAntennas {
  readonly model?: string | undefined;
  readonly antennas: readonly {
    readonly id: number;
    readonly name: string;
    readonly gainDbi?: number | undefined;
  }[];
}

/** Hardware of the device. Undefined on products without this call. Rejects with `RequestFailure`. */
export interface HardwarePort {
  bluetooth(): Promise<BluetoothState | undefined>;
  antennas(): Promise<readonly BoardAntennas[] | undefined>;
}
export const HardwarePort: Token<HardwarePort> = token<HardwarePort>('hardware/HardwarePort');

/** Degrees Celsius. */
export interface Temperatures {
  readonly celsius?: number | undefined;
  readonly sensors: readonly { readonly name: string; readonly celsius?: number | undefined }[];
}

export interface TemperaturePort {
  read(): Promise<Temperatures>;
}
export const TemperaturePort: Token<TemperaturePort> = token<TemperaturePort>('hardware/TemperaturePort');
