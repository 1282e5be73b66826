import { message, type Problem } from '../errors/message.ts';
import { isWithin, PHYSICAL } from '../units/physical-range.ts';
import { occupiedSpan, spanContains } from './span.ts';

/** Whether a number can stand for a country, 0 for none included. */
export function isCountryCode(countryCode: number): boolean {
  return Number.isInteger(countryCode) && isWithin(countryCode, PHYSICAL.countryCode);
}

/** One channel as the device lists it: MHz, dBm EIRP. §3.regulatory-domain. */
export interface ChannelRow {
  readonly control: number;
  readonly center: number;
  readonly bw: number;
  /** Number of the control channel. */
  readonly ch: number;
  readonly dfs: boolean;
  readonly maxEirp: number;
}

/** The radio a list of channels is for. */
export type RegulatoryInterfaceId = 'main' | 'backup';

export interface RegulatoryInterface {
  readonly id: RegulatoryInterfaceId;
  readonly channels: readonly ChannelRow[];
}

/** Regulatory limits of a country for the radios of a device below 60 GHz. §3.regulatory-domain. */
export interface RegulatoryDomain {
  /** ISO 3166-1 number; the vendor's own numbers occur too. */
  readonly countryCode: number;
  readonly countryName: string;
  readonly interfaces: readonly RegulatoryInterface[];
}

/** The same at 60 GHz. Power in dBm, gain in dBi, frequencies in MHz. §3.regdomain-60. */
export interface RegulatoryDomain60 {
  readonly countryCode: number;
  readonly countryName: string;
  readonly channels: readonly ChannelRow[];
  /** Most power into the antenna. */
  readonly maxCondPower: number;
  readonly maxEirp: number;
  readonly maxAntGain: number;
  readonly minAntGain: number;
  readonly freqStart: number;
  readonly freqEnd: number;
}

/** The channels of one radio of a domain; none when the domain lacks the radio. */
export function rowsOf(domain: RegulatoryDomain, id: RegulatoryInterfaceId): readonly ChannelRow[] {
  return domain.interfaces.find(candidate => candidate.id === id)?.channels ?? [];
}

/** The channels of one width. */
export function rowsOfWidth(rows: readonly ChannelRow[], widthMhz: number): readonly ChannelRow[] {
  return isWithin(widthMhz, PHYSICAL.widthMhz) ? rows.filter(row => row.bw === widthMhz) : [];
}

/**
 * True if a domain stored in the session is still valid: it is that of the device's country. §4.
 */
export function isDomainOfCountry(domain: { readonly countryCode: number }, countryCode: number): boolean {
  return isCountryCode(countryCode) && domain.countryCode === countryCode;
}

/** The 60 GHz channels that lie wholly in the domain's frequency range, edges included. */
export function rowsInRange60(domain: RegulatoryDomain60): readonly ChannelRow[] {
  const range = { startMhz: domain.freqStart, endMhz: domain.freqEnd };
  return domain.channels.filter(row => spanContains(range, occupiedSpan(row.center, row.bw)));
}

/** Says when an antenna has more or less gain than the country asks of 60 GHz links; the bounds are allowed. */
export function antennaGain60Problem(
  gainDbi: number,
  { minAntGain: min, maxAntGain: max }: Pick<RegulatoryDomain60, 'minAntGain' | 'maxAntGain'>,
): Problem | undefined {
  if (isWithin(gainDbi, PHYSICAL.gainDbi) && isWithin(gainDbi, { min, max })) return undefined;
  return message('The antenna gain must be between {min} and {max} dBi.', { min, max });
}
