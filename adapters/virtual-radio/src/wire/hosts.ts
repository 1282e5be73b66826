import { isIpv4 } from '@radiolink/domain/network';

const LONGEST_NAME = 253;
const LABEL = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;
const IPV6_TEXT = /^[\da-f:.]+$/i;
/** A last label of these would make the name an odd spelling of an address. */
const NUMBER = /^(?:\d+|0x[\da-f]*)$/i;
/** Addresses at which no host answers. */
const NO_HOSTS: ReadonlySet<string> = new Set(['0.0.0.0', '255.255.255.255']);

function isName(text: string): boolean {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  return text.length <= LONGEST_NAME && labels.every(label => LABEL.test(label)) && !NUMBER.test(last);
}

function isIpv6(text: string): boolean {
  return text.includes(':') && IPV6_TEXT.test(text) && URL.canParse(`http://[${text}]/`);
}

/** True if a text is a host name or an address. */
export function isHost(text: string): boolean {
  return isIpv4(text) || isIpv6(text) || isName(text);
}

/** True if a text is a host that could answer a probe. */
export function isProbeHost(text: string): boolean {
  return isHost(text) && !NO_HOSTS.has(text);
}
