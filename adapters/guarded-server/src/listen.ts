import type { Server } from 'node:net';

const TRIES = 20;

/** Listens on exactly this address and port, or rejects. */
export function listenOnce(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Why this machine does not listen there, in words; undefined for any other error. */
function listenProblem(code: unknown, host: string, port: number): string | undefined {
  if (code === 'EADDRNOTAVAIL') return `${host} is no address of this machine (${code}).`;
  if (code === 'EACCES')
    return `This user may not listen on port ${port} of ${host} (${code}). Give one with --port.`;
  return undefined;
}

/** Listens on the port, or on the next free one, telling which was busy. Resolves to the port in use; throws a RangeError when the address or the port cannot be had. */
export async function listen(
  server: Server,
  host: string,
  port: number,
  tell: (line: string) => void,
): Promise<number> {
  for (let tried = port; tried < port + TRIES && tried <= 65_535; tried += 1) {
    try {
      await listenOnce(server, host, tried);
      const address = server.address();
      return typeof address === 'object' && address !== null ? address.port : tried;
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error)) throw error;
      const problem = listenProblem(error.code, host, tried);
      if (problem !== undefined) throw new RangeError(problem, { cause: error });
      if (error.code !== 'EADDRINUSE') throw error;
      tell(`Port ${tried} is in use by another program; trying ${tried + 1}.`);
    }
  }
  throw new RangeError(`No free port from ${port} to ${port + TRIES - 1}. Give one with --port.`);
}
