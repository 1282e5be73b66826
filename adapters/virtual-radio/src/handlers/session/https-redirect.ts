import type { Configured } from '../../aspects.ts';

const USUAL_PORT = '443';

/**
 * The answer that leads a browser from http to https while https is on; undefined for any other request. Only the page
 * itself is moved: calls are answered where they are made. §classic.addresses; §v1.rules.
 */
export function redirectToHttps({ configuration }: Configured, request: Request): Response | undefined {
  const { running } = configuration;
  const url = new URL(request.url);
  const isPage = url.pathname === '/' && (request.method === 'GET' || request.method === 'HEAD');
  if (!isPage || url.protocol === 'https:' || running.get('httpd.https.status') !== 'enabled')
    return undefined;
  const port = running.get('httpd.https.port') ?? USUAL_PORT;
  const location = `https://${url.hostname}${port === USUAL_PORT ? '' : `:${port}`}/`;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-cache, no-store' } });
}
