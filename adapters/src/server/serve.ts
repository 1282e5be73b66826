import { existsSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import {
  type GuardedOptions,
  guardedServer,
  type RunningServer,
  securityHeaders,
} from '@radiolink/guarded-server';
import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono';
import { selfSignedCertificate } from './certificate.ts';
import type { Device } from './device.ts';
import { cacheControl, fileKind, fileSecurity } from './file-headers.ts';

export type { RunningServer };

export interface ServeOptions
  extends Omit<AppOptions, 'behind' | 'device'>,
    Omit<GuardedOptions, 'certificate'> {
  readonly device: Device;
  readonly https?: boolean;
}

/** Serves the interface and the device behind it. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { device, https = false } = options;
  return guardedServer(
    {
      handle: (request, response, body) => device.handle(request, response, body),
      upgrade: (request, socket, head) => device.upgrade(request, socket, head),
      front: behind =>
        getRequestListener(
          createApp({
            ...options,
            behind: ({ incoming, outgoing }) => behind(incoming, outgoing as ServerResponse),
          }).fetch,
          { overrideGlobalObjects: false },
        ),
    },
    { ...options, ...(https && { certificate: await selfSignedCertificate(options.host) }) },
  );
}

interface AppOptions {
  /** Folder of the built interface. */
  readonly files: string;
  /** Folder of the contract's reference, served at `/docs`; may be missing. */
  readonly docs?: string;
  readonly device: Pick<Device, 'landing'>;
  /** The name of the device on the page for an unreachable device. */
  readonly deviceName: string;
  readonly guardOrigin?: boolean;
  /** Answers what is no file of the interface. */
  readonly behind: (bindings: HttpBindings) => Promise<void>;
}

type Bindings = { Bindings: HttpBindings };

/** Hono's mark of a response that was sent around it. */
const SENT_BY_DEVICE = 'x-hono-already-sent';

/** Set before a file is looked for: once it is found its headers are made. The device sends its own. */
async function fileHeaders(context: Context, next: Next): Promise<void> {
  const kind = fileKind(context.req.path);
  context.header('cache-control', cacheControl(kind));
  for (const [name, value] of Object.entries(fileSecurity(kind))) context.header(name, value);
  await next();
  // The plain form varies too: a cache between would give it to all.
  const { headers } = context.res;
  if (!headers.has(SENT_BY_DEVICE) && !headers.has('vary')) context.header('vary', 'Accept-Encoding');
}

/** The interface's files in front, the device behind. */
function createApp({
  files,
  docs,
  device,
  deviceName,
  behind,
  guardOrigin = false,
}: AppOptions): Hono<Bindings> {
  const app = new Hono<Bindings>();
  if (guardOrigin) app.use('*', originGuard());

  app.get('*', fileHeaders);

  app.get('/', async (context, next) => {
    const landing = await device.landing(context.env.incoming);
    if (!landing.reachable) {
      for (const [name, value] of Object.entries(securityHeaders('note'))) context.header(name, value);
      return context.html(unreachablePage(deviceName, landing.reason), 502);
    }
    for (const cookie of landing.cookies) context.header('set-cookie', cookie, { append: true });
    const page = firstPage(files, landing.publicInfo);
    return serveStatic<Bindings>({ root: files, path: page, precompressed: true })(context, next);
  });

  if (docs !== undefined && existsSync(docs)) app.route('/docs', contractDocs(docs));

  app.get('*', serveStatic({ root: files, precompressed: true }));

  app.all('*', async context => {
    await behind(context.env);
    return RESPONSE_ALREADY_SENT;
  });
  app.onError((_, context) => {
    for (const [name, value] of Object.entries(securityHeaders('note'))) context.header(name, value);
    return context.text('The server could not answer this request.\n', 500);
  });
  return app;
}

/** Refuses a changing request from another site's page, as switches do: the device's origin as text, or its pages. */
function originGuard(): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    const { origin } = new URL(context.req.url);
    const claimed = context.req.header('origin') ?? context.req.header('referer') ?? '';
    if (claimed === origin || claimed.startsWith(`${origin}/`)) return next();
    for (const [name, value] of Object.entries(securityHeaders('note'))) context.header(name, value);
    return context.html('<!doctype html><title>403</title><p>Forbidden', 403);
  };
}

/** The page without a word, for a device that did not say what it is. */
const EMPTY_PAGE = 'index.html';
/** Language codes permitted in a file name. */
const LANGUAGE = /^[A-Za-z]{2,3}(?:_[A-Za-z]{2,4})?$/;

/**
 * The painted page to serve, by the device's public info. While the device is set up it is the login form in
 * the device's language, else the page without text. reading 10.
 */
export function firstPage(files: string, publicInfo: unknown): string {
  if (typeof publicInfo !== 'object' || publicInfo === null) return EMPTY_PAGE;
  const { setup_complete, default_password, ui_lang } = publicInfo as Readonly<Record<string, unknown>>;
  if (setup_complete !== true || default_password === true) return EMPTY_PAGE;
  if (typeof ui_lang !== 'string' || !LANGUAGE.test(ui_lang)) return EMPTY_PAGE;
  const page = `index.${ui_lang}.html`;
  return existsSync(join(files, page)) ? page : EMPTY_PAGE;
}

/** Permissions of the pages: their own style sheet, and no script. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The reference of the contract as `npm run build` wrote it; what is not there falls through to the device. */
function contractDocs(folder: string): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/', async (context, next) => {
    // Links between the pages are relative: without the slash they would lead beside the folder.
    if (context.req.path.endsWith('/')) return next();
    return context.redirect(`${context.req.path}/`);
  });
  app.use('*', async (context, next) => {
    context.header('content-security-policy', POLICY);
    context.header('x-content-type-options', 'nosniff');
    context.header('cache-control', 'no-cache');
    await next();
  });
  app.use('*', serveStatic({ root: folder, rewriteRequestPath: path => path.replace(/^\/docs/, '') }));
  return app;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, character => ESCAPES[character] ?? character);
}

/** The page for an unreachable device: says so and retries automatically. */
function unreachablePage(device: string, reason: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>The radio does not answer</title>
<style>
  body { font: 16px/1.4 system-ui, sans-serif; margin: 0; display: grid; place-items: center; min-height: 100vh; background: #f4f6f8; color: #12181f }
  main { max-width: 34rem; padding: 24px }
  a { color: #0b62c4 }
  @media (prefers-color-scheme: dark) { body { background: #0e1318; color: #e8edf2 } a { color: #6cb2ff } }
</style>
</head>
<body>
<main>
<h1>The radio does not answer</h1>
<p>No answer from <bdi>${escapeHtml(device)}</bdi>: ${escapeHtml(reason)}.</p>
<p>Check its power and the network between. This page tries again every 5 seconds; <a href="/">try now</a>.</p>
</main>
</body>
</html>
`;
}
