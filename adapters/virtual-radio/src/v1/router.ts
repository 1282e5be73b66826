import { Hono } from 'hono';
import type { Powered, Timed } from '../aspects.ts';
import type { Radio } from '../radio.ts';
import type { Session } from '../sessions/session.ts';
import { badRequest, unauthorized, v1Error, v1NotFound, v1PermissionDenied } from './answers.ts';
import { type Batch, V1_BASE, type V1Call, type V1Exchange } from './exchange.ts';
import { answerWhenNews } from './long-poll.ts';
import { readRequest } from './read-request.ts';

/** Context of the router in addition to the request. */
export interface V1CallerFacts {
  readonly address: string;
  readonly batch?: Batch | undefined;
}

/** Header that carries the token. §v1.rules. */
export const TOKEN_HEADER = 'x-auth-token';
/** Time after a boot during which some routes are not ready. §v1.rules. */
const WARM_UP_SECONDS = 20;

type Router = Hono<{ Bindings: V1CallerFacts }>;

/** Routes requests below `/api/v1.0`, with the rules of token, role and readiness before each call. */
export function createV1Router(radio: Radio, calls: readonly V1Call[]): Router {
  const router: Router = new Hono<{ Bindings: V1CallerFacts }>();
  for (const path of new Set(calls.map(call => call.path))) {
    const here = calls.filter(call => call.path === path);
    router.all(V1_BASE + path.replaceAll(/\{(\w+)\}/g, ':$1'), async context => {
      const request = context.req.raw;
      const { address, batch } = context.env;
      const call = here.find(candidate => candidate.method === methodOf(request));
      const session = sessionOf(radio, request);
      if (session === undefined && here.every(candidate => candidate.access === 'session'))
        return unauthorized();
      if (call === undefined) return badRequest('Request is not supported');
      if (call.access === 'session' && session === undefined) return unauthorized();
      const refusal = refusalOf(radio, call, session);
      if (refusal) return refusal;
      if (call.access === 'session' && batch === undefined) radio.control.reached();
      const content = await readRequest(request);
      if (content === 'too-large') return v1Error(413, 'The upload is too large');
      if (content === 'malformed') return badRequest('Malformed request');
      const exchange: V1Exchange = {
        radio,
        request,
        query: new URL(request.url).searchParams,
        params: context.req.param() as Record<string, string>,
        ...content,
        address,
        batch,
        ask: async (inner, inside) => router.fetch(inner, { address, batch: inside }),
      };
      return answerWhenNews(exchange, () => answerOf(call, exchange, session));
    });
  }
  router.notFound(() => v1NotFound());
  router.onError(() => v1Error(500, 'Internal error'));
  return router;
}

function answerOf(
  call: V1Call,
  exchange: V1Exchange,
  session: Session | undefined,
): Response | Promise<Response> {
  if (call.access === 'open') return call.answer(exchange);
  return session === undefined ? unauthorized() : call.answer({ ...exchange, session });
}

function refusalOf(radio: Powered & Timed, call: V1Call, session: Session | undefined): Response | undefined {
  const forFullUsers = call.access === 'session' && (call.fullUserOnly ?? call.method !== 'GET');
  if (forFullUsers && session?.user.readOnly) return v1PermissionDenied();
  if (call.needsWarmUp && radio.power.secondsSinceUp(radio.clock.now()) < WARM_UP_SECONDS)
    return v1Error(503, 'Not ready yet');
  return undefined;
}

function methodOf(request: Request): string {
  return request.method === 'HEAD' ? 'GET' : request.method;
}

function sessionOf(radio: Radio, request: Request): Session | undefined {
  const token = request.headers.get(TOKEN_HEADER);
  return token === null ? undefined : radio.sessions.useToken(token);
}
