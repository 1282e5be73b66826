import type { CablePair } from '@radiolink/domain/tools';
import { type Token, token } from '../wiring/token.ts';

/** Supported and negotiated modes of a wired port, in the device's names: `1000full`. */
export interface EthernetSettings {
  readonly interfaceName: string;
  readonly linked?: boolean | undefined;
  readonly autoNegotiation?: boolean | undefined;
  readonly speedMbps?: number | undefined;
  readonly fullDuplex?: boolean | undefined;
  readonly supportedModes: readonly string[];
  readonly advertisedModes: readonly string[];
  readonly rxPause?: boolean | undefined;
  readonly txPause?: boolean | undefined;
}

/** The wired ports. Rejects with `RequestFailure`. */
export interface EthernetPort {
  read(interfaceName: string): Promise<EthernetSettings>;
  /** Measures the cable, for up to 10 s during which the wired link drops. */
  testCable(interfaceName: string): Promise<readonly CablePair[]>;
}
export const EthernetPort: Token<EthernetPort> = token<EthernetPort>('ethernet/EthernetPort');
