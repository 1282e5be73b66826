import { type ReadLines, lines, type MappedValue, NO_CHANGES } from './mapped-value.ts';
import { sameStructure } from '@radiolink/application/status/share-structure';
import { type ConfigChanges, ConfigText } from '@radiolink/domain/configuration';
import { findSetting, settingEdit } from '@radiolink/domain/settings';
import { at, isJsonObject, type JsonObject, mergeJson, withValueAt } from './json-place.ts';
import { NETWORK_VALUES } from './network-values.ts';
import { portValues } from './port-values.ts';
import { type RadioEntry, radiosOfJson, radiosOfLines } from './radio-entry.ts';
import { radioValues } from './radio-values.ts';
import { SERVICE_VALUES } from './service-values.ts';
import { locationValues, SYSTEM_ROUTE, SYSTEM_ROUTE_VALUES, SYSTEM_VALUES } from './system-values.ts';

/** A 5 GHz radio keeps its key in other lines as a station than as an access point. */
const MODE_5GHZ = /^radio\.[1-9]\.mode$/;
const MODES = ['master', 'managed'] as const;

/**
 * The lines that the configuration object is a projection of: those that a versioned device can report and
 * store. They are the lines that the mapping itself reads, for each role that a radio may get.
 * @param sent the objects that the device sent: parts that not every device has are there by them
 */
export function carriedKeys(read: ReadLines, sent?: unknown): ReadonlySet<string> {
  const looked = new Set<string>();
  for (const mode of MODES) {
    const asked: ReadLines = {
      get: key => {
        looked.add(key);
        return MODE_5GHZ.test(key) && read.get(key) !== undefined ? mode : read.get(key);
      },
    };
    configurationJson(asked, sent);
  }
  return looked;
}

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

/**
 * The text with the lines that repeat another one in a section in use, as an edit would write them. The
 * object holds each value once: without these lines an edited text would never equal the one that the device
 * returns afterwards.
 */
function withRepeatedLines(config: ConfigText): ConfigText {
  const entries = config.entries();
  const missing = new Map<string, string>();
  for (const [key, value] of entries) {
    const found = findSetting(key);
    if (found === undefined) continue;
    for (const [line, repeated] of settingEdit(found.descriptor, value, entries, found.indexes)) {
      if (!entries.has(line)) missing.set(line, repeated);
    }
  }
  const edit = config.edit(missing);
  return edit.ok ? edit.config : config;
}

/** The radios, each by its `id`. A radio that the lines do not have yet is added to them. */
function interfaces(sent: unknown): MappedValue {
  return {
    path: ['wireless', 'interfaces'],
    read: read => {
      const radios = radiosOfLines(read);
      return radios.length === 0 ? undefined : radios.map(radio => jsonOfRadio(radio, read, sent));
    },
    write: (value, read) => {
      if (!Array.isArray(value)) return NO_CHANGES;
      const entries = value.filter(isJsonObject);
      const known = radiosOfLines(read);
      const radios = radiosOfJson(entries).map(radio => known.find(({ id }) => id === radio.id) ?? radio);
      return new Map(
        radios.flatMap((radio, place) => [
          ...added(radio, read),
          ...changesOf(radioValues(radio), entries[place], read),
        ]),
      );
    },
  };
}

function jsonOfRadio(radio: RadioEntry, read: ReadLines, sent?: unknown): JsonObject {
  const entry = Array.isArray(sent) ? sent.find(one => at(one, ['id']) === radio.id) : undefined;
  return radioValues(radio, entry).reduce<JsonObject>(
    (json, { path, read: valueIn }) => {
      const value = valueIn(read);
      return value === undefined ? json : withValueAt(json, path, value);
    },
    { id: radio.id },
  );
}

function added({ index, devname }: RadioEntry, read: ReadLines): ConfigChanges {
  if (read.get(`radio.${index}.devname`) !== undefined) return NO_CHANGES;
  return lines({
    [`radio.${index}.devname`]: devname,
    ...(index > 0 && { [`wireless.${index}.devname`]: devname, 'wireless.status': 'enabled' }),
  });
}

/** The roles of the whole device, which follow from those of its main radio. */
const roles: readonly MappedValue[] = [
  {
    path: ['wireless', 'mode'],
    read: read => mainRole(read, 'apMode', ['ap', 'sta']),
    write: () => NO_CHANGES,
  },
  {
    path: ['wireless', 'netMode'],
    read: read => mainRole(read, 'ptpMode', ['ptp', 'ptmp']),
    write: () => NO_CHANGES,
  },
];

function mainRole(read: ReadLines, name: string, [yes, no]: readonly [string, string]): string | undefined {
  const [main] = radiosOfLines(read);
  if (main === undefined) return undefined;
  return at(jsonOfRadio(main, read), [name]) === true ? yes : no;
}

/** `wireless` of the configuration object. @param json the objects that the device sent */
function wirelessValues(json?: unknown): readonly MappedValue[] {
  return [...roles, interfaces(at(json, ['wireless', 'interfaces']))];
}

/** The object that lines say. */
function jsonOf(values: readonly MappedValue[], read: ReadLines): JsonObject {
  return values.reduce<JsonObject>((json, value) => {
    const found = value.read(read);
    return found === undefined ? json : withValueAt(json, value.path, found);
  }, {});
}

/**
 * The lines that an object changes: a place that it does not have, and one that says what the lines say already, change
 * none. A part of an object is laid over what the lines say.
 */
function changesOf(values: readonly MappedValue[], json: unknown, read: ReadLines): ConfigChanges {
  const changes = new Map<string, string | undefined>();
  const soFar: ReadLines = { get: key => (changes.has(key) ? changes.get(key) : read.get(key)) };
  for (const value of values) {
    const reported = at(json, value.path);
    if (reported === undefined) continue;
    const now = value.read(soFar);
    const wanted = isJsonObject(now) || Array.isArray(now) ? mergeJson(now, reported) : reported;
    if (sameStructure(wanted, now)) continue;
    for (const [key, line] of value.write(wanted, soFar)) {
      if (soFar.get(key) !== line) changes.set(key, line);
    }
  }
  return changes;
}
