import { createBullBoard } from '@bull-board/api';
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter';
import { HonoAdapter } from '@bull-board/hono';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Queue } from 'bullmq';
import { Hono } from 'hono';

/** Shows the queues, and has no login: keep it on your own machine, or behind one. */
export async function showBoard(
  queues: readonly Queue[],
  port: number,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const board = new HonoAdapter(serveStatic);
  createBullBoard({ queues: queues.map(queue => new BullMQAdapter(queue)), serverAdapter: board });
  const app = new Hono().route('/', board.registerPlugin());
  return new Promise(resolve => {
    const server = serve({ fetch: app.fetch, port, hostname: '127.0.0.1' }, ({ port: chosen }) =>
      resolve({ url: `http://127.0.0.1:${chosen}`, close: () => void server.close() }),
    );
  });
}
