import { V1 } from '../../caller/caller.ts';
import {
  type Fault,
  inside,
  jsonOf,
  onAnswers,
  onJson,
  onRequests,
  page,
  pathOf,
  withHeader,
} from './fault.ts';

const STATUS = '/status.cgi';

/** Faults in single answers: types, shapes, statuses, headers. */
export const answerFaults: readonly Fault[] = [
  onJson('a field of another type', `schemas/GET ${STATUS}`, STATUS, body => {
    inside(body, 'host')['hostname'] = 7;
  }),
  onJson('a required field is missing', 'schemas/GET /test_mode.cgi', '/test_mode.cgi', body => {
    delete body['active'];
  }),
  onJson('null instead of a list', `schemas/GET ${STATUS}`, STATUS, body => {
    inside(body, 'wireless')['sta'] = null;
  }),
  onJson('a number as text', `schemas/GET ${STATUS}`, STATUS, body => {
    inside(body, 'host')['uptime'] = '154627';
  }),
  onJson('text instead of true or false', 'clients/airos-firmware-calls', '/api/fw/update-check', body => {
    body['update'] = 'false';
  }),
  onJson('a mode with another name', 'clients/airos-status', STATUS, body => {
    inside(body, 'wireless')['mode'] = 'access-point';
  }),
  onJson('no flavor of the firmware', 'clients/wavecontrol-reads', `${V1}/device`, body => {
    delete inside(body, 'identification')['firmware'];
  }),
  onAnswers('a read fails with 500', 'schemas/GET /api/warnings', '/api/warnings', () => ({
    status: 500,
    headers: new Headers(),
    text: '',
  })),
  onAnswers('a body that is cut off', `schemas/GET ${STATUS}`, STATUS, answer => ({
    ...answer,
    text: answer.text.slice(0, answer.text.length / 2),
  })),
  onAnswers('a page instead of JSON, with status 200', 'schemas/GET /api/warnings', '/api/warnings', () =>
    page(200),
  ),
  onAnswers('a page that says it is JSON', 'schemas/GET /api/warnings', '/api/warnings', answer => ({
    ...answer,
    text: page(200).text,
  })),
  onAnswers('JSON that says it is text', 'schemas/GET /api/warnings', '/api/warnings', answer =>
    withHeader(answer, 'content-type', 'text/plain'),
  ),
  onAnswers('an error in another shape', 'errors/not-authorized', '/api/info/user', answer =>
    answer.status === 403 ? jsonOf(403, { message: 'Forbidden' }) : answer,
  ),
  onAnswers(
    'an error of the versioned API in another shape',
    'errors/versioned-unauthorized',
    `${V1}/device`,
    answer => (answer.status === 401 ? jsonOf(401, ['Unauthorized']) : answer),
  ),
  onAnswers('a failed action that says it succeeded', 'errors/failed-action', '/stakick.cgi', answer =>
    answer.status === 200 ? jsonOf(200, { ok: true, code: 0 }) : answer,
  ),
  onAnswers('another method is taken', 'errors/wrong-method', '/stakick.cgi', (answer, { method }) =>
    method === 'GET' ? jsonOf(200, { ok: true, code: 0 }) : answer,
  ),
  onAnswers(
    'a body that is no JSON breaks the server',
    'errors/versioned-malformed',
    `${V1}/tools/ping/start`,
    () => page(500),
  ),
  onRequests('every unknown path is the first page', 'errors/unknown-path', async (sent, send) => {
    const answer = await send(sent);
    return answer.status === 404 && !pathOf(sent).startsWith(V1) ? page(200) : answer;
  }),
  onAnswers('a cache may keep the status', 'headers/classic-not-cached', STATUS, answer =>
    withHeader(answer, 'cache-control', 'max-age=3600'),
  ),
  onRequests('late answers', 'time-outs/status', async (sent, send, { time }) => {
    if (pathOf(sent) === STATUS) await time.wait(6000);
    return send(sent);
  }),
  onRequests('an answer that takes too long', `schemas/GET ${STATUS}`, async (sent, send, { time }) => {
    if (pathOf(sent) === STATUS) await time.wait(30_000);
    return send(sent);
  }),
];
