import { isIP } from 'node:net';
import { nameInHost } from './own-host.ts';

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
