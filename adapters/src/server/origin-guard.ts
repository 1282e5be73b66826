import { securityHeaders } from '@radiolink/virtual-radio/guarded';
import type { MiddlewareHandler } from 'hono';

/** Refuses a changing request from another site's page, as switches do: the device's origin as text, or its pages. */
export function originGuard(): MiddlewareHandler {
  return async (context, next) => {
    if (context.req.method === 'GET' || context.req.method === 'HEAD') return next();
    const { origin } = new URL(context.req.url);
    const claimed = context.req.header('origin') ?? context.req.header('referer') ?? '';
    if (claimed === origin || claimed.startsWith(`${origin}/`)) return next();
    for (const [name, value] of Object.entries(securityHeaders('note'))) context.header(name, value);
    return context.html('<!doctype html><title>403</title><p>Forbidden', 403);
  };
}
