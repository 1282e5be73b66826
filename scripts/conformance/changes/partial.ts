import { type Check, type Context, judged, statusProblem } from '../check.ts';
import { differences } from '../operations/contract.ts';
import { CHANGED_LINE, differingKeys, isChanged, readConfiguration } from './configuration.ts';
import { readTest } from './test-mode.ts';

const PATH = '/api/cfg';
const CALL = `POST ${PATH}`;

/** `/discard.cgi` ends a test, or drops a staged backup. */
const discard = async (context: Context, testmode: 'yes' | undefined) =>
  (await context.classic()).post('/discard.cgi', { d: '0', ...(testmode && { testmode }) });

const lines: Check = {
  id: 'changes/POST /api/cfg',
  subject: 'Single lines are merged into the configuration, as a test where that is wanted',
  needs: ['classic', 'changes'],
  async run(context) {
    const before = await readConfiguration(context);
    const caller = await context.classic();
    const written = await caller.post(PATH, { cfgData: `${CHANGED_LINE}\n`, testmode: 'yes' });
    const { active } = await readTest(context);
    const during = await readConfiguration(context);
    await discard(context, 'yes');
    const after = await readConfiguration(context);
    const others = differingKeys(before, during).filter(key => !CHANGED_LINE.startsWith(`${key}=`));
    return judged([
      statusProblem(CALL, written, 200),
      ...differences(CALL, written),
      active ? undefined : 'No test is active after lines with `testmode=yes`',
      isChanged(during) ? undefined : 'The line that was sent is not in use',
      ...others.map(key => `${key} was not sent, and changed`),
      ...differingKeys(before, after).map(key => `${key} stays changed after the discard`),
    ]);
  },
};

/** A backup of the running configuration, staged and dropped: nothing of it is applied. */
const staged: Check = {
  id: 'changes/staged-backup',
  subject: 'An uploaded backup waits with `X-Cfg-Modified: 1`, and a discard drops it',
  needs: ['classic', 'changes'],
  async run(context) {
    const before = await readConfiguration(context);
    const caller = await context.classic();
    const upload = new FormData();
    upload.set('cfgfile', new File([before], 'backup.cfg'));
    const sent = new Response(upload);
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
    const answer = await caller.send({ method: 'POST', path: PATH, headers, body: await sent.text() });
    const waiting = await caller.get('/getcfg.cgi');
    const dropped = await discard(context, undefined);
    const after = await caller.get('/getcfg.cgi');
    return judged([
      statusProblem(CALL, answer, 200),
      ...differences(CALL, answer),
      isStaged(waiting.headers) ? undefined : 'The configuration says nothing of the uploaded backup',
      statusProblem('POST /discard.cgi', dropped, 200),
      isStaged(after.headers) ? 'The uploaded backup is still there after the discard' : undefined,
    ]);
  },
};

const isStaged = (headers: Headers): boolean => headers.get('x-cfg-modified') === '1';

export const partial: readonly Check[] = [lines, staged];
