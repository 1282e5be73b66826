import { type ConfigChanges, ConfigText } from '@radiolink/domain/configuration';
import { at, type JsonObject, mergeJson, withValueAt } from './json-place.ts';
import type { MappedValue, ReadLines } from './mapped-value.ts';
import { NETWORK_VALUES } from './network-values.ts';
import { portValues } from './port-values.ts';
import { withRepeatedLines } from './repeated-lines.ts';
import { SERVICE_VALUES } from './service-values.ts';
import { locationValues, SYSTEM_ROUTE, SYSTEM_ROUTE_VALUES, SYSTEM_VALUES } from './system-values.ts';
import { changesOf, jsonOf } from './values.ts';
import { wirelessValues } from './wireless-values.ts';

/**
 * The single mapping between the lines of a configuration and the objects of `/system/airos/configuration`,
 * `/services`, `/system` and `/interfaces`: what a device has by what it sent. A location that only `/system`
 * tells is written there.
 */
export function configurationValues(json?: unknown): readonly MappedValue[] {
  const isElsewhere =
    at(json, ['system', 'location']) === undefined && at(json, [SYSTEM_ROUTE, 'location']) !== undefined;
  return [
    ...SYSTEM_VALUES,
    ...NETWORK_VALUES,
    ...wirelessValues(json),
    ...locationValues(isElsewhere ? SYSTEM_ROUTE : 'system'),
    ...SYSTEM_ROUTE_VALUES,
    ...portValues(json),
  ].filter(({ onlyIfSent, path }) => onlyIfSent !== true || at(json, path) !== undefined);
}

/** The objects that lines say. @param sent by the device: its parts are those of it */
export function configurationJson(read: ReadLines, sent?: unknown): JsonObject {
  return withValueAt(jsonOf(configurationValues(sent), read), ['services'], jsonOf(SERVICE_VALUES, read));
}

/** The lines that a configuration object, or a part of one, changes. Any JSON is taken; what is not known changes nothing. */
export function configurationChanges(json: unknown, read: ReadLines): ConfigChanges {
  const changes = changesOf(configurationValues(json), json, read);
  const services = typeof json === 'object' && json !== null ? Reflect.get(json, 'services') : undefined;
  const soFar: ReadLines = { get: key => (changes.has(key) ? changes.get(key) : read.get(key)) };
  return new Map([...changes, ...serviceChanges(services, soFar)]);
}

/** The lines that a services object, or a part of one, changes. */
export function serviceChanges(json: unknown, read: ReadLines): ConfigChanges {
  return changesOf(SERVICE_VALUES, json, read);
}

/** A device's configuration object as the text that the rest of the program works on, laid over what `below` holds. */
export function configurationText(json: unknown, below: ConfigText = SKELETON): ConfigText {
  const edit = below.edit(configurationChanges(json, below));
  return withRepeatedLines(edit.ok ? edit.config : below);
}

/**
 * A configuration object overlaid with the values of a text, so that unmapped places stay as the device sent
 * them.
 */
export function configurationWith(json: JsonObject, config: ConfigText): JsonObject {
  const laid = mergeJson(json, configurationJson(config, json));
  return typeof laid === 'object' && laid !== null ? { ...laid } : json;
}

/** Lines of every text configuration that no object contains. */
const SKELETON = ConfigText.parse(
  [
    'netmode=bridge',
    'netconf.status=enabled',
    'netconf.1.devname=eth0',
    'netconf.1.status=enabled',
    'netconf.3.devname=br0',
    'netconf.3.status=enabled',
    'netconf.3.role=mlan',
    'radio.status=enabled',
    'dhcpc.status=disabled',
    'syslog.status=enabled',
    'resolv.host.1.status=enabled',
    '',
  ].join('\n'),
);
