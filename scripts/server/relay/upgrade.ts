import type { ClientRequest } from 'node:http';
import type { Duplex } from 'node:stream';

function rawHead(status: number, text: string, rawHeaders: readonly string[]): string {
  const lines = [`HTTP/1.1 ${status} ${text}`];
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}

/** Joins the browser's socket to the device's once the device agrees to switch protocols; else passes on its refusal. */
export function passUpgrade(upstream: ClientRequest, protocol: string, socket: Duplex, head: Buffer): void {
  upstream.setHeader('connection', 'Upgrade');
  upstream.setHeader('upgrade', protocol);
  upstream.on('upgrade', (answer, remote, remoteHead) => {
    socket.write(rawHead(101, 'Switching Protocols', answer.rawHeaders));
    if (remoteHead.length > 0) socket.write(remoteHead);
    if (head.length > 0) remote.write(head);
    remote.on('error', () => socket.destroy());
    remote.on('close', () => socket.destroy());
    socket.on('close', () => remote.destroy());
    remote.pipe(socket).pipe(remote);
  });
  upstream.on('response', answer => {
    answer.resume();
    socket.end(rawHead(answer.statusCode ?? 502, answer.statusMessage ?? '', ['connection', 'close']));
  });
  upstream.on('error', () => socket.destroy());
  socket.on('error', () => upstream.destroy());
  upstream.end();
}
