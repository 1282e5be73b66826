import { type Caller, V1 } from '../caller/caller.ts';
import { type Check, type Context, judged, statusProblem, type Verdict } from '../check.ts';
import { differences } from '../operations/contract.ts';
import { NO_OP_POSTS, NO_SUCH_ALERT } from '../operations/harmless.ts';
import { isObject, objectIn, valueIn } from './json-body.ts';

const SECRET_LINE = /(?:^|\.)(?:psk|password|secret|community)=(?!$)|^unms\.uri=(?!$)/;
const SECRET_NAME = /^(?:psk|password|secret|key|community)$/i;

/** As the read-only user of the classic API. */
const asViewer =
  (check: (viewer: Caller, context: Context) => Promise<Verdict>) => async (context: Context) => {
    const viewer = await context.open(context.options.viewer ?? { username: '', password: '' });
    const verdict = await check(viewer, context);
    await viewer.logout();
    return verdict;
  };

/** As the read-only user of the versioned API. */
const asVersionedViewer = (check: (viewer: Caller) => Promise<Verdict>) => async (context: Context) => {
  const account = context.options.viewer ?? { username: '', password: '' };
  const viewer = context.offer.classic ? await context.open(account) : await context.openVersioned(account);
  const verdict = await check(viewer);
  await viewer.logoutVersioned();
  return verdict;
};

const reported: Check = {
  id: 'read-only/told',
  subject: 'The login and the session of a read-only user say that he is one',
  needs: ['classic', 'viewer'],
  run: asViewer(async viewer => {
    const user = objectIn('GET /api/info/user', await viewer.get('/api/info/user'));
    return judged([user['readOnly'] === true ? undefined : '`readOnly` is not true in /api/info/user']);
  }),
};

const refused: Check = {
  id: 'read-only/refused',
  subject: 'A read-only user changes nothing: 403, and his session goes on',
  needs: ['classic', 'viewer'],
  run: asViewer(async viewer => {
    const problems: (string | undefined)[] = [];
    for (const { path, form } of NO_OP_POSTS) {
      const answer = await viewer.post(path, form);
      if (answer.status === 404) continue;
      problems.push(statusProblem(`POST ${path}`, answer, 403));
      if (answer.status === 403) problems.push(...differences(`POST ${path}`, answer));
    }
    problems.push(statusProblem('A read after it', await viewer.get('/status.cgi'), 200));
    return judged(problems);
  }),
};

const masked: Check = {
  id: 'read-only/secrets',
  subject: 'A read-only user reads a configuration without its secrets',
  needs: ['classic', 'viewer'],
  run: asViewer(async viewer => {
    const { text } = await viewer.get('/getcfg.cgi');
    const lines = text.split(/\r?\n/).filter(line => SECRET_LINE.test(line));
    return judged(lines.map(line => `${line.split('=')[0]} has a value`));
  }),
};

const versionedRefused: Check = {
  id: 'read-only/versioned-refused',
  subject: 'A read-only user of the versioned API changes nothing: 403',
  needs: ['versioned', 'viewer'],
  run: asVersionedViewer(async viewer => {
    const answer = await viewer.send({ method: 'DELETE', path: NO_SUCH_ALERT });
    const problem = statusProblem(`DELETE ${NO_SUCH_ALERT}`, answer, 403);
    return judged([problem, ...(problem ? [] : differences(`DELETE ${V1}/system/alerts/{id}`, answer))]);
  }),
};

const versionedMasked: Check = {
  id: 'read-only/versioned-secrets',
  subject: 'A read-only user reads the configuration of the versioned API without its secrets',
  needs: ['versioned', 'viewer'],
  run: asVersionedViewer(async viewer => {
    const { text } = await viewer.get(`${V1}/system/airos/configuration`);
    return judged(secretsIn(valueIn(text), '').map(path => `${path} has a value`));
  }),
};

function secretsIn(value: unknown, path: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => secretsIn(item, `${path}/${at}`));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const isSecret = SECRET_NAME.test(name) && typeof inner === 'string' && !/^\**$/.test(inner);
    return isSecret ? [`${path}/${name}`] : secretsIn(inner, `${path}/${name}`);
  });
}

export const readOnly: readonly Check[] = [reported, refused, masked, versionedRefused, versionedMasked];
