import { existsSync } from 'node:fs';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { securityHeaders } from '@radiolink/virtual-radio/guarded';
import { type Context, Hono, type Next } from 'hono';
import { contractDocs } from './contract-docs.ts';
import type { Device } from './device.ts';
import { cacheControl, fileKind, fileSecurity } from './file-headers.ts';
import { firstPage } from './first-page.ts';
import { originGuard } from './origin-guard.ts';
import { unreachablePage } from './unreachable-page.ts';

export interface AppOptions {
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
export function createApp({
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
