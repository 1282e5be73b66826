import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

/** Permissions of the pages: their own style sheet, and no script. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The reference of the contract as `npm run build` wrote it; what is not there falls through to the device. */
export function contractDocs(folder: string): Hono<{ Bindings: HttpBindings }> {
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
