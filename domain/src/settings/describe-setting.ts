import { valueProblem } from '../configuration/config-edit.ts';
import { isEnabledWhenMissing } from '../configuration/section.ts';
import { message, type Problem } from '../errors/message.ts';
import { checkHostIpv4, checkHostIpv6, checkHostMac, checkOneHost } from '../network/host.ts';
import { checkNetmask } from '../network/netmask.ts';
import { checkPort } from '../network/validators.ts';
import { codePoints, textOf } from '../text/text.ts';
import type { NumberRange } from '../units/physical-range.ts';
import { all, always, type Condition, mainRadio, never } from './conditions.ts';
import { withCharacter } from './normalized-value.ts';
import {
  checkInterfaceName,
  decimalWithin,
  oneOf,
  switchState,
  wholeNumber,
  wholeNumberWithin,
  withUnseen,
} from './rules.ts';
import {
  type Choice,
  fillKey,
  type InContext,
  type Risk,
  type SettingDescriptor,
  type SettingKind,
  type SettingLevel,
  type SettingRule,
} from './setting.ts';
import type { SettingsPlace } from './settings-groups.ts';

/** Common options of the settings of one group. */
export type SettingsGroup = SettingsPlace & {
  readonly risk: Risk;
  /** `basic` unless said. */
  readonly level?: SettingLevel;
  /** Put before the label to form the stand-alone name: `DNS server {n}`. */
  readonly subject?: string;
  readonly visible?: Condition;
};

type SaidElsewhere = 'id' | 'key' | 'kind' | 'label' | 'help' | 'subject' | 'page' | 'range' | 'choices';

/** Options of one setting beyond those of its group. A rule is used instead of that of the kind. */
export interface SettingOptions extends Partial<Omit<SettingDescriptor, SaidElsewhere>> {
  readonly range?: NumberRange | InContext<NumberRange>;
  readonly choices?: readonly Choice[] | InContext<readonly Choice[]>;
}

interface SettingWords<Id extends string> {
  readonly id: Id;
  readonly key: string;
  readonly label: string;
  readonly help: string;
}

/** Puts together what a group, a kind and one setting say. */
export function describeSetting<const Id extends string>(
  group: SettingsGroup,
  kind: SettingKind,
  words: SettingWords<Id>,
  options: SettingOptions,
): SettingDescriptor<Id> {
  const { range, choices, warning, rule, ...own } = options;
  const facts = {
    ...own,
    ...(range && { range: inContext(range) }),
    ...(choices && { choices: inContext(choices) }),
  };
  const remark = withUnseen({ kind, ...own }, warning);
  const assumed = own.default ?? assumedFlag(words.key, own.states);
  return {
    name: standaloneName(group.subject, words.label),
    level: 'basic',
    secret: false,
    required: never,
    terms: [],
    mirrors: [],
    keywords: '',
    ...group,
    ...words,
    ...facts,
    ...(assumed !== undefined && { default: assumed }),
    ...(remark && { warning: aboutText(remark) }),
    kind,
    rule: namingCharacter(kind, aboutText(rule ?? KIND_RULES[kind](facts))),
    visible: withItsRadio(words.key, own.visible ?? group.visible ?? always),
  };
}

/** A rule that meets what is no text as the empty text: a caller without types gets an answer, never an exception. */
function aboutText(rule: SettingRule): SettingRule {
  return (value, context, indexes) => rule(textOf(value), context, indexes);
}

/** A rule that names what cannot be read, such as an Arabic digit in a file: most look like the right ones. */
function namingCharacter(kind: SettingKind, rule: SettingRule): SettingRule {
  return (value, context, indexes) => {
    const problem = rule(value, context, indexes);
    return problem && withCharacter(problem, kind, textOf(value));
  };
}

/** Value that the device assumes for a missing `X.status`, or for the `up` of a port. §config.text. */
function assumedFlag(pattern: string, states: SettingOptions['states']): string | undefined {
  const on = isEnabledWhenMissing(fillKey(pattern, [1, 1]));
  return on || pattern.endsWith('.status') ? states?.[on ? 0 : 1] : undefined;
}

/** A device without main radio shows none of its settings. */
function withItsRadio(key: string, visible: Condition): Condition {
  return key.startsWith('radio.1.') ? all(mainRadio, visible) : visible;
}

function inContext<T extends object>(fact: T | InContext<T>): InContext<T> {
  return typeof fact === 'function' ? fact : () => fact;
}

/** `DNS server {n}` and `Address` give `DNS server {n}: Address`: the English of the two parts that a page translates. */
export function standaloneName(subject: string | undefined, label: string): string {
  return subject === undefined ? label : `${subject}: ${label}`;
}

const TIMESTAMP = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})$/;

/** A start-up date as the device writes it, YYYYMMDDHHMM, of a day that exists. */
export function checkTimestamp(value: string): Problem | undefined {
  const match = TIMESTAMP.exec(value);
  const [year = 0, month = 0, day = 0, hour = 24, minute = 60] = match?.slice(1).map(Number) ?? [];
  if (hour < 24 && minute < 60 && isDay(year, month, day)) return undefined;
  return message('Enter a valid date and time as YYYYMMDDhhmm, such as {example}.', {
    example: '202503180000',
  });
}

function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

const CONTROL_CHARACTER = /\p{Cc}/u;

/** Text of one line without control characters, of at most `maxLength` characters when that is given. */
export function plainText(maxLength?: number): SettingRule {
  return value => {
    if (maxLength !== undefined && codePoints(value) > maxLength) {
      return message('Use at most {length} characters.', { length: maxLength });
    }
    const problem = valueProblem(value);
    if (problem !== undefined) return problem;
    return CONTROL_CHARACTER.test(value) ? message('Control characters are not allowed.') : undefined;
  };
}

/** The facts of a setting that its kind's rule builds on. */
type RuleFacts = Pick<SettingDescriptor, 'range' | 'choices' | 'states' | 'open' | 'maxLength'>;

const text = ({ maxLength }: RuleFacts): SettingRule => plainText(maxLength);

/** The default rule of each kind of value. */
const KIND_RULES: Readonly<Record<SettingKind, (facts: RuleFacts) => SettingRule>> = {
  text,
  secret: text,
  list: text,
  integer: ({ range }) => (range ? wholeNumberWithin(range) : wholeNumber),
  decimal: ({ range }) => decimalWithin(range ?? (() => ({ min: -Infinity, max: Infinity }))),
  choice: ({ choices, open }) => (choices && !open ? oneOf(choices) : plainText()),
  switch: ({ states }) => switchState(states ?? ['enabled', 'disabled']),
  ipv4: () => checkHostIpv4,
  netmask: () => checkNetmask,
  ipv6: () => checkHostIpv6,
  mac: () => checkHostMac,
  host: () => checkOneHost,
  port: () => checkPort,
  interface: () => checkInterfaceName,
  date: () => checkTimestamp,
};
