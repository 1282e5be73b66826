import type { ConfigChanges } from '../../configuration/config-edit.ts';

/** A time zone as the device stores it, and under the name that the versioned API uses. */
export interface TimeZone {
  /** POSIX form with its rule of daylight saving: `EET-2EEST,M3.5.0/3,M10.5.0/4`. */
  readonly posix: string;
  /** IANA name: `Europe/Athens`. */
  readonly name: string;
}

/**
 * One city for each rule of the IANA data, 2025b: zones of the same rule show the same clock. West to east, then by city. The
 * rule of Casablanca and of Gaza lacks the weeks of Ramadan, which no POSIX rule can say.
 */
const ZONES_WITH_NAMES: Readonly<Record<string, string>> = {
  'Pacific/Niue': '<-11>11',
  'Pacific/Pago_Pago': 'SST11',
  'America/Adak': 'HST10HDT,M3.2.0,M11.1.0',
  'Pacific/Honolulu': 'HST10',
  'Pacific/Tahiti': '<-10>10',
  'Pacific/Marquesas': '<-0930>9:30',
  'America/Anchorage': 'AKST9AKDT,M3.2.0,M11.1.0',
  'Pacific/Gambier': '<-09>9',
  'America/Los_Angeles': 'PST8PDT,M3.2.0,M11.1.0',
  'Pacific/Pitcairn': '<-08>8',
  'America/Denver': 'MST7MDT,M3.2.0,M11.1.0',
  'America/Phoenix': 'MST7',
  'America/Chicago': 'CST6CDT,M3.2.0,M11.1.0',
  'Pacific/Easter': '<-06>6<-05>,M9.1.6/22,M4.1.6/22',
  'Pacific/Galapagos': '<-06>6',
  'America/Mexico_City': 'CST6',
  'America/Bogota': '<-05>5',
  'America/Havana': 'CST5CDT,M3.2.0/0,M11.1.0/1',
  'America/New_York': 'EST5EDT,M3.2.0,M11.1.0',
  'America/Panama': 'EST5',
  'America/Caracas': '<-04>4',
  'America/Halifax': 'AST4ADT,M3.2.0,M11.1.0',
  'America/Puerto_Rico': 'AST4',
  'America/Santiago': '<-04>4<-03>,M9.1.6/24,M4.1.6/24',
  'America/St_Johns': 'NST3:30NDT,M3.2.0,M11.1.0',
  'America/Miquelon': '<-03>3<-02>,M3.2.0,M11.1.0',
  'America/Sao_Paulo': '<-03>3',
  'America/Noronha': '<-02>2',
  'America/Nuuk': '<-02>2<-01>,M3.5.0/-1,M10.5.0/0',
  'Atlantic/Azores': '<-01>1<+00>,M3.5.0/0,M10.5.0/1',
  'Atlantic/Cape_Verde': '<-01>1',
  'Africa/Abidjan': 'GMT0',
  'Europe/Dublin': 'IST-1GMT0,M10.5.0,M3.5.0/1',
  'Europe/Lisbon': 'WET0WEST,M3.5.0/1,M10.5.0',
  'Europe/London': 'GMT0BST,M3.5.0/1,M10.5.0',
  'Antarctica/Troll': '<+00>0<+02>-2,M3.5.0/1,M10.5.0/3',
  'Etc/UTC': 'GMT',
  'Africa/Algiers': 'CET-1',
  'Europe/Berlin': 'CET-1CEST,M3.5.0,M10.5.0/3',
  'Africa/Casablanca': '<+01>-1',
  'Africa/Lagos': 'WAT-1',
  'Europe/Athens': 'EET-2EEST,M3.5.0/3,M10.5.0/4',
  'Asia/Beirut': 'EET-2EEST,M3.5.0/0,M10.5.0/0',
  'Africa/Cairo': 'EET-2EEST,M4.5.5/0,M10.5.4/24',
  'Europe/Chisinau': 'EET-2EEST,M3.5.0,M10.5.0/3',
  'Asia/Gaza': 'EET-2EEST,M3.4.4/50,M10.4.4/50',
  'Asia/Jerusalem': 'IST-2IDT,M3.4.4/26,M10.5.0',
  'Africa/Johannesburg': 'SAST-2',
  'Africa/Maputo': 'CAT-2',
  'Africa/Tripoli': 'EET-2',
  'Europe/Istanbul': '<+03>-3',
  'Europe/Moscow': 'MSK-3',
  'Africa/Nairobi': 'EAT-3',
  'Asia/Tehran': '<+0330>-3:30',
  'Asia/Dubai': '<+04>-4',
  'Asia/Kabul': '<+0430>-4:30',
  'Asia/Almaty': '<+05>-5',
  'Asia/Karachi': 'PKT-5',
  'Asia/Colombo': '<+0530>-5:30',
  'Asia/Kolkata': 'IST-5:30',
  'Asia/Kathmandu': '<+0545>-5:45',
  'Asia/Dhaka': '<+06>-6',
  'Asia/Yangon': '<+0630>-6:30',
  'Asia/Bangkok': '<+07>-7',
  'Asia/Jakarta': 'WIB-7',
  'Asia/Hong_Kong': 'HKT-8',
  'Asia/Makassar': 'WITA-8',
  'Asia/Manila': 'PST-8',
  'Australia/Perth': 'AWST-8',
  'Asia/Shanghai': 'CST-8',
  'Asia/Singapore': '<+08>-8',
  'Australia/Eucla': '<+0845>-8:45',
  'Asia/Jayapura': 'WIT-9',
  'Asia/Seoul': 'KST-9',
  'Asia/Tokyo': 'JST-9',
  'Asia/Yakutsk': '<+09>-9',
  'Australia/Adelaide': 'ACST-9:30ACDT,M10.1.0,M4.1.0/3',
  'Australia/Darwin': 'ACST-9:30',
  'Australia/Brisbane': 'AEST-10',
  'Pacific/Guam': 'ChST-10',
  'Pacific/Port_Moresby': '<+10>-10',
  'Australia/Sydney': 'AEST-10AEDT,M10.1.0,M4.1.0/3',
  'Australia/Lord_Howe': '<+1030>-10:30<+11>-11,M10.1.0,M4.1.0',
  'Pacific/Norfolk': '<+11>-11<+12>,M10.1.0,M4.1.0/3',
  'Pacific/Noumea': '<+11>-11',
  'Pacific/Auckland': 'NZST-12NZDT,M9.5.0,M4.1.0/3',
  'Pacific/Fiji': '<+12>-12',
  'Pacific/Chatham': '<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45',
  'Pacific/Tongatapu': '<+13>-13',
  'Pacific/Kiritimati': '<+14>-14',
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
