import { V1 } from '../caller/caller.ts';
import { type Check, type Context, judged, statusProblem } from '../check.ts';
import { differences, type Interface } from '../operations/contract.ts';
import { NO_OP_POSTS, BAD_BODY } from '../operations/harmless.ts';
import type { Answer } from '../wire/back-end.ts';
import { isObject, objectIn, valueIn } from './json-body.ts';

const WRONG = 'conformance: not the password';

/** An answer of such a status, in the shape that the contract gives to it. */
const shaped = (check: {
  readonly id: string;
  readonly subject: string;
  readonly needs: Interface;
  readonly call: string;
  readonly statuses: readonly number[];
  readonly ask: (context: Context) => Promise<Answer>;
}): Check => ({
  id: check.id,
  subject: check.subject,
  needs: [check.needs],
  async run(context) {
    const answer = await check.ask(context);
    const problem = statusProblem(check.call, answer, ...check.statuses);
    return judged([problem, ...(problem ? [] : differences(check.call, answer))]);
  },
});

const [NO_STATION] = NO_OP_POSTS;

const failedAction: Check = {
  id: 'errors/failed-action',
  subject: 'An action that fails is answered with `ok: false`, a positive code and a message',
  needs: ['classic'],
  async run(context) {
    const { path, form } = NO_STATION ?? { path: '', form: {} };
    const answer = await (await context.classic()).post(path, form);
    const { ok, code, message } = objectIn(`POST ${path}`, answer);
    return judged([
      statusProblem(`POST ${path}`, answer, 200),
      ok === false ? undefined : `\`ok\` is ${JSON.stringify(ok)} for a station that does not exist`,
      Number.isInteger(code) && Number(code) > 0 ? undefined : `\`code\` is ${JSON.stringify(code)}`,
      typeof message === 'string' ? undefined : `\`message\` is ${JSON.stringify(message)}`,
    ]);
  },
};

const unknownPath: Check = {
  id: 'errors/unknown-path',
  subject: 'A path that does not exist is answered with 404',
  needs: ['classic'],
  async run(context) {
    const answer = await (await context.classic()).get('/conformance-no-such-path.cgi');
    return judged([statusProblem('GET /conformance-no-such-path.cgi', answer, 404)]);
  },
};

const unknownRoute: Check = {
  id: 'errors/versioned-unknown-route',
  subject: 'A route that does not exist is answered with 404 and the error of the versioned API',
  needs: ['versioned'],
  async run(context) {
    const answer = await (await context.versioned()).get(`${V1}/conformance/none`);
    const body = valueIn(answer.text);
    return judged([
      statusProblem(`GET ${V1}/conformance/none`, answer, 404),
      isObject(body) && 'error' in body ? undefined : 'The body is no JSON object with `error`',
    ]);
  },
};

export const errors: readonly Check[] = [
  shaped({
    id: 'errors/not-authorized',
    subject: 'A call without a session is answered with 401 or 403 and an `error` in JSON',
    needs: 'classic',
    call: 'GET /api/info/user',
    statuses: [401, 403],
    ask: context => context.stranger().get('/api/info/user'),
  }),
  shaped({
    id: 'errors/wrong-password',
    subject: 'A wrong password is answered with 401 or 403 and an `error` in JSON',
    needs: 'classic',
    call: 'POST /api/auth',
    statuses: [401, 403],
    ask: context =>
      context.stranger().login({ username: context.options.credentials.username, password: WRONG }),
  }),
  shaped({
    id: 'errors/wrong-method',
    subject: 'Another method is answered with 405 and an `error` in JSON',
    needs: 'classic',
    call: 'POST /stakick.cgi',
    statuses: [405],
    ask: async context => (await context.classic()).get('/stakick.cgi'),
  }),
  failedAction,
  unknownPath,
  shaped({
    id: 'errors/versioned-unauthorized',
    subject: 'A call without a token is answered with 401 and the error of the versioned API',
    needs: 'versioned',
    call: `GET ${V1}/device`,
    statuses: [401],
    ask: context => context.stranger().get(`${V1}/device`),
  }),
  shaped({
    id: 'errors/versioned-wrong-password',
    subject: 'A wrong password at the versioned login is answered with 401 and its error',
    needs: 'versioned',
    call: `POST ${V1}/user/login`,
    statuses: [401],
    ask: context =>
      context.stranger().loginVersioned({ username: context.options.credentials.username, password: WRONG }),
  }),
  shaped({
    id: 'errors/versioned-malformed',
    subject: 'A body that is no JSON is answered with 400 and the error of the versioned API',
    needs: 'versioned',
    call: `POST ${BAD_BODY.path}`,
    statuses: [400],
    ask: async context =>
      (await context.versioned()).send({
        method: 'POST',
        path: BAD_BODY.path,
        headers: { 'content-type': 'application/json' },
        body: BAD_BODY.body,
      }),
  }),
  unknownRoute,
];
