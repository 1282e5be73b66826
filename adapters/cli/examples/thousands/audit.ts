/** Puts an audit into the queue: `node dist/audit.js SITE URL…`. */
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import type { AuditJob } from './fleet.ts';
import { auditJobsOf, orUsageLine, redisUrlOf } from './settings.ts';
import { startAudit } from './start-run.ts';

const { radios, redisUrl } = orUsageLine(() => ({
  radios: auditJobsOf(process.argv.slice(2)),
  redisUrl: redisUrlOf(process.env),
}));
// A command ends where Redis does not respond; workers wait for it.
const connection = new Redis(redisUrl, { maxRetriesPerRequest: 3 });
connection.on('error', () => undefined);
try {
  await connection.ping();
  const queue = new Queue<AuditJob>('audit', { connection });
  const added = await startAudit(queue, radios);
  await queue.close();
  const waiting = radios.length - added;
  process.stdout.write(
    `Added ${added} of ${radios.length} radios to the queue.${waiting > 0 ? ` The audit of ${waiting} has not ended yet.` : ''}\n`,
  );
} catch (reason) {
  const message = reason instanceof Error ? reason.message : 'no response';
  process.stderr.write(`Redis failed: ${message} Check REDIS_URL, and that Redis runs.\n`);
  process.exitCode = 1;
} finally {
  connection.disconnect();
}
