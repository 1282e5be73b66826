import type { IncomingMessage } from 'node:http';
import { type Irregularity, irregularity } from './framing.ts';

const KEY = /^[A-Za-z0-9+/]{22}==$/;

/** Why an upgrade is refused, or undefined: only a regular opening handshake of a WebSocket passes. RFC 6455, 4.2.1. */
export function upgradeIrregularity(request: IncomingMessage): Irregularity | undefined {
  const { method, headers, httpVersion } = request;
  const isHandshake =
    method === 'GET' &&
    httpVersion === '1.1' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    KEY.test(headers['sec-websocket-key'] ?? '');
  if (!isHandshake) return { status: 400, reason: 'Only a WebSocket can be opened.' };
  return irregularity(request);
}
