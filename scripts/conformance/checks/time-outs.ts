import { type Check, judged, statusProblem } from '../check.ts';

/** From then on the interface says that it reconnects. */
const RECONNECTING_MS = 5000;
const DEFAULT_IDLE_SECONDS = 900;
const MOST_FAILURES = 3;
const BLOCK_MS = 61_000;

const status: Check = {
  id: 'time-outs/status',
  subject: 'The status comes before the interface takes the connection for lost',
  needs: ['classic'],
  async run(context) {
    const caller = await context.classic();
    const took: number[] = [];
    for (let count = 0; count < 3; count++) {
      const start = context.line.time.now();
      await caller.get('/status.cgi');
      took.push(context.line.time.now() - start);
    }
    const slowest = Math.max(...took);
    return judged([
      slowest > RECONNECTING_MS
        ? `It took ${(slowest / 1000).toFixed(1)} s; after 5 s the page shows that it reconnects`
        : undefined,
    ]);
  },
};

const idle: Check = {
  id: 'time-outs/idle-session',
  subject: 'A session that is not used ends by itself',
  needs: ['classic', 'patience'],
  async run(context) {
    const caller = await context.open(context.options.credentials);
    const { text } = await caller.get('/getcfg.cgi');
    const [, found] = /^httpd\.session\.timeout=(\d+)/m.exec(text) ?? [];
    const seconds = found === undefined ? DEFAULT_IDLE_SECONDS : Number(found);
    await context.line.time.wait((seconds + 60) * 1000);
    context.forgetSessions();
    const answer = await caller.get('/api/info/user');
    return judged([statusProblem(`A read after ${seconds + 60} s`, answer, 401, 403)]);
  },
};

const block: Check = {
  id: 'time-outs/login-block',
  subject: 'After three wrong passwords every login is refused for a minute, and no longer',
  needs: ['classic', 'patience'],
  async run(context) {
    const { credentials } = context.options;
    const wrong = { username: credentials.username, password: 'conformance: not the password' };
    for (let count = 0; count < MOST_FAILURES; count++) await context.stranger().login(wrong);
    const blocked = await context.stranger().login(credentials);
    await context.line.time.wait(BLOCK_MS);
    const caller = context.stranger();
    const later = await caller.login(credentials);
    await caller.logout();
    return judged([
      statusProblem('The right password after three wrong ones', blocked, 401, 403),
      statusProblem('The right password a minute later', later, 200, 302),
    ]);
  },
};

export const timeOuts: readonly Check[] = [status, idle, block];
