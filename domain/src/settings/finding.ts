import { type Message, message, type Problem } from '../errors/message.ts';
import { inEnglish } from './english.ts';
import { findSetting } from './find-setting.ts';
import { nameOfSetting } from './setting-name.ts';
import type { Repair, SettingDescriptor, SettingKind } from './setting.ts';
import type { SettingsContext } from './settings-context.ts';
import type { NumberRange } from '../units/physical-range.ts';

/** The largest number of 32 bits: the size of a store, no limit that anybody has to know. */
const LARGEST_STORED = 2 ** 32 - 1;

/** Description of a kind of value, unless the setting is more specific. */
const BY_KIND: Readonly<Partial<Record<SettingKind, Message>>> = {
  integer: message('A whole number'),
  decimal: message('A number'),
  ipv4: message('An IPv4 address such as {example}', { example: '192.168.1.20' }),
  netmask: message('A netmask such as {example}', { example: '255.255.255.0' }),
  ipv6: message('An IPv6 address such as {example}', { example: '2001:db8::1' }),
  mac: message('A MAC address such as {example}', { example: '24:A4:3C:11:22:33' }),
  host: message('A hostname or an IP address'),
  port: message('A port from {min} to {max}', { min: 1, max: 65_535 }),
  interface: message('An interface such as {example}', { example: 'eth0' }),
  date: message('A date and time such as {example}', { example: '202503180000' }),
};

/** Description of the values that a setting accepts; undefined for free text. */
export function allowedOf(
  descriptor: SettingDescriptor,
  context: SettingsContext,
  indexes: readonly number[],
): Message | undefined {
  const own = ownWords(descriptor, context, indexes);
  if (own !== undefined) return own;
  const { states, maxLength } = descriptor;
  const offered = descriptor.choices?.(context, indexes);
  if (offered !== undefined) {
    return message('One of: {choices}', { choices: offered.map(({ value }) => value).join(', ') });
  }
  if (states !== undefined) return message('{on} or {off}', { on: states[0], off: states[1] });
  const limits = descriptor.range?.(context, indexes);
  if (limits !== undefined) return rangeWords(descriptor, limits);
  if (maxLength !== undefined) return message('At most {length} characters', { length: maxLength });
  return BY_KIND[descriptor.kind];
}

/** The limits of a value that is typed, for the form that asks for it; undefined where its kind says all. */
export function limitsOf(
  descriptor: SettingDescriptor,
  context: SettingsContext,
  indexes: readonly number[],
): Message | undefined {
  const words = ownWords(descriptor, context, indexes);
  if (words !== undefined) return words;
  const limits = descriptor.range?.(context, indexes);
  if (limits === undefined || limits.max >= LARGEST_STORED) return undefined;
  const { min, max } = limits;
  // The form shows the sign that is not written.
  return rangeWords(descriptor, descriptor.unsigned === true ? { min: 0 - max, max: 0 - min } : limits);
}

function ownWords(
  { allowed }: SettingDescriptor,
  context: SettingsContext,
  indexes: readonly number[],
): Message | undefined {
  return typeof allowed === 'function' ? allowed(context, indexes) : allowed;
}

function rangeWords({ unit }: SettingDescriptor, limits: NumberRange): Message {
  if (limits.min === limits.max) {
    const value = limits.min;
    return unit === undefined
      ? message('Only {value}', { value })
      : message('Only {value} {unit}', { value, unit });
  }
  return unit === undefined
    ? message('From {min} to {max}', { ...limits })
    : message('From {min} to {max} {unit}', { ...limits, unit });
}

/** Finding about one key of a configuration. */
export interface Finding {
  readonly key: string;
  /** The setting's name in English, with its indexes. */
  readonly label: string;
  /** The same name to be translated. */
  readonly name: Message;
  readonly problem: Problem;
  /** Values that the setting accepts. */
  readonly allowed?: Message;
  /** A `note` is harmless at present: its section is off, or only the device can decide. */
  readonly severity: Severity;
  /** Keys of the values that it judges together with this one. */
  readonly terms?: readonly string[];
  /** Changes that settle it; undefined where only a person can. */
  readonly repair?: Repair;
}

export type Severity = 'error' | 'note';

interface FindingOptions {
  readonly terms?: readonly string[] | undefined;
  readonly repair?: Repair | undefined;
}

/** A problem of a key, named and with what is allowed. */
export function finding(
  key: string,
  problem: Problem,
  severity: Severity,
  context: SettingsContext,
  { terms = [], repair }: FindingOptions = {},
): Finding {
  const found = findSetting(key);
  const name = found ? nameOfSetting(found, other => context.values.get(other)) : message(key);
  const allowed = found && allowedOf(found.descriptor, context, found.indexes);
  return {
    key,
    label: inEnglish(name),
    name,
    problem,
    ...(allowed && { allowed }),
    severity,
    ...(terms.length > 0 && { terms }),
    ...(repair && { repair }),
  };
}
