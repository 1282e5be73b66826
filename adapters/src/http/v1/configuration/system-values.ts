import { countryCodeValue, countryValue } from './country-value.ts';
import { type MappedValue, numberAt, switchAt, textAt } from './mapped-value.ts';

/** `system` of the configuration object. */
export const SYSTEM_VALUES: readonly MappedValue[] = [
  textAt('system.hostname', 'resolv.host.1.name'),
  countryValue,
  countryCodeValue,
  textAt('system.timezone', 'system.timezone.name'),
  switchAt('system.analyticsEnabled', 'system.autosend_crash_reports'),
  switchAt('system.bluetoothManagement', 'bluetooth.status'),
  numberAt('system.location.latitude', 'system.latitude'),
  numberAt('system.location.longitude', 'system.longitude'),
  numberAt('system.location.height', 'system.height'),
];
