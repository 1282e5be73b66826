import { type Token, token } from '../wiring/token.ts';

/** Writable settings of an interface; omitted ones stay unchanged. */
export interface InterfaceChange {
  readonly enabled?: boolean | undefined;
  /** `auto`, or Mbps and duplex: `100-full`. */
  readonly speed?: string | undefined;
  /** Bytes. */
  readonly mtu?: number | undefined;
}

/** The interfaces of a versioned device, which takes one as a whole. Rejects with `RequestFailure`. */
export interface InterfaceSettingsPort {
  /** `testMode` applies it for 240 s, then the device reverts unless confirmed. */
  change(name: string, change: InterfaceChange, options?: { readonly testMode?: boolean }): Promise<void>;
}
export const InterfaceSettingsPort: Token<InterfaceSettingsPort> =
  token<InterfaceSettingsPort>('InterfaceSettingsPort');
