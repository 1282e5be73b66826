import { UsageError } from '../usage-error.ts';

const LAST_PORT = 65_535;

/** Where a server listens. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/**
 * Reads `--listen`: a name or address and a port, an IPv6 address in brackets.
 *
 * @param example What the failure names.
 * @throws UsageError
 */
export function listenAddress(text: string, example: string): ListenAddress {
  const [, bracketed, plain, port = ''] = /^(?:\[([^[\]]+)\]|([^:[\]]+)):(\d{1,5})$/.exec(text) ?? [];
  const host = bracketed ?? plain;
  if (host === undefined || Number(port) > LAST_PORT)
    throw new UsageError(`--listen takes an address and a port, such as ${example}; "${text}" is none.`);
  return { host, port: Number(port) };
}
