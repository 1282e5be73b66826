import { connect } from 'node:net';

/** Data received on a connection, and its end by the server. */
export interface RawAnswer {
  readonly text: string;
  readonly ended: boolean;
}

/** Writes bytes as they are, which no client library would, and reads until the server ends or nothing came for a while. */
export function sendRaw(
  port: number,
  parts: string | readonly (string | Buffer)[],
  { quietMs = 400 }: { readonly quietMs?: number } = {},
): Promise<RawAnswer> {
  return new Promise(resolve => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    let quiet = setTimeout(() => done(false), 5000);
    const done = (ended: boolean) => {
      clearTimeout(quiet);
      socket.destroy();
      resolve({ text, ended });
    };
    socket.on('connect', () => {
      for (const part of typeof parts === 'string' ? [parts] : parts) socket.write(part);
    });
    socket.on('data', data => {
      text += data.toString('latin1');
      clearTimeout(quiet);
      quiet = setTimeout(() => done(false), quietMs);
    });
    socket.on('error', () => done(true));
    socket.on('close', () => done(true));
  });
}

/** A request as text: its lines, a `Host` of this server, and what follows. */
export function rawRequest(port: number, line: string, headers: readonly string[] = [], body = ''): string {
  return `${[line, `Host: 127.0.0.1:${port}`, ...headers].join('\r\n')}\r\n\r\n${body}`;
}

/** The status of the first answer, and how many answers there are. */
export function statusesOf({ text }: RawAnswer): number[] {
  return [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(match => Number(match[1]));
}
