import type { Radio } from '../../radio.ts';
import { Unreachable } from '../../faults/inject-fault.ts';
import { jsonAnswer } from '../../wire/answers.ts';
import { v1Error, wrongField } from '../answers.ts';
import { entryOf, objectIn, textIn } from '../body.ts';
import { type V1Call, v1SessionCall } from '../exchange.ts';
import { TOKEN_HEADER } from '../router.ts';

/** Hosts that the simulated device reaches: the manufacturer's update server. */
const UPDATE_HOSTS: ReadonlySet<string> = new Set([
  'fw-update.ui.com',
  'fw-update.ubnt.com',
  'downloads.example.net',
]);
const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']);
const STATUS_HEADER = 'x-proxy-status';
/** Headers of the remote answer that pass: a cookie of it would be taken for one of this device. */
const PASSED_ON = ['content-type', TOKEN_HEADER, 'retry-after'];

/**
 * POST /tools/proxy/https — nothing leaves this program: update checks get a canned answer, and the radios at the other ends
 * of the links answer themselves. §v1.other-tools.
 */
const proxyHttps = v1SessionCall('POST', '/tools/proxy/https', ({ radio, body }) => {
  const address = textIn(body, 'url');
  if (address === undefined || address === '') return wrongField('url', 'url is required');
  if (!URL.canParse(address) || new URL(address).protocol !== 'https:')
    return wrongField('url', 'An https address');
  const method = textIn(body, 'method') ?? 'GET';
  if (!METHODS.has(method)) return wrongField('method', 'A method of HTTP');
  const url = new URL(address);
  return UPDATE_HOSTS.has(url.hostname) ? updateAnswer(radio) : remoteAnswer(radio, url, method, body);
});

function updateAnswer(radio: Radio): Response {
  const version = radio.firmware.offered?.version ?? radio.firmware.running;
  const answer = jsonAnswer({
    _embedded: {
      firmware: [
        {
          channel: 'release',
          product: radio.profile.board.model,
          version,
          created: '2026-08-11T06:36:00Z',
          _links: { data: { href: `https://downloads.example.net/firmware/${version}.bin` } },
        },
      ],
    },
  });
  answer.headers.set(STATUS_HEADER, '200');
  return answer;
}

async function remoteAnswer(radio: Radio, url: URL, method: string, body: unknown): Promise<Response> {
  const remoteEnd = url.port === '' ? radio.remoteEnds?.at(url.hostname) : undefined;
  if (remoteEnd === undefined) return v1Error(500, 'Cannot reach the host');
  const content = method === 'GET' || method === 'HEAD' ? undefined : textIn(body, 'body');
  const request = new Request(url, {
    method,
    headers: headersOf(body),
    ...(content !== undefined && { body: content }),
  });
  try {
    const remote = await remoteEnd.fetch(request, { address: radio.managementAddress });
    const answer = new Response(await remote.arrayBuffer());
    for (const name of PASSED_ON) {
      const value = remote.headers.get(name);
      if (value !== null) answer.headers.set(name, value);
    }
    answer.headers.set(STATUS_HEADER, String(remote.status));
    return answer;
  } catch (reason) {
    if (reason instanceof Unreachable) return v1Error(500, 'Cannot reach the host');
    throw reason;
  }
}

/** The headers that the caller wants sent; those that are none are left out. */
function headersOf(body: unknown): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(objectIn(entryOf(body, 'headers')))) {
    if (typeof value !== 'string') continue;
    try {
      headers.set(name, value);
    } catch {
      // No name of a header.
    }
  }
  return headers;
}

export const proxyCalls: readonly V1Call[] = [proxyHttps];
