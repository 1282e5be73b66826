import { countryCodeValue, countryValue } from './country-value.ts';
import {
  ifSent,
  lines,
  type MappedValue,
  NO_CHANGES,
  numberAt,
  onOff,
  switchAt,
  textAt,
} from './mapped-value.ts';

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
