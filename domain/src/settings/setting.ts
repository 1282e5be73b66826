import type { ConfigChanges } from '../configuration/config-edit.ts';
import type { Message, Problem } from '../errors/message.ts';
import type { NumberRange } from '../units/physical-range.ts';
import type { SettingsContext } from './settings-context.ts';
import type { SettingsGroupOf, SettingsPage } from './settings-groups.ts';

/** Changes that settle a finding, offered beside it. */
export interface Repair {
  /** What the changes do, for a button. */
  readonly label: Message;
  readonly changes: ConfigChanges;
}

const PLACEHOLDER = /\{([a-z])\}/g;

/** The index names of a key pattern, in order: `['n', 'm']` of `netconf.{n}.alias.{m}.ip`. */
export function placeholdersOf(pattern: string): readonly string[] {
  return Array.from(pattern.matchAll(PLACEHOLDER), match => match[1] ?? '');
}

/** A pattern with its indexes put in: `netconf.{n}.mtu` and `[3]` give `netconf.3.mtu`. */
export function fillKey(pattern: string, indexes: readonly number[]): string {
  let next = 0;
  return pattern.replace(PLACEHOLDER, placeholder => {
    const index = indexes[next++];
    return index === undefined ? placeholder : String(index);
  });
}

/** Kind of value of a setting; determines the control of a form and the text of an explanation. */
export type SettingKind =
  | 'text'
  | 'secret'
  | 'integer'
  | 'decimal'
  | 'choice'
  | 'switch'
  | 'list'
  | 'ipv4'
  | 'netmask'
  | 'ipv6'
  | 'mac'
  | 'host'
  | 'port'
  | 'interface'
  | 'date';

/**
 * Audience of a setting: every user, the specialist, or none. An `internal` setting is kept as the device wrote it,
 * named in differences and checked, but is on no form.
 */
export type SettingLevel = 'basic' | 'advanced' | 'internal';

/**
 * Risk of applying a change, worst first. `locks-out`: the administrator may lose access, though the network stays.
 * `cuts-link`: the remote end must change too, or the link stays down. reading 101.
 * `cuts-management` of a setting says what a change of it may do; whether one does, `managementKeys` says.
 */
export const RISKS = [
  'cuts-management',
  'locks-out',
  'cuts-link',
  'restarts-network',
  'restarts-radio',
  'restarts-services',
  'none',
] as const;
export type Risk = (typeof RISKS)[number];

/** One value that may be chosen. The label is an English sentence key. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Lists that only the running device can give: a form asks its own source for them. */
export type ChoiceSource = 'antennas' | 'channels' | 'countries' | 'interfaces' | 'languages' | 'time-zones';

/** A fact computed from the rest of the configuration; `indexes` are the numbers in the key. */
export type InContext<T> = (context: SettingsContext, indexes: readonly number[]) => T;

/** A pure judgement of one value: a problem, or undefined. */
export type SettingRule = (
  value: string,
  context: SettingsContext,
  indexes: readonly number[],
) => Problem | undefined;

/**
 * Descriptor of one configurable item for forms, search, differences, bulk checks, the apply warning and the
 * documentation. Architecture, "Settings are data".
 */
export interface SettingDescriptor<Id extends string = string> {
  /** Stable name for code, such as `radio.channelWidth`. */
  readonly id: Id;
  /** Key in the configuration text; `{n}`, then `{m}`, are placeholders for an index: `netconf.{n}.mtu`. */
  readonly key: string;
  readonly kind: SettingKind;
  /** English words of numbers that stand for something else, by value: 0 for Auto. */
  readonly words?: Readonly<Record<string, string>>;
  /** Name in its place on a form, an English sentence key. */
  readonly label: string;
  /** Name of the entry of a list that it belongs to: `DNS server {n}`. */
  readonly subject?: string;
  /** Stand-alone name, with the placeholders of the key: `DNS server {n}: Address`. */
  readonly name: string;
  /** What the field does, and what to enter when in doubt; empty where it could only repeat the label. */
  readonly help: string;
  readonly page: SettingsPage;
  /** Heading on the page. */
  readonly group: SettingsGroupOf;
  readonly level: SettingLevel;
  readonly risk: Risk;
  /** Value that the device assumes when the key is missing, as it would be written. */
  readonly default?: string;
  /** Unit sign: `MHz`, `dBm`, `s`. */
  readonly unit?: string;
  /** True for a level that is written without its minus sign: `94` is −94 dBm. */
  readonly unsigned?: boolean;
  readonly range?: InContext<NumberRange>;
  readonly choices?: InContext<readonly Choice[]>;
  readonly source?: ChoiceSource;
  /** Values beyond `choices` exist on some firmware: they are noted, not refused. */
  readonly open?: boolean;
  /** Written values of a switch, on then off. */
  readonly states?: readonly [on: string, off: string];
  /** Longest text, in characters. */
  readonly maxLength?: number;
  /** True for a value that must not be shown. */
  readonly secret: boolean;
  /** True for a text that cannot begin or end with a space, such as an address with its mask length. */
  readonly stripped?: boolean;
  /** Description of accepted values, if it adds to kind, choices and range. */
  readonly allowed?: Message | InContext<Message>;
  /** Checks a value that is set; never called for the empty value. */
  readonly rule: SettingRule;
  /** Remarks on a value that passes the rule and may be meant: nothing is refused by it. */
  readonly warning?: SettingRule;
  /** True if a form shows it. */
  readonly visible: InContext<boolean>;
  /** True if it must have a value while its section is on. */
  readonly required: InContext<boolean>;
  /** Message used instead of the generic one when a required value is missing. */
  readonly requiredProblem?: Problem;
  /** Keys of the values that rule and warning judge with this one: a change of theirs is judged as one of its own. */
  readonly terms: readonly string[];
  /** What settles the problem or the remark of a held value; undefined where only a person can. */
  readonly repair?: InContext<Repair | undefined>;
  /** Keys that have to hold the same value, and are written with it. */
  readonly mirrors: readonly string[];
  /** Other words a person may search for. */
  readonly keywords: string;
}
