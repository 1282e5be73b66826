import type { RegulatoryDomain, RegulatoryDomain60 } from '@radiolink/domain/radio';
import { type Token, token } from '../wiring/token.ts';

/** Radio permissions in a country; a part is undefined for a radio that the device lacks. */
export interface DeviceRegulation {
  readonly domain?: RegulatoryDomain | undefined;
  readonly domain60?: RegulatoryDomain60 | undefined;
}

/** Country, channels and powers. Rejects with `RequestFailure`. §3.regulatory-domain. */
export interface RegulatoryDomainPort {
  /** That of the country in force, or of another by its numeric code. */
  read(countryCode?: number): Promise<DeviceRegulation>;
  /**
   * Changes the country until the next write; code 4 from a locked radio. Missing where the written configuration alone
   * carries it.
   */
  setCountry?(countryCode: number): Promise<DeviceRegulation>;
  /** Unlocks the lower 5 GHz bands; the key as it was typed. Code 1 for a wrong one. */
  activateUnii(activation: { readonly name: string; readonly key: string }): Promise<void>;
  /** The frequencies in use, MHz. */
  activeChannels(): Promise<readonly number[]>;
}
export const RegulatoryDomainPort: Token<RegulatoryDomainPort> = token<RegulatoryDomainPort>(
  'regulation/RegulatoryDomainPort',
);
