import { message, type Problem } from '../errors/message.ts';
import { isIpv4 } from './ipv4.ts';
import { isIpv6 } from './ipv6.ts';
import { PORT_MAX } from './validators.ts';
import { textOf } from '../text/text.ts';

/** The parts of a controller key, e.g. `wss://host:443+KEY+allowUntrustedCertificate`. */
export interface CloudKey {
  readonly scheme: 'ws' | 'wss';
  /** Host name, IPv4 address, or IPv6 address without its brackets; lower case. */
  readonly host: string;
  readonly port?: number | undefined;
  /** With its leading slash. */
  readonly path?: string | undefined;
  /** The secret part; a bare address has none. */
  readonly key?: string | undefined;
  /** Validation of the controller's certificate, e.g. `allowSelfSignedCertificate`. */
  readonly flag?: string | undefined;
}

/** A URL reads such a host as an IPv4 address, however it is spelt. */
const ENDS_IN_NUMBER = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;

const CLOUD_KEY = new RegExp(
  [
    '^(?<scheme>wss?)://',
    String.raw`(?<host>[^\s:/?#@[\]\\<>^|%+]+|\[[\da-f:.]+\])`,
    String.raw`(?::(?<port>\d*))?`,
    String.raw`(?<path>[/?#][^\s+]*)?`,
    String.raw`(?:\+(?<key>[^\s+]+))?`,
    String.raw`(?:\+(?<flag>[^\s+]+))?$`,
  ].join(''),
  'i',
);

/**
 * Reads `ws|wss://host[:port][/path][+key[+flag]]`. Its own grammar: to a URL parser the key would belong to the port.
 * Hosts are as a URL has them, underscores included; all in digits and dots is an IPv4 address or nothing. Undefined
 * when the text is no ws or wss URL.
 */
export function parseCloudKey(value: string): CloudKey | undefined {
  const parts = CLOUD_KEY.exec(textOf(value))?.groups;
  if (parts === undefined) return undefined;
  const host = parts['host']?.replaceAll(/[[\]]/g, '').toLowerCase() ?? '';
  const inBrackets = parts['host']?.startsWith('[') ?? false;
  if (inBrackets ? !isIpv6(host) : ENDS_IN_NUMBER.test(host) && !isIpv4(host)) return undefined;
  const port = parts['port'] || undefined;
  if (port !== undefined && Number(port) > PORT_MAX) return undefined;
  return {
    scheme: parts['scheme']?.toLowerCase() === 'ws' ? 'ws' : 'wss',
    host,
    port: port === undefined ? undefined : Number(port),
    path: parts['path'],
    key: parts['key'],
    flag: parts['flag'],
  };
}

/** Controller key: must be a ws or wss URL. §5; reading 23. */
export function checkCloudKey(value: string): Problem | undefined {
  if (parseCloudKey(value) !== undefined) return undefined;
  return message('Enter a key that begins with {insecure} or {secure}, as the controller shows it.', {
    insecure: 'ws://',
    secure: 'wss://',
  });
}

/** A remark on a controller key that passes and lacks what such a key usually carries. reading 23. */
export function cloudKeyRemark(value: string): Problem | undefined {
  const parts = parseCloudKey(value);
  if (parts === undefined || (parts.port !== undefined && parts.key !== undefined)) return undefined;
  return message('A controller key usually carries a port and a key: {example}.', {
    example: 'wss://host:443+key',
  });
}
