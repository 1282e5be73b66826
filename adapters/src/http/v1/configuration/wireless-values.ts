import type { ConfigChanges } from '@radiolink/domain/configuration';
import { at, isJsonObject, type JsonObject, withValueAt } from './json-place.ts';
import { lines, type MappedValue, NO_CHANGES, type ReadLines } from './mapped-value.ts';
import { type RadioEntry, radiosOfJson, radiosOfLines } from './radio-entry.ts';
import { radioValues } from './radio-values.ts';
import { changesOf } from './values.ts';

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
export function wirelessValues(json?: unknown): readonly MappedValue[] {
  return [...roles, interfaces(at(json, ['wireless', 'interfaces']))];
}
