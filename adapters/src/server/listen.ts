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

/** Listens on the port, or on the next free one, telling which was busy. Resolves to the port in use. */
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
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') throw error;
      tell(`Port ${tried} is in use by another program; trying ${tried + 1}.`);
    }
  }
  throw new Error(`No free port from ${port} to ${port + TRIES - 1}. Give one with --port.`);
}
