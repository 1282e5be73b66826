/** Puts an audit into the queue: `node dist/audit.js SITE URL…`. */
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { AuditJob } from './fleet.ts';
import { startAudit } from './start-run.ts';

const [site = '', ...urls] = process.argv.slice(2);
if (urls.length === 0) throw new RangeError('Name a site and the addresses of its radios.');
const connection = new Redis(process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379', {
  maxRetriesPerRequest: null,
});
const queue = new Queue<AuditJob>('audit', { connection });
await startAudit(
  queue,
  urls.map(url => ({ url, site })),
);
await queue.close();
connection.disconnect();
