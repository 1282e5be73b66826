import { V1 } from '../caller/caller.ts';
import { type Check, judged, missing, statusProblem } from '../check.ts';
import { at, objectIn } from './json-body.ts';
import { loginCheck } from './sessions.ts';
import { wrongFields } from './strict-fields.ts';

const formLogin = loginCheck({
  id: 'clients/form-login',
  subject: 'python-airos: login by a form; it keeps the cookie AIROS_* and the header X-CSRF-ID',
  encoding: 'form',
  problems: async caller => [
    /(^|; )AIROS_/.test(caller.cookies.header()) ? undefined : 'There is no cookie AIROS_*',
    caller.csrf ? undefined : 'There is no header X-CSRF-ID',
  ],
});

const otherLogins = (['json', 'multipart'] as const).map(encoding =>
  loginCheck({
    id: `clients/${encoding}-login`,
    subject:
      encoding === 'json'
        ? 'wavecontrol: login by JSON, which it tries before the form'
        : 'Older clients: login by multipart/form-data',
    encoding,
    problems: async caller => [
      statusProblem('A read with its cookie', await caller.get('/api/info/user'), 200),
    ],
  }),
);

const withoutCsrf: Check = {
  id: 'clients/reads-without-csrf',
  subject: 'python-airos, wavecontrol: reads with the cookie alone, without X-CSRF-ID',
  needs: ['classic'],
  async run(context) {
    const caller = await context.open(context.options.credentials);
    const { csrf } = caller;
    caller.csrf = undefined;
    const problems: (string | undefined)[] = [];
    for (const path of ['/status.cgi', '/getcfg.cgi', '/api/warnings'])
      problems.push(statusProblem(`GET ${path}`, await caller.get(path), 200));
    caller.csrf = csrf;
    await caller.logout();
    return judged(problems);
  },
};

const strictStatus: Check = {
  id: 'clients/airos-status',
  subject: 'python-airos: the status has the fields, types and names of modes that it insists on',
  needs: ['classic'],
  async run(context) {
    if (context.offer.formLogin) return judged([], 'Of the generation before: read without these fields');
    const status = objectIn('GET /status.cgi', await (await context.classic()).get('/status.cgi'));
    if (status['airfiber'] !== undefined) return judged([], 'An airFiber, which it does not read');
    return judged(wrongFields(status, 'airos'));
  },
};

const airosCalls: Check = {
  id: 'clients/airos-firmware-calls',
  subject: 'python-airos: asks for an update and its progress by POST with JSON',
  needs: ['classic'],
  async run(context) {
    const caller = await context.classic();
    const check = await caller.json('POST', '/api/fw/update-check', { force: true });
    if (check.status === 404) return missing('Firmware: check for updates (#/system)');
    const progress = await caller.json('POST', '/api/fw/download-progress', {});
    const { update } = objectIn('POST /api/fw/update-check', check);
    const { progress: percent } = objectIn('POST /api/fw/download-progress', progress);
    return judged([
      typeof update === 'boolean' ? undefined : '`update` of the check is no boolean',
      Number.isInteger(percent) ? undefined : '`progress` of the download is no integer',
    ]);
  },
};

const olderLogin: Check = {
  id: 'clients/airos-6-login',
  subject: 'python-airos with airOS 6: GET and POST /login.cgi, then /index.cgi, all with the cookie alone',
  needs: ['form-login'],
  async run(context) {
    const caller = context.stranger();
    await caller.get('/login.cgi');
    const hadCookie = /AIROS_/.test(caller.cookies.header());
    const login = await caller.post('/login.cgi', { ...context.options.credentials, uri: '/index.cgi' });
    const index = await caller.get('/index.cgi');
    const status = await caller.get('/status.cgi');
    return judged([
      hadCookie ? undefined : 'GET /login.cgi sets no cookie AIROS_*',
      statusProblem('POST /login.cgi', login, 302),
      statusProblem('GET /index.cgi', index, 200),
      statusProblem('GET /status.cgi', status, 200),
    ]);
  },
};

/** wavecontrol takes the first of these that is there for the name of the device. */
const NAMES = ['name', 'hostname', 'deviceName'];

const wavecontrol: Check = {
  id: 'clients/wavecontrol-reads',
  subject: 'wavecontrol: identification, statistics and name have the fields and integers that it insists on',
  needs: ['versioned'],
  async run(context) {
    const caller = await context.versioned();
    const device = objectIn('GET /device', await caller.get(`${V1}/device`));
    const statistics = objectIn('GET /statistics', firstOf(await caller.get(`${V1}/statistics`)));
    const system = objectIn('GET /system', await caller.get(`${V1}/system`));
    const hasName = NAMES.some(name => typeof at(system, name) === 'string');
    return judged([
      ...wrongFields(device, 'device'),
      ...wrongFields(statistics, 'statistics'),
      hasName ? undefined : `The system has none of ${NAMES.join(', ')}`,
    ]);
  },
};

/** The statistics come as a list of one. */
function firstOf<T extends { readonly text: string }>(answer: T): T {
  try {
    const value: unknown = JSON.parse(answer.text);
    return Array.isArray(value) ? { ...answer, text: JSON.stringify(value[0] ?? null) } : answer;
  } catch {
    return answer;
  }
}

export const clientHabits: readonly Check[] = [
  formLogin,
  ...otherLogins,
  withoutCsrf,
  strictStatus,
  airosCalls,
  olderLogin,
  wavecontrol,
];
