import type { Span } from './span.ts';

/** Which authority's way of avoiding radar a country follows. */
export type DfsRegion = 'ETSI' | 'FCC' | 'JP';

/** Limits of the public regulatory database for one frequency range. MHz, dBm EIRP, seconds. */
export interface RegulatoryRule extends Span {
  readonly maxBandwidthMhz: number;
  readonly maxEirpDbm: number;
  /** Only where the rule sets its own. */
  readonly cacSeconds?: number;
  readonly dfs: boolean;
  readonly indoorOnly: boolean;
  /** No initiating radiation: an access point may not start here. */
  readonly noInitiate: boolean;
  /** OFDM is forbidden: of no use to any radio of ours. */
  readonly noOfdm: boolean;
  /** May be joined with the rules it adjoins to make a wider channel. */
  readonly joinable: boolean;
  /** Transmit queues follow EN 301 893: the country is one of the European regime. */
  readonly etsiQueues: boolean;
}

/** All rules of one country. */
export interface CountryRules {
  /** ISO 3166-1 number, 0 for the world domain. */
  readonly countryCode: number;
  /** ISO 3166-1 letters, `00` for the world domain. */
  readonly alpha2: string;
  readonly name: string;
  readonly dfsRegion: DfsRegion | undefined;
  readonly rules: readonly RegulatoryRule[];
}
