import { type Check, judged, statusProblem } from '../check.ts';
import { differences } from '../operations/contract.ts';
import { NO_OP_POSTS } from '../operations/harmless.ts';

const given: Check = {
  id: 'csrf/given',
  subject: 'Each login gives a CSRF id of its own in the header X-CSRF-ID',
  needs: ['classic'],
  async run(context) {
    const [one, other] = [
      await context.open(context.options.credentials),
      await context.open(context.options.credentials),
    ];
    const problems = [
      one.csrf === undefined ? 'The login sends no header X-CSRF-ID' : undefined,
      one.csrf !== undefined && one.csrf === other.csrf ? 'Two sessions have the same CSRF id' : undefined,
    ];
    await one.logout();
    await other.logout();
    return judged(problems);
  },
};

/** Calls that would change nothing: a device that takes them shows that it does not look at the id. */
const refused = (id: string, subject: string, csrf: string): Check => ({
  id,
  subject,
  needs: ['classic'],
  async run(context) {
    const caller = await context.classic();
    const problems: (string | undefined)[] = [];
    for (const { path, form } of NO_OP_POSTS) {
      const answer = await caller.send({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-csrf-id': csrf },
        body: String(new URLSearchParams(form)),
      });
      if (answer.status === 404) continue;
      problems.push(statusProblem(`POST ${path}`, answer, 403));
      if (answer.status === 403) problems.push(...differences(`POST ${path}`, answer));
    }
    return judged(problems);
  },
});

const accepted: Check = {
  id: 'csrf/post-with',
  subject: 'A POST with the CSRF id is accepted',
  needs: ['classic'],
  async run(context) {
    const caller = await context.classic();
    const answer = await caller.post('/pwd.cgi', { check: 'yes', ro: '0', pwd: 'x' });
    return judged([statusProblem('POST /pwd.cgi', answer, 200)]);
  },
};

const logout: Check = {
  id: 'csrf/logout-without',
  subject: 'A logout without the CSRF id ends no session: another site cannot log anybody out',
  needs: ['classic'],
  async run(context) {
    const caller = await context.open(context.options.credentials);
    await caller.send({ method: 'POST', path: '/logout.cgi', headers: { 'x-csrf-id': '' } });
    const after = await caller.get('/api/info/user');
    await caller.logout();
    return judged([statusProblem('A read after it', after, 200)]);
  },
};

export const csrf: readonly Check[] = [
  given,
  refused('csrf/post-without', 'A changing POST without the CSRF id is refused', ''),
  refused('csrf/post-wrong', 'A changing POST with a wrong CSRF id is refused', '0'.repeat(32)),
  accepted,
  logout,
];
