import { isEnabledWhenMissing } from '../configuration/tunable-section.ts';
import { textOf } from '../text/code-points.ts';
import { all, always, type Condition, mainRadio, never } from './conditions.ts';
import { fillKey } from './key-pattern.ts';
import { KIND_RULES } from './kind-rule.ts';
import { withCharacter } from './normalized-value.ts';
import type { InContext, SettingDescriptor, SettingKind, SettingRule } from './setting.ts';
import { withUnseen } from './rules/unseen-characters.ts';
import type { SettingOptions, SettingsGroup } from './setting-options.ts';

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
