import { countryRules, countryRulesByAlpha2 } from '@radiolink/domain/radio';
import {
  ifSent,
  lines,
  type MappedValue,
  NO_CHANGES,
  numberAt,
  numberIn,
  onOff,
  type ReadLines,
  switchAt,
  textAt,
} from './mapped-value.ts';

const KEY = 'radio.countrycode';

function codeIn(read: ReadLines): number | undefined {
  return numberIn(read.get(KEY)) ?? numberIn(read.get('radio.1.countrycode'));
}

function withCode(code: number, read: ReadLines): ReturnType<MappedValue['write']> {
  const perRadio = [0, 1, 2].filter(index => read.get(`radio.${index}.countrycode`) !== undefined);
  return lines({
    [KEY]: String(code),
    ...Object.fromEntries(perRadio.map(index => [`radio.${index}.countrycode`, String(code)])),
  });
}

/** The country by its two letters, which lines hold as its number. */
const countryValue: MappedValue = {
  path: ['system', 'country'],
  read: read => {
    const code = codeIn(read);
    return code === undefined ? undefined : countryRules(code)?.alpha2;
  },
  write: (value, read) => {
    const code = typeof value === 'string' ? countryRulesByAlpha2(value)?.countryCode : undefined;
    return code === undefined ? NO_CHANGES : withCode(code, read);
  },
};

/** The country by its number, including countries without letters. */
const countryCodeValue: MappedValue = {
  path: ['system', 'countryCode'],
  read: codeIn,
  write: (value, read) =>
    typeof value === 'number' && Number.isInteger(value) ? withCode(value, read) : NO_CHANGES,
};

/** The object of `/system`, which a loaded configuration holds beside its own parts. */
export const SYSTEM_ROUTE = '/system';

/** `system` of the configuration object. */
export const SYSTEM_VALUES: readonly MappedValue[] = [
  textAt('system.hostname', 'resolv.host.1.name'),
  countryValue,
  countryCodeValue,
  textAt('system.timezone', 'system.timezone.name'),
  switchAt('system.analyticsEnabled', 'system.autosend_crash_reports'),
  ifSent(switchAt('system.bluetoothManagement', 'bluetooth.status')),
];

/** The location of the device, in either object. */
export function locationValues(object: string): readonly MappedValue[] {
  return [
    numberAt(`${object}.location.latitude`, 'system.latitude'),
    numberAt(`${object}.location.longitude`, 'system.longitude'),
    numberAt(`${object}.location.height`, 'system.height'),
  ];
}

/** The lines say when the LEDs are off. */
const leds: MappedValue = {
  path: [SYSTEM_ROUTE, 'ledsEnabled'],
  read: read => {
    const night = read.get('system.leds.nightmode');
    return night === undefined ? undefined : night !== 'enabled';
  },
  write: value =>
    typeof value === 'boolean' ? lines({ 'system.leds.nightmode': onOff(!value) }) : NO_CHANGES,
};

/** What `/system` has beyond the configuration object. */
export const SYSTEM_ROUTE_VALUES: readonly MappedValue[] = [
  ifSent(leds),
  ifSent(switchAt(`${SYSTEM_ROUTE}.resetButtonEnabled`, 'system.external.reset')),
];
