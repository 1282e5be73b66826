import { checkHost } from '../network/host.ts';
import { checkIpv4 } from '../network/ipv4.ts';
import { checkIpv6 } from '../network/ipv6.ts';
import { checkMac } from '../network/mac.ts';
import { checkNetmask } from '../network/netmask.ts';
import { checkPort } from '../network/port.ts';
import { oneOf, switchState } from './rules/choice.ts';
import { checkInterfaceName } from './rules/interface-name.ts';
import { decimalWithin, wholeNumber, wholeNumberWithin } from './rules/number.ts';
import { plainText } from './rules/plain-text.ts';
import { checkTimestamp } from './rules/timestamp.ts';
import type { NumberRange } from './number-range.ts';
import type { Choice, InContext, SettingKind, SettingRule } from './setting.ts';

/** The facts of a setting that its kind's rule builds on. */
interface RuleFacts {
  readonly range?: InContext<NumberRange>;
  readonly choices?: InContext<readonly Choice[]>;
  readonly states?: readonly [on: string, off: string];
  readonly open: boolean;
  readonly maxLength: number | undefined;
}

const text = ({ maxLength }: RuleFacts): SettingRule => plainText(maxLength);

const RULES: Readonly<Record<SettingKind, (facts: RuleFacts) => SettingRule>> = {
  text,
  secret: text,
  list: text,
  integer: ({ range }) => (range ? wholeNumberWithin(range) : wholeNumber),
  decimal: ({ range }) => decimalWithin(range ?? (() => ({ min: -Infinity, max: Infinity }))),
  choice: ({ choices, open }) => (choices && !open ? oneOf(choices) : plainText()),
  switch: ({ states }) => switchState(states ?? ['enabled', 'disabled']),
  ipv4: () => checkIpv4,
  netmask: () => checkNetmask,
  ipv6: () => checkIpv6,
  mac: () => checkMac,
  host: () => checkHost,
  port: () => checkPort,
  interface: () => checkInterfaceName,
  date: () => checkTimestamp,
};

/** The default rule of a kind of value. */
export function kindRule(kind: SettingKind, facts: RuleFacts): SettingRule {
  return RULES[kind](facts);
}
