import { connect } from 'node:net';

const TIME_OUT_MS = 2000;
const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** True if a server accepts a connection at an address; nothing is sent to it. reading 8. */
export function answersOverTcp(url: string): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url);
  return new Promise(resolve => {
    const socket = connect({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (PORTS[protocol] ?? 80),
    });
    const answered = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.setTimeout(TIME_OUT_MS, () => answered(false));
    socket.once('connect', () => answered(true));
    socket.once('error', () => answered(false));
  });
}
