import { once } from 'node:events';
import type { Server } from 'node:http';
import { UsageError } from '../failure.ts';

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

/** Why a server cannot listen, by the code of Node's error. */
const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there',
  EADDRNOTAVAIL: 'it is no address of this computer',
  EACCES: 'permission is denied',
  ENOTFOUND: 'there is no address for the name',
};

/** Has a server listen. @throws UsageError where it cannot listen there */
export async function listening(server: Server, { host, port }: ListenAddress): Promise<void> {
  server.listen(port, host);
  try {
    // Rejects with an error of the server.
    await once(server, 'listening');
  } catch (reason) {
    const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
    if (REASONS[code] === undefined) throw reason;
    throw new UsageError(`--listen ${host}:${port}: ${REASONS[code]} (${code}).`);
  }
}
