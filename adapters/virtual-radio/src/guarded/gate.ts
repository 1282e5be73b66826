import type { IncomingMessage } from 'node:http';
import type { Refusal } from './answer/refuse.ts';
import { irregularity } from './guard/framing.ts';
import { type HostRule, isOwnHost } from './guard/own-host.ts';
import { comesFromPage, hasOwnOrigin } from './guard/own-origin.ts';
import { pageOf } from './guard/page.ts';
import { upgradeIrregularity } from './guard/upgrade-request.ts';
import { requestPath } from './request-path.ts';

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
