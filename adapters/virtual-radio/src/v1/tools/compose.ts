import { jsonAnswer } from '../../wire/answers.ts';
import { badRequest, v1NotFound } from '../answers.ts';
import { entryOf, flagIn, textIn } from '../body.ts';
import { TEST_HEADER } from '../configuration/write-configuration.ts';
import {
  type Batch,
  V1_BASE,
  type V1Call,
  v1SessionCall,
  v1SessionCalls,
  type V1SessionExchange,
} from '../exchange.ts';

const anyUserCall = v1SessionCalls({ fullUserOnly: false });

const MOST_REQUESTS = 50;
const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'DELETE']);
/** Calls that a batch cannot contain: another batch. */
const COMPOSE = '/tools/compose';

interface Part {
  readonly method: string;
  readonly route: string;
  readonly body: unknown;
}

interface PartAnswer {
  readonly entity: string;
  readonly body: unknown;
  readonly statusCode: number;
}

function partsOf(body: unknown): readonly Part[] | undefined {
  const requests = entryOf(body, 'requests');
  if (!Array.isArray(requests) || requests.length > MOST_REQUESTS) return undefined;
  const parts = requests.flatMap(request => {
    const method = (textIn(request, 'method') ?? 'GET').toUpperCase();
    const route = textIn(request, 'route');
    if (route === undefined || !METHODS.has(method)) return [];
    const path = `/${route.replace(/^\/+/, '')}`.replace(V1_BASE, '');
    return [{ method, route: path, body: entryOf(request, 'body') }];
  });
  return parts.length === requests.length ? parts : undefined;
}

async function answerPart(
  { request, ask }: V1SessionExchange,
  part: Part,
  batch: Batch,
): Promise<PartAnswer> {
  const url = `${new URL(request.url).origin}${V1_BASE}${part.route}`;
  if (!URL.canParse(url) || part.route.startsWith(COMPOSE))
    return { entity: part.route, body: failure(400, 'Request is not supported'), statusCode: 400 };
  const headers = new Headers({ 'content-type': 'application/json' });
  headers.set('x-auth-token', request.headers.get('x-auth-token') ?? '');
  const hasBody = part.method !== 'GET' && part.body !== undefined;
  const inner = new Request(url, {
    method: part.method,
    headers,
    ...(hasBody && { body: JSON.stringify(part.body) }),
  });
  const answer = await ask(inner, batch);
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  return { entity: part.route, body: isJson ? JSON.parse(text) : text, statusCode: answer.status };
}

function failure(statusCode: number, message: string): Record<string, unknown> {
  return { error: 1, message, detail: '', statusCode };
}

/** Carries out what a batch collected: one write, then what else belongs to it. */
function carryOut({ radio, request }: V1SessionExchange, batch: Batch, keptWhenReached: boolean): void {
  const tested = keptWhenReached || request.headers.get(TEST_HEADER) === '1';
  if (batch.config !== undefined)
    radio.control.write(batch.config, { test: tested, noSave: false, keptWhenReached });
  for (const action of batch.afterwards) action();
  radio.v1.compose = tested && batch.config !== undefined ? 'tested' : 'finished';
}

/**
 * POST /tools/compose — several requests in order. A failed part stops the rest, 424. With `onError` the
 * whole batch is undone then; with `onUnreachable` it is a test that the next request of a logged-in user
 * keeps; with the header of a test its writes are one. §v1.configuration and §v1.other-tools.
 */
const compose = anyUserCall('POST', COMPOSE, async exchange => {
  const parts = partsOf(exchange.body);
  if (parts === undefined) return badRequest('Validation failed', { requests: ['At most 50 requests'] });
  const rollback = entryOf(exchange.body, 'rollback');
  const batch: Batch = { config: undefined, afterwards: [] };
  const responses: PartAnswer[] = [];
  let failed = false;
  for (const part of parts) {
    const answer: PartAnswer = failed
      ? { entity: part.route, body: failure(424, 'An earlier request failed'), statusCode: 424 }
      : await answerPart(exchange, part, batch);
    failed ||= answer.statusCode >= 400;
    responses.push(answer);
  }
  if (failed && flagIn(rollback, 'onError') === true) exchange.radio.v1.compose = 'rolled_back';
  else carryOut(exchange, batch, entryOf(rollback, 'onUnreachable') !== undefined);
  return jsonAnswer({ responses });
});

/**
 * GET /tools/compose — how the last one ended; 404 when nothing ran since the boot. During a test of a configuration,
 * however it was started, the seconds that are left: there is one timer. §v1.configuration and §v1.other-tools.
 */
const composeState = v1SessionCall('GET', COMPOSE, ({ radio }) => {
  if (radio.control.isTesting) {
    return jsonAnswer({ status: 'in_progress', timeLeft: radio.control.trialSecondsLeft });
  }
  const { compose: outcome } = radio.v1;
  if (outcome === undefined) return v1NotFound();
  if (outcome !== 'tested') return jsonAnswer({ status: outcome });
  return jsonAnswer({ status: radio.control.outcome === 'fell-back' ? 'rolled_back' : 'finished' });
});

export const composeCalls: readonly V1Call[] = [compose, composeState];
