import { message, type Problem } from '../errors/message.ts';
import { checkIpv4, checkNonZeroIpv4, isIpv4 } from './ipv4.ts';
import { checkIpv6, isIpv6 } from './ipv6.ts';
import { inAscii } from '../text/ascii-text.ts';
import { codePoints, textOf } from '../text/code-points.ts';

const HOST_NAME_MAX_LENGTH = 253;
const LABEL = /^[a-z\d]([a-z\d-]{0,61}[a-z\d])?$/i;
/** A last label that a resolver would read as a number: then the whole is an odd spelling of an IPv4 address. */
const NUMERIC_LABEL = /^(\d+|0x[\da-f]*)$/i;

/**
 * True if a text is a host name: labels of letters, digits and inner hyphens, at most 63 each and 253 in all,
 * the last one not a number. An allow-list, so that no character with a meaning in a shell passes.
 */
export function isHostName(value: string): boolean {
  const name = textOf(value);
  const labels = name.split('.');
  return (
    codePoints(name) <= HOST_NAME_MAX_LENGTH &&
    labels.every(label => LABEL.test(label)) &&
    !NUMERIC_LABEL.test(labels.at(-1) ?? '')
  );
}

const IPV4_CHARACTERS = /^[\d./]+$/;
const IPV6_CHARACTERS = /^[\da-f.:/]+$/i;

/** Digits and dots, also with a prefix length: no name ends in a number. */
const isIpv4Attempt = (text: string): boolean => IPV4_CHARACTERS.test(text) && /\d/.test(text);

/** With one colon it is a host with its port. */
const isIpv6Attempt = (text: string): boolean =>
  IPV6_CHARACTERS.test(text) && text.indexOf(':') !== text.lastIndexOf(':');

/** What is wrong with a text that can only be meant as an address; undefined for any other text. */
export function checkMeantAddress(value: string): Problem | undefined {
  const text = textOf(value);
  if (isIpv4Attempt(text)) return checkIpv4(text);
  return isIpv6Attempt(text) ? checkIpv6(text) : undefined;
}

/** Host: a host name, an IPv4 address or an IPv6 address. */
export function checkHost(value: string): Problem | undefined {
  if (isHostName(value) || isIpv4(value) || isIpv6(value)) return undefined;
  const meant = checkMeantAddress(value);
  if (meant !== undefined) return meant;
  return message('Enter a hostname or an IP address: only letters, digits, dots, hyphens and colons.');
}

/**
 * Destination of a ping or a traceroute: a host that can answer. Strict on purpose, as devices have handed this text
 * to a shell: letters, digits, dot, hyphen and colon only, and never a hyphen first.
 */
export function checkProbeHost(value: string): Problem | undefined {
  return isIpv4(value) ? checkNonZeroIpv4(value) : checkHost(value);
}

/**
 * The host to send for a text that was typed or pasted: without spaces and invisible characters around it, and in ASCII where
 * that makes it a host, such as an address in the digits of another script. §5.form-inputs.
 */
export function typedHost(typed: string): string {
  const ascii = inAscii(typed);
  return checkHost(ascii) === undefined ? ascii : textOf(typed).trim();
}
