import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request as requestHttp } from 'node:http';
import { extname, join } from 'node:path';

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' };

/** Serves a page and the packages of a folder; every other path is the radio's. */
export async function servePage(folder, page, radioUrl) {
  const radio = new URL(radioUrl);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://page.invalid');
    if (pathname === '/') return response.setHeader('content-type', 'text/html').end(page);
    const file = join(folder, pathname);
    if (pathname.startsWith('/node_modules/') && existsSync(file))
      return response.setHeader('content-type', TYPES[extname(file)] ?? 'text/plain').end(readFileSync(file));
    const headers = { ...request.headers, host: radio.host };
    if (headers.origin) headers.origin = radio.origin;
    if (headers.referer) headers.referer = `${radio.origin}/`;
    const passed = requestHttp(new URL(request.url, radio), { method: request.method, headers }, answer => {
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    return request.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
