import { valueProblem } from '../configuration/config-rules.ts';
import { message, type Problem } from '../errors/message.ts';
import { checkHostIpv4, checkHostIpv6, checkHostMac, checkOneHost } from '../network/host-address.ts';
import { checkNetmask } from '../network/netmask.ts';
import { checkPort } from '../network/port.ts';
import { codePoints } from '../text/code-points.ts';
import { oneOf, switchState } from './rules/choice.ts';
import { checkInterfaceName } from './rules/interface-name.ts';
import { decimalWithin, wholeNumber, wholeNumberWithin } from './rules/number.ts';
import type { SettingDescriptor, SettingKind, SettingRule } from './setting.ts';

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
export const KIND_RULES: Readonly<Record<SettingKind, (facts: RuleFacts) => SettingRule>> = {
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
