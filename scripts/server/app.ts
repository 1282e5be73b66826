import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import type { Device } from './device.ts';
import { firstPage } from './first-page.ts';
import { originGuard } from './origin-guard.ts';
import { unreachablePage } from './unreachable-page.ts';

export interface AppOptions {
  /** Folder of the built interface. */
  readonly files: string;
  readonly device: Device;
  /** What the page about a silent device calls it. */
  readonly deviceName: string;
  readonly guardOrigin?: boolean;
}

type Bindings = { Bindings: HttpBindings };

const HASHED = /\/static\//;

function cacheHeaders(path: string, context: Context): void {
  context.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
  context.header('x-content-type-options', 'nosniff');
}

/** The interface's files in front, the device behind. */
export function createApp({ files, device, deviceName, guardOrigin = false }: AppOptions): Hono<Bindings> {
  const app = new Hono<Bindings>();
  if (guardOrigin) app.use('*', originGuard());

  app.get('/', async (context, next) => {
    const landing = await device.landing(context.env.incoming);
    if (!landing.reachable) return context.html(unreachablePage(deviceName, landing.reason), 502);
    for (const cookie of landing.cookies) context.header('set-cookie', cookie, { append: true });
    context.header('referrer-policy', 'same-origin');
    context.header('x-frame-options', 'DENY');
    const page = firstPage(files, landing.publicInfo);
    return serveStatic<Bindings>({ root: files, path: page, precompressed: true, onFound: cacheHeaders })(
      context,
      next,
    );
  });

  app.use(
    '*',
    serveStatic({
      root: files,
      precompressed: true,
      onFound: cacheHeaders,
    }),
  );

  app.all('*', async context => {
    await device.handle(context.env.incoming, context.env.outgoing);
    return RESPONSE_ALREADY_SENT;
  });
  return app;
}
