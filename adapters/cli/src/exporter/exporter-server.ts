import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { Counter, Gauge, Registry } from 'prom-client';
import type { DeviceStatus } from '@radiolink/domain/status';
import type { ExporterSetup } from './modules-file.ts';
import { type ProbeFailure, type ProbeOutcome, probeRegistry } from './probe-report.ts';
import { probeFailure, RadioSessions, type SessionWorld } from './radio-sessions.ts';

const DEFAULT_TIMEOUT_SECONDS = 10;
/** Left of the time of Prometheus for the way back. */
const MARGIN_SECONDS = 0.5;
const TIMEOUT_HEADER = 'x-prometheus-scrape-timeout-seconds';
const IDLE_CHECK_MS = 60_000;

/** An exporter that answers. */
export interface ExporterServer {
  readonly server: Server;
  readonly close: () => Promise<void>;
}

/** Serves `/probe?target=…&module=…`, and `/metrics` about the exporter itself. */
export function exporterServer(
  { isAllowed, modules }: ExporterSetup,
  world: SessionWorld,
  names: readonly string[] = [],
): ExporterServer {
  const sessions = new RadioSessions(world);
  const own = new Registry();
  const probes = new Counter({
    name: 'radiolink_exporter_probes_total',
    help: 'Probes by outcome.',
    labelNames: ['outcome'],
    registers: [own],
  });
  const open = new Gauge({
    name: 'radiolink_exporter_sessions',
    help: 'Open sessions with radios.',
    registers: [own],
  });

  async function probe(url: URL, request: IncomingMessage): Promise<Registry | string> {
    const moduleName = url.searchParams.get('module') ?? 'default';
    const module = modules.get(moduleName);
    if (module === undefined) return 'Unknown module.';
    const target = targetOf(url.searchParams.get('target') ?? '');
    if (target === undefined) return 'The target is no address of a device.';
    if (!isAllowed(target)) return 'The target is not allowed.';
    const started = world.now();
    const result = await within(
      sessions.read(moduleName, { ...module, url: target.origin, now: world.now }),
      secondsFor(request),
    );
    probes.inc({ outcome: result.failure ?? 'done' });
    const seconds = (world.now() - started) / 1000;
    return probeRegistry({ ...result, seconds }, /openmetrics/.test(request.headers.accept ?? ''));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = callerProblem(request, names);
    if (refusal !== undefined) return reply(response, 403, refusal);
    const url = new URL(request.url ?? '/', 'http://exporter.invalid');
    if (request.method !== 'GET') return reply(response, 405, 'GET only.');
    if (url.pathname === '/metrics') {
      open.set(sessions.open);
      return sendMetrics(response, own);
    }
    if (url.pathname !== '/probe') return reply(response, 404, 'Probe a radio: /probe?target=192.0.2.1');
    const probed = await probe(url, request);
    return typeof probed === 'string' ? reply(response, 400, probed) : sendMetrics(response, probed);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => reply(response, 500, 'The exporter failed.'));
  });
  const idle = setInterval(() => sessions.closeIdle(), IDLE_CHECK_MS);
  idle.unref();
  return {
    server,
    close: async () => {
      clearInterval(idle);
      server.closeAllConnections();
      server.close();
      await sessions.closeAll();
    },
  };
}

/**
 * Why a caller is refused. A page of another site, or one whose name was made to lead here (DNS rebinding), would have the
 * exporter log in to radios and read what they say. Prometheus asks by an address or by a name of this machine, and no
 * browser's page.
 */
function callerProblem({ headers }: IncomingMessage, names: readonly string[]): string | undefined {
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  const name = host
    .replace(/:\d+$/, '')
    .replaceAll(/^\[|\]$/g, '')
    .toLowerCase();
  // A name without a dot is of this network: nobody outside can point it here.
  const isOwn = isIP(name) !== 0 || !name.includes('.') || name === OWN_NAME || names.includes(name);
  if (!isOwn) return 'The exporter does not answer to this name: use its address, or start it with --name.';
  const isForeign = site === 'cross-site' || site === 'same-site';
  if (isForeign || (origin !== undefined && origin !== `http://${host}`))
    return 'Requests of pages of other sites are refused.';
  return undefined;
}

const OWN_NAME = hostname().toLowerCase();

/** The device that a target names; one without a scheme is reached by https. */
function targetOf(target: string): URL | undefined {
  const text = /^https?:\/\//i.test(target) ? target : `https://${target}`;
  if (target === '' || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : undefined;
}

function secondsFor({ headers }: IncomingMessage): number {
  const given = Number(headers[TIMEOUT_HEADER]);
  return given > 2 * MARGIN_SECONDS ? given - MARGIN_SECONDS : DEFAULT_TIMEOUT_SECONDS;
}

type Outcome = Omit<ProbeOutcome, 'seconds'>;

/** The status, or why there is none within the time. What comes later is for the next probe. */
async function within(read: Promise<DeviceStatus>, seconds: number): Promise<Outcome> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Outcome>(resolve => {
    timer = setTimeout(() => resolve({ failure: 'timeout' satisfies ProbeFailure }), seconds * 1000);
  });
  const done = read.then(
    (status): Outcome => ({ status }),
    (reason: unknown): Outcome => ({ failure: probeFailure(reason) }),
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}

async function sendMetrics(response: ServerResponse, registry: Registry): Promise<void> {
  const text = await registry.metrics();
  response.writeHead(200, { 'content-type': registry.contentType }).end(text);
}

function reply(response: ServerResponse, status: number, text: string): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
}
