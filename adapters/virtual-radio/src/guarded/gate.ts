import type { IncomingMessage } from 'node:http';
import type { Refusal } from './answer/refuse.ts';
import { irregularity, type Irregularity } from './guard/framing.ts';
import { isOwnHost, type HostRule } from './guard/own-host.ts';
import { comesFromPage, hasOwnOrigin } from './guard/own-origin.ts';
import { pageOf } from './guard/page.ts';
import { requestPath } from './request-path.ts';

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

const FOREIGN: Refusal = { status: 403, reason: 'The request comes from the page of another site.' };

function unknownHost({ bound }: HostRule): Refusal {
  return {
    status: 421,
    reason: `This server listens on ${bound} and does not answer to the name in this address. Start it with --host NAME to add a name.`,
  };
}

/** Checks of every request before any handler, files included. */
export function refusalOf(request: IncomingMessage, rule: HostRule): Refusal | undefined {
  const irregular = irregularity(request);
  if (irregular !== undefined) return irregular;
  if (requestPath(request.url) === undefined) return { status: 400, reason: 'The address is not a path.' };
  if (!isOwnHost(request.headers.host, rule)) return unknownHost(rule);
  return hasOwnOrigin(request.headers, pageOf(request)) ? undefined : FOREIGN;
}

/** Checks of a request to the device. */
export function refusalOfCall(request: IncomingMessage): Refusal | undefined {
  return comesFromPage(request.headers, pageOf(request)) ? undefined : FOREIGN;
}

/** Checks of a connection that requests an upgrade to a WebSocket. */
export function refusalOfUpgrade(request: IncomingMessage, rule: HostRule): Refusal | undefined {
  return upgradeIrregularity(request) ?? refusalOf(request, rule) ?? refusalOfCall(request);
}
