import { Hono } from 'hono';
import type { Powered, Timed } from '../aspects.ts';
import type { Radio } from '../radio.ts';
import type { Session } from '../sessions/sessions.ts';
import { badRequest, unauthorized, v1Error, v1NotFound, v1PermissionDenied } from './answers.ts';
import { type Batch, V1_BASE, type V1Call, type V1Exchange } from './exchange.ts';

/** Content of a request: a body, and a file when it was an upload. */
interface RequestContent {
  readonly body: unknown;
  readonly file: File | undefined;
}

/** Why a request cannot be read. */
type UnreadableRequest = 'malformed' | 'too-large';

/** Uploads may be this large. §v1.rules. */
const LARGEST_UPLOAD_BYTES = 64 * 1024 * 1024;
const NOTHING: RequestContent = { body: {}, file: undefined };

/** Reads a JSON body, a form or an upload. Nothing at all is an empty body. §v1.rules. */
export async function readRequest(request: Request): Promise<RequestContent | UnreadableRequest> {
  if (request.method === 'GET' || request.method === 'HEAD') return NOTHING;
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_UPLOAD_BYTES) return 'too-large';
  const type = request.headers.get('content-type') ?? '';
  try {
    if (type.includes('multipart/form-data')) return await readUpload(request);
    const text = await request.text();
    if (text.length > LARGEST_UPLOAD_BYTES) return 'too-large';
    if (text.trim() === '') return NOTHING;
    const body: unknown = type.includes('urlencoded')
      ? Object.fromEntries(new URLSearchParams(text))
      : JSON.parse(text);
    return { body: body ?? {}, file: undefined };
  } catch {
    return 'malformed';
  }
}

async function readUpload(request: Request): Promise<RequestContent | UnreadableRequest> {
  const value = (await request.formData()).get('file');
  if (!(value instanceof File)) return NOTHING;
  return value.size > LARGEST_UPLOAD_BYTES ? 'too-large' : { body: {}, file: value };
}

const PAUSE_MS = 250;
const LONGEST_WAIT_SECONDS = 60;

/**
 * Responds immediately, or, with `wait`, when the body is newer than `since`; 204 when that does not happen.
 * Header `x-seq` numbers the bodies. §v1.live.
 */
async function answerWhenNews(
  { radio, query, request }: V1Exchange,
  answer: () => Response | Promise<Response>,
): Promise<Response> {
  const wait = Number(query.get('wait') ?? '');
  if (request.method !== 'GET' || !query.has('wait') || !(wait >= 0 && wait <= LONGEST_WAIT_SECONDS))
    return answer();
  const since = Number(query.get('since') ?? 0) || 0;
  const topic = new URL(request.url).pathname;
  for (let left = Math.ceil((wait * 1000) / PAUSE_MS); ; left--) {
    const fresh = await answer();
    if (!fresh.ok) return fresh;
    const text = await fresh.text();
    const seq = radio.v1.topics.number(topic, text);
    const headers = new Headers(fresh.headers);
    headers.set('x-seq', String(seq));
    if (seq > since) return new Response(text, { status: fresh.status, headers });
    if (left <= 0) return new Response(null, { status: 204, headers: { 'x-seq': String(seq) } });
    await radio.wait(PAUSE_MS);
    radio.catchUp();
  }
}

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
