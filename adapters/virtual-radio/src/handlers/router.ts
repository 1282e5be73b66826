import { Hono } from 'hono';
import type { Radio } from '../radio.ts';
import { readCookies } from '../sessions/cookies.ts';
import type { Session } from '../sessions/sessions.ts';
import { errorAnswer, notAuthorized, notFound, permissionDenied, textAnswer } from '../wire/answers.ts';
import { type Fields, readFields } from '../wire/fields.ts';
import type { Call, Exchange, SessionCall } from './call.ts';

/** Context of a call in addition to the request. */
export interface CallerFacts {
  readonly address: string;
  /** Value of the `Cookie` header. */
  readonly cookie: string | null;
}

/** Routes requests to calls: one handler per method and path, the session's rules before each. §classic.rules. */
export function createRouter(radio: Radio, calls: readonly Call[]): Hono<{ Bindings: CallerFacts }> {
  const router = new Hono<{ Bindings: CallerFacts }>();
  for (const path of new Set(calls.map(call => call.path))) {
    const here = calls.filter(call => call.path === path);
    router.all(path.replaceAll(/\{(\w+)\}/g, ':$1'), async context => {
      const request = context.req.raw;
      const call = here.find(candidate => candidate.method === methodOf(request));
      if (call === undefined) return errorAnswer(405, 'Method not allowed');
      const url = new URL(request.url);
      const byToken = radio.sessions.useToken(request.headers.get('x-auth-token') ?? '');
      const session = byToken ?? sessionOf(radio, context.env.cookie);
      if (call.access === 'session' && byToken === undefined && !isLoggedIn(request, session))
        return notAuthorized();
      if (call.access === 'session') radio.control.reached();
      const exchange: Exchange = {
        radio,
        request,
        session,
        query: url.searchParams,
        params: context.req.param(),
        fields: request.method === 'POST' ? await readFields(request) : NO_FIELDS,
        address: context.env.address,
        secure: url.protocol === 'https:',
      };
      if (call.access === 'open') return call.answer(exchange);
      if (session === undefined) return notAuthorized();
      if (session.user.readOnly && changes(call, exchange.fields)) return permissionDenied();
      return call.answer({ ...exchange, session });
    });
  }
  router.notFound(context => {
    const known = calls.find(call => call.path === withoutTrailingSlashes(new URL(context.req.url).pathname));
    const session = sessionOf(radio, context.env.cookie);
    return known?.access === 'session' && session === undefined ? notAuthorized() : notFound();
  });
  router.onError(() => textAnswer('', 500));
  return router;
}

const NO_FIELDS: Fields = {
  text: () => undefined,
  file: () => undefined,
  has: () => false,
  isOversized: false,
};

/** HEAD is answered as GET is; the platform drops the body. */
function methodOf(request: Request): string {
  return request.method === 'HEAD' ? 'GET' : request.method;
}

function sessionOf(radio: Radio, cookie: string | null): Session | undefined {
  return radio.sessions.use(readCookies(cookie).get(radio.cookieName));
}

function isLoggedIn(request: Request, session: Session | undefined): boolean {
  if (session === undefined) return false;
  return request.method !== 'POST' || request.headers.get('x-csrf-id') === session.csrf;
}

function changes(call: SessionCall, fields: Fields): boolean {
  const declared = call.changes ?? call.method === 'POST';
  return typeof declared === 'function' ? declared(fields) : declared;
}

function withoutTrailingSlashes(path: string): string {
  return path.replace(/\/+$/, '');
}
