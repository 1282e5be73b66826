import type { ConfigChanges } from '../../configuration/config-edit.ts';

/** A time zone as the device stores it, and under the name that the versioned interface uses. */
export interface TimeZone {
  /** POSIX form with its rule of daylight saving: `EET-2EEST,M3.5.0/3,M10.5.0/4`. */
  readonly posix: string;
  /** IANA name: `Europe/Athens`. */
  readonly name: string;
}

/** One zone for each rule in use, west to east: zones of the same rule show the same clock. IANA data 2025b. */
const ZONES_WITH_NAMES: Readonly<Record<string, string>> = {
  'Pacific/Honolulu': 'HST10',
  'America/Anchorage': 'AKST9AKDT,M3.2.0,M11.1.0',
  'America/Los_Angeles': 'PST8PDT,M3.2.0,M11.1.0',
  'America/Denver': 'MST7MDT,M3.2.0,M11.1.0',
  'America/Phoenix': 'MST7',
  'America/Chicago': 'CST6CDT,M3.2.0,M11.1.0',
  'America/Mexico_City': 'CST6',
  'America/New_York': 'EST5EDT,M3.2.0,M11.1.0',
  'America/Bogota': '<-05>5',
  'America/Halifax': 'AST4ADT,M3.2.0,M11.1.0',
  'America/Puerto_Rico': 'AST4',
  'America/Caracas': '<-04>4',
  'America/Santiago': '<-04>4<-03>,M9.1.6/24,M4.1.6/24',
  'America/St_Johns': 'NST3:30NDT,M3.2.0,M11.1.0',
  'America/Sao_Paulo': '<-03>3',
  'Etc/UTC': 'GMT',
  'Europe/London': 'GMT0BST,M3.5.0/1,M10.5.0',
  'Europe/Lisbon': 'WET0WEST,M3.5.0/1,M10.5.0',
  'Europe/Berlin': 'CET-1CEST,M3.5.0,M10.5.0/3',
  'Africa/Lagos': 'WAT-1',
  'Europe/Athens': 'EET-2EEST,M3.5.0/3,M10.5.0/4',
  'Africa/Johannesburg': 'SAST-2',
  'Europe/Moscow': 'MSK-3',
  'Europe/Istanbul': '<+03>-3',
  'Africa/Nairobi': 'EAT-3',
  'Asia/Tehran': '<+0330>-3:30',
  'Asia/Dubai': '<+04>-4',
  'Asia/Kabul': '<+0430>-4:30',
  'Asia/Karachi': 'PKT-5',
  'Asia/Kolkata': 'IST-5:30',
  'Asia/Kathmandu': '<+0545>-5:45',
  'Asia/Dhaka': '<+06>-6',
  'Asia/Yangon': '<+0630>-6:30',
  'Asia/Bangkok': '<+07>-7',
  'Asia/Jakarta': 'WIB-7',
  'Asia/Shanghai': 'CST-8',
  'Asia/Singapore': '<+08>-8',
  'Asia/Manila': 'PST-8',
  'Australia/Perth': 'AWST-8',
  'Asia/Tokyo': 'JST-9',
  'Asia/Seoul': 'KST-9',
  'Australia/Darwin': 'ACST-9:30',
  'Australia/Adelaide': 'ACST-9:30ACDT,M10.1.0,M4.1.0/3',
  'Australia/Brisbane': 'AEST-10',
  'Australia/Sydney': 'AEST-10AEDT,M10.1.0,M4.1.0/3',
  'Pacific/Auckland': 'NZST-12NZDT,M9.5.0,M4.1.0/3',
};

/** The zones that a page offers. */
export const TIME_ZONES: readonly TimeZone[] = Object.entries(ZONES_WITH_NAMES).map(([name, posix]) => ({
  posix,
  name,
}));

const ZONE = 'system.timezone';
const NAME = 'system.timezone.name';

/** The name of the zone, where the device stores one. §config.services. */
export function withTimeZone(value: string, values: ReadonlyMap<string, string>): ConfigChanges {
  const named = TIME_ZONES.find(({ posix }) => posix === value)?.name ?? value;
  return values.has(NAME) && values.has(ZONE) ? new Map([[NAME, named]]) : new Map();
}
