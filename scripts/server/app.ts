import { existsSync } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono, type Next } from 'hono';
import { contractDocs } from './contract-docs.ts';
import type { Device } from './device.ts';
import { firstPage } from './first-page.ts';
import { originGuard } from './origin-guard.ts';
import { unreachablePage } from './unreachable-page.ts';

export interface AppOptions {
  /** Folder of the built interface. */
  readonly files: string;
  /** Folder of the contract's reference, served at `/docs`; may be missing. */
  readonly docs?: string;
  readonly device: Device;
  /** What the page about a silent device calls it. */
  readonly deviceName: string;
  readonly guardOrigin?: boolean;
}

type Bindings = { Bindings: HttpBindings };

const HASHED = /\/static\//;

/** Set before a file is looked for: once it is found its headers are made. The device sends its own. */
async function cacheHeaders(context: Context, next: Next): Promise<void> {
  const isHashed = HASHED.test(context.req.path);
  context.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  context.header('x-content-type-options', 'nosniff');
  await next();
}

/** The interface's files in front, the device behind. */
export function createApp({
  files,
  docs,
  device,
  deviceName,
  guardOrigin = false,
}: AppOptions): Hono<Bindings> {
  const app = new Hono<Bindings>();
  if (guardOrigin) app.use('*', originGuard());

  app.use('*', cacheHeaders);

  app.get('/', async (context, next) => {
    const landing = await device.landing(context.env.incoming);
    if (!landing.reachable) return context.html(unreachablePage(deviceName, landing.reason), 502);
    for (const cookie of landing.cookies) context.header('set-cookie', cookie, { append: true });
    context.header('referrer-policy', 'same-origin');
    context.header('x-frame-options', 'DENY');
    const page = firstPage(files, landing.publicInfo);
    return serveStatic<Bindings>({ root: files, path: page, precompressed: true })(context, next);
  });

  if (docs !== undefined && existsSync(docs)) app.route('/docs', contractDocs(docs));

  app.use('*', serveStatic({ root: files, precompressed: true }));

  app.all('*', async context => {
    await device.handle(context.env.incoming, context.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}
