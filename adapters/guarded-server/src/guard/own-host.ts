import { isIP } from 'node:net';
import { hostname } from 'node:os';

const LOOPBACK = /^127(?:\.\d{1,3}){3}$/;
const LOCAL_NAME = /^(?:[a-z0-9-]+\.)?localhost$/;

/** True if an address can only be reached from this machine: 127.0.0.0/8. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.test(address);
}

/** True if a name resolves to this machine on every host. RFC 6761, 6.3. */
function isOnThisMachine(name: string): boolean {
  return isLoopback(name) || name === '::1' || name === '[::1]' || LOCAL_NAME.test(name);
}

/** The name without port in a `Host` header, in small letters; undefined when it is malformed. */
function nameInHost(host: string | undefined): string | undefined {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/.exec((host ?? '').toLowerCase());
  return match?.[1];
}

export interface HostRule {
  /** Address that the server listens on. */
  readonly bound: string;
  /** Further names from `--host`. */
  readonly names: readonly string[];
}

/**
 * True if a request for this host is meant for this server. A name that a foreign DNS assigned to our address
 * (DNS rebinding) is refused. On loopback only loopback's names pass; elsewhere addresses and this machine's
 * own name pass.
 */
export function isOwnHost(host: string | undefined, { bound, names }: HostRule): boolean {
  const name = nameInHost(host);
  if (name === undefined) return false;
  if (isOnThisMachine(name)) return true;
  if ([bound, ...names].some(own => own.toLowerCase() === name)) return true;
  if (isOnThisMachine(bound.toLowerCase())) return false;
  const machine = hostname().toLowerCase();
  return isIP(name.replace(/^\[|\]$/g, '')) !== 0 || name === machine || name === `${machine}.local`;
}

const HERE = '127.0.0.1';

/** Where a server listens, and the names that a request may have in `Host` beyond that address. */
export interface Hosts {
  readonly host: string;
  readonly names: readonly string[];
}

/** True if a text could only be an address, such as `300.1.1.1`: no name ends in a number. RFC 1123, 2.1. */
function looksLikeAddress(value: string): boolean {
  return /(?:^|\.)\d+$/.test(value);
}

/**
 * The values of `--host`: an address among them is listened on, else this machine's own; the others are names. Throws a
 * RangeError for what is neither.
 */
export function hostsOf(values: readonly string[]): Hosts {
  const malformed = values.find(
    value => isIP(value) === 0 && (nameInHost(value) !== value.toLowerCase() || looksLikeAddress(value)),
  );
  if (malformed !== undefined)
    throw new RangeError(`--host takes an address or a name; "${malformed}" is none.`);
  const [host = HERE, second] = values.filter(value => isIP(value) !== 0);
  if (second !== undefined)
    throw new RangeError(`--host takes one address to listen on; "${second}" is a second one.`);
  return { host, names: values.filter(value => isIP(value) === 0) };
}
