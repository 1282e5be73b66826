import type { Maybe } from './maybe.ts';

/** Negotiated mode of one wired port and its cable measurements. */
export interface EthernetPort {
  readonly name: string;
  readonly enabled?: Maybe<boolean>;
  readonly plugged?: Maybe<boolean>;
  /** Mbps; 0 while the port is down. */
  readonly speedMbps?: Maybe<number>;
  readonly fullDuplex?: Maybe<boolean>;
  /** Signal to noise of the four pairs, dB; 0 for a pair that is not measured. */
  readonly pairSnrDb?: Maybe<readonly number[]>;
  /** Metres; the wire's -1 (unknown) is mapped to undefined. */
  readonly cableLengthMetres?: Maybe<number>;
}
