import { message, type Problem } from '../errors/message.ts';
import { textOf } from '../text/text.ts';
import { sectionOf } from './config-model.ts';
import { ConfigText } from './config-text.ts';
import { isTooLarge, MAX_CONFIGURATION_KIBIBYTES } from './written-text.ts';

/** First part of every key that devices are known to write. */
export const KNOWN_SECTIONS: ReadonlySet<string> = new Set(
  `aaa airview ame bluetooth bridge dhcp6c dhcp6d dhcpc dhcpd discovery dyndns ebtables gui httpd igmpproxy ip6tables
  iptables netconf netmode ntpclient ppp pppoe-relay pwdog radio resolv route snmp sshd syslog system telnetd tshaper
  unms update upnpd users vlan wireless wpasupplicant`.split(/\s+/),
);

/** Mandatory sections of a whole configuration of any device: if one is missing, the file is incomplete. */
export const ESSENTIAL_SECTIONS: readonly string[] = [
  'netconf',
  'netmode',
  'radio',
  'resolv',
  'system',
  'users',
];

/** Keys of other programs' files are rarely named like a device's: below this share it is another file. */
const LEAST_KNOWN_SHARE = 0.5;

/**
 * Characters that no configuration contains; U+FFFD replaces bytes that are not valid UTF-8. Tab, line feed and
 * return are text.
 */
const isBinaryCharacter = (code: number): boolean =>
  (code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127 || code === 0xfffd;

/** How a gzip file begins; the second byte is no text in UTF-8. */
// oxlint-disable-next-line no-control-regex -- its first byte
const GZIP = /^\u001f(?:\u008b|\ufffd)/;

const MAX_BINARY_CHARACTERS = 8;

/**
 * The first reason why a text cannot be a configuration: empty, too large, binary, or another kind of file. A
 * partial configuration passes. §2.first-setup.
 */
export function fileProblem(file: string): Problem | undefined {
  const text = textOf(file);
  if (text.replace(/^\uFEFF/, '').trim() === '') return message('The file is empty.');
  if (isTooLarge(text)) {
    return message('The file is larger than {limit} KiB.', { limit: MAX_CONFIGURATION_KIBIBYTES });
  }
  if (GZIP.test(text))
    return message('The file is a gzip archive from a device that supports only the versioned API.');
  if (isBinary(text)) return message('The file is not a text file.');
  return isOfAnotherKind(text) ? message('The file is not a device configuration.') : undefined;
}

/**
 * Reasons against restoring a text as the whole configuration of a device: problems of `fileProblem`, lines
 * that the device would refuse, and missing mandatory sections. A truncated file is missing sections.
 */
export function backupProblems(file: string): readonly Problem[] {
  const text = textOf(file);
  const problem = fileProblem(text);
  if (problem) return [problem];
  const config = ConfigText.parse(text);
  const invalid = config
    .invalidLines()
    .map(({ number }) => message('Line {line} is not in key=value format.', { line: number }));
  const present = new Set([...config.keys()].map(sectionOf));
  const missing = ESSENTIAL_SECTIONS.filter(name => !present.has(name));
  if (missing.length === 0) return invalid;
  const sections = missing.join(', ');
  return [...invalid, message('The file is incomplete. Missing: {sections}.', { sections })];
}

function isBinary(text: string): boolean {
  let found = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) === 0) return true;
    if (isBinaryCharacter(text.charCodeAt(at))) found += 1;
    if (found > MAX_BINARY_CHARACTERS) return true;
  }
  return false;
}

function isOfAnotherKind(text: string): boolean {
  const config = ConfigText.parse(text);
  const known = [...config.keys()].filter(key => KNOWN_SECTIONS.has(sectionOf(key))).length;
  const others = config.size - known + config.invalidLines().length;
  return known === 0 || known / (known + others) < LEAST_KNOWN_SHARE;
}
