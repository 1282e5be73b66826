import { message, type Problem } from '../errors/message.ts';
import { textOf } from '../text/text.ts';

const NORMAL_MAC = /^(?:[\dA-F]{2}:){5}[\dA-F]{2}$/;

const MAC = /^[\da-f]{2}(:[\da-f]{2}){5}$/i;

/** The address of no device: an interface without one, such as that of PPP, has it. */
export const NO_MAC = '00:00:00:00:00:00';

/** MAC address: six hexadecimal pairs with colons between. §5.general-validators. */
export function checkMac(value: string): Problem | undefined {
  if (MAC.test(textOf(value))) return undefined;
  return message(
    'Enter a MAC address: six pairs of hexadecimal digits separated by colons, such as {example}.',
    {
      example: '24:A4:3C:11:22:33',
    },
  );
}

/** A MAC address in the form this program keeps, upper case with colons, from any usual spelling; else undefined. */
export function normalMac(value: string): string | undefined {
  const text = textOf(value);
  // Most are in this form already, and a status may have hundreds of them each second.
  if (NORMAL_MAC.test(text)) return text;
  const digits = text.replaceAll(/[:.-]/g, '').toUpperCase();
  if (!/^[\dA-F]{12}$/.test(digits)) return undefined;
  return digits.match(/../g)?.join(':');
}
