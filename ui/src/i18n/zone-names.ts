import { type Choice, TIME_ZONES } from '@radiolink/domain/settings';
import { numberLocale } from '@radiolink/domain/units';

/** Hours west and east of Greenwich with a clock of their own. */
const WEST_HOURS = 12;
const EAST_HOURS = 14;

const partOf = (language: string, timeZone: string, timeZoneName: 'longGeneric' | 'longOffset'): string => {
  const format = new Intl.DateTimeFormat(numberLocale(language), { timeZone, timeZoneName });
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
};

/** `Berlin: Central European Time (GMT+01:00)`, the time in the language of the reader. */
function zoneLabel(name: string, language: string): string {
  if (name === 'Etc/UTC') return 'UTC';
  const city = name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
  return `${city}: ${partOf(language, name, 'longGeneric')} (${partOf(language, name, 'longOffset')})`;
}

/** `GMT+5` of POSIX is five hours west. */
function fixedZones(): readonly Choice[] {
  return Array.from({ length: WEST_HOURS + EAST_HOURS + 1 }, (_, place) => place - WEST_HOURS)
    .filter(east => east !== 0)
    .map(east => ({
      value: `GMT${east < 0 ? '+' : '-'}${Math.abs(east)}`,
      label: `UTC${east < 0 ? '\u2212' : '+'}${String(Math.abs(east)).padStart(2, '0')}:00`,
    }));
}

/** The name of a time zone by its rule; undefined for one that is not offered. */
export function zoneName(rule: string, language: string): string | undefined {
  const zone = TIME_ZONES.find(({ posix }) => posix === rule);
  return zone === undefined
    ? fixedZones().find(({ value }) => value === rule)?.label
    : zoneLabel(zone.name, language);
}

/** The time zones by their rule, and the whole hours without daylight saving. */
export function zoneChoices(language: string): readonly Choice[] {
  return [
    ...TIME_ZONES.map(({ posix, name }) => ({ value: posix, label: zoneLabel(name, language) })),
    ...fixedZones(),
  ];
}
