import { message, type Problem } from '../errors/message.ts';
import { checkCidr } from '../network/ipv4.ts';
import { unseenCharacter } from '../text/text.ts';
import type { NumberRange } from '../units/physical-range.ts';
import type { Choice, InContext, SettingDescriptor, SettingRule } from './setting.ts';

/** One of the offered values, exactly. */
export function oneOf(choices: InContext<readonly Choice[]>): SettingRule {
  return (value, context, indexes) => {
    const offered = choices(context, indexes);
    if (offered.some(choice => choice.value === value)) return undefined;
    return message('Select one of: {choices}.', {
      choices: offered.map(choice => choice.value).join(', '),
    });
  };
}

/** One of the two values in which a switch is written. */
export function switchState([on, off]: readonly [on: string, off: string]): SettingRule {
  return value => (value === on || value === off ? undefined : message('Use {on} or {off}.', { on, off }));
}

const WHOLE = /^-?\d{1,15}$/;
const DECIMAL = /^-?\d{1,15}(\.\d{1,15})?$/;

/** A whole number, which may be negative. */
export function wholeNumber(value: string): Problem | undefined {
  return WHOLE.test(value) ? undefined : message('Enter a whole number.');
}

/** A whole number in a range that may depend on the rest of the configuration. */
export function wholeNumberWithin(range: InContext<NumberRange>): SettingRule {
  return (value, context, indexes) => {
    const limits = range(context, indexes);
    return WHOLE.test(value) && isWithin(Number(value), limits)
      ? undefined
      : message('Enter a whole number from {min} to {max}.', { ...limits });
  };
}

/** Whole numbers from `min` to `max`, both allowed. */
export function integerBetween(min: number, max: number): SettingRule {
  return wholeNumberWithin(() => ({ min, max }));
}

/** A number with or without decimals, in a range. */
export function decimalWithin(range: InContext<NumberRange>): SettingRule {
  return (value, context, indexes) => {
    const limits = range(context, indexes);
    if (DECIMAL.test(value) && isWithin(Number(value), limits)) return undefined;
    return Number.isFinite(limits.min)
      ? message('Enter a number from {min} to {max}.', { ...limits })
      : message('Enter a number.');
  };
}

function isWithin(number: number, { min, max }: NumberRange): boolean {
  return number >= min && number <= max;
}

/** Names of network interfaces have at most 15 characters on these devices; `ppp+` matches every PPP interface. */
const INTERFACE_NAME = /^(?=.{1,15}$)[a-z][a-z0-9_-]*(\.\d{1,4})?\+?$/i;

/** The name of a network interface as the device spells it: `eth0`, `br1`, `eth0.10`, `ppp+`. */
export function checkInterfaceName(value: string): Problem | undefined {
  if (INTERFACE_NAME.test(value)) return undefined;
  return message('Enter the name of an interface such as {example}.', { example: 'eth0' });
}

const SPACE_AT_END = /^\p{Zs}|\p{Zs}$/u;

/**
 * Remarks on a name that looks like another one: a space at its ends, or a character that is not seen. Both may be meant,
 * since a device at the remote end may have them. Nothing is said of what a secret holds. §5.form-inputs.
 */
const remarkOnUnseen: SettingRule = value => {
  const character = unseenCharacter(value);
  if (character !== undefined) return message('Contains the invisible character {character}.', { character });
  return SPACE_AT_END.test(value) ? message('Begins or ends with a space.') : undefined;
};

/** The remarks of a setting: its own, and for a text that is kept as typed those on what is not seen in it. */
export function withUnseen(
  { kind, stripped }: Pick<SettingDescriptor, 'kind' | 'stripped'>,
  own: SettingRule | undefined,
): SettingRule | undefined {
  if (kind !== 'text' || stripped === true) return own;
  return (value, context, indexes) =>
    own?.(value, context, indexes) ?? remarkOnUnseen(value, context, indexes);
}

/** IEEE 802.11i: a passphrase of 8 to 63 printable ASCII characters, or the key itself as 64 hexadecimal digits. */
const WPA_PASSPHRASE_MIN = 8;
const WPA_PASSPHRASE_MAX = 63;

const PASSPHRASE = /^[\x20-\x7e]*$/;
const HEXADECIMAL_KEY = /^[\da-f]{64}$/i;

/** WPA2 pre-shared key. The text never appears in the problem. */
export function checkWpaKey(value: string): Problem | undefined {
  if (HEXADECIMAL_KEY.test(value)) return undefined;
  const rightLength = value.length >= WPA_PASSPHRASE_MIN && value.length <= WPA_PASSPHRASE_MAX;
  if (rightLength && PASSPHRASE.test(value)) return undefined;
  return message('Use {min} to {max} plain ASCII characters, or exactly {digits} hexadecimal digits.', {
    min: WPA_PASSPHRASE_MIN,
    max: WPA_PASSPHRASE_MAX,
    digits: 64,
  });
}

const LANGUAGE = /^[a-z]{2,3}([_-][A-Za-z0-9]{2,8}){0,2}$/;

/** A language as the device names it: `en_US`, `pt_BR`, `de`. */
export function checkLanguage(value: string): Problem | undefined {
  if (LANGUAGE.test(value)) return undefined;
  return message('Enter a language code such as {example}.', { example: 'en_US' });
}

/** More characters than any zone needs; a longer value is refused unread. */
const MAX_LENGTH = 128;
// Bounded: two names of any length side by side would be tried at every place between them.
const NAME = '(?:[A-Za-z]{3,10}|<[A-Za-z0-9+-]{3,10}>)';
const CLOCK = String.raw`[+-]?\d{1,3}(?::\d{1,2}){0,2}`;
const DAY = String.raw`(?:M\d{1,2}\.\d\.\d|J?\d{1,3})(?:/${CLOCK})?`;
const TIME_ZONE = new RegExp(`^${NAME}(?:${CLOCK})?(?:${NAME}(?:${CLOCK})?(?:,${DAY},${DAY})?)?$`);

/** A time zone in POSIX form: `GMT+12`, `EET-2EEST,M3.5.0/3,M10.5.0/4`. */
export function checkTimeZone(value: string): Problem | undefined {
  if (value.length <= MAX_LENGTH && TIME_ZONE.test(value)) return undefined;
  return message('Enter a time zone in POSIX form such as {example}.', { example: 'GMT+12' });
}

const IANA_NAME = /^[A-Z][A-Za-z0-9_+-]{0,31}(?:\/[A-Za-z0-9_+-]{1,32}){0,2}$/;

/** A time zone by its IANA name: `Etc/UTC`, `America/Argentina/Buenos_Aires`. */
export function checkZoneName(value: string): Problem | undefined {
  if (IANA_NAME.test(value)) return undefined;
  return message('Enter the name of a time zone such as {example}.', { example: 'Europe/Athens' });
}

/** What every field has in common that takes an IPv4 address, with a prefix length or without. */
export const addressOrNetwork = { rule: checkCidr, stripped: true } as const;
