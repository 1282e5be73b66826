import { backupProblems } from '@radiolink/domain/configuration';
import { inEnglish } from '@radiolink/domain/settings';
import { type Check, type Context, judged, type Need, type Verdict } from '../check.ts';
import { V1 } from '../caller/caller.ts';
import type { Answer } from '../wire/back-end.ts';
import { at, valueIn } from './json-body.ts';

type Test = (value: unknown) => boolean;

const isObject: Test = value => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText: Test = value => typeof value === 'string' && value.trim() !== '';
const isNumber: Test = value => value !== '' && Number.isFinite(Number(value));
const isList: Test = Array.isArray;
const isFlag: Test = value => typeof value === 'boolean' || value === 0 || value === 1;

/** A field without which the interface lacks something, and what that is. */
interface Needed {
  readonly path: string;
  readonly test: Test;
  readonly lost: string;
  /** The generation before sends another form of the status, without it. */
  readonly isNewer?: true;
  /** An airFiber has one link in a section of its own, and no list of stations or ports: what it sends alone, or what only others send. */
  readonly airfiber?: 'only' | 'never';
}

const STATUS: readonly Needed[] = [
  { path: 'host', test: isObject, lost: 'the whole summary of the device' },
  { path: 'wireless', test: isObject, lost: 'the whole dashboard of the link' },
  { path: 'interfaces', test: isList, lost: 'the Ethernet ports and their traffic', airfiber: 'never' },
  { path: 'host.hostname', test: isText, lost: 'the name of the device' },
  { path: 'host.devmodel', test: isText, lost: 'the model, by which firmware is chosen' },
  { path: 'host.fwversion', test: isText, lost: 'the firmware that runs' },
  { path: 'host.uptime', test: isNumber, lost: 'the uptime, by which a restart is recognised' },
  { path: 'host.netrole', test: isText, lost: 'bridge or router' },
  { path: 'wireless.mode', test: isText, lost: 'access point or station' },
  { path: 'wireless.essid', test: value => typeof value === 'string', lost: 'the SSID' },
  {
    path: 'wireless.frequency',
    test: value => value !== undefined && value !== null && value !== '',
    lost: 'the channel',
  },
  { path: 'wireless.txpower', test: isNumber, lost: 'the transmit power', airfiber: 'never' },
  { path: 'airfiber.txpower', test: isNumber, lost: 'the transmit power', airfiber: 'only' },
  { path: 'airfiber.linkstate', test: isText, lost: 'the state of the link', airfiber: 'only' },
  { path: 'airfiber.linkmode', test: isText, lost: 'master or slave', airfiber: 'only' },
  { path: 'wireless.sta', test: isList, lost: 'the link and the stations', isNewer: true, airfiber: 'never' },
  { path: 'interfaces.0.ifname', test: isText, lost: 'the name of a port', airfiber: 'never' },
  { path: 'interfaces.0.status', test: isObject, lost: 'the state of a port', airfiber: 'never' },
  {
    path: 'interfaces.0.hwaddr',
    test: isText,
    lost: 'the address by which the device is recognised',
    airfiber: 'never',
  },
];

/** Of each station that is connected. */
const STATION: readonly Needed[] = [
  { path: 'mac', test: isText, lost: 'the page of a station, which is found by it' },
  { path: 'signal', test: isNumber, lost: 'the level of a station' },
  { path: 'uptime', test: isNumber, lost: 'since when a station is connected' },
  { path: 'remote', test: isObject, lost: 'the remote end of a link' },
];

const OF_CALLS: readonly (readonly [path: string, fields: readonly Needed[]])[] = [
  ['/status.cgi', STATUS],
  [
    '/api/info/public',
    [
      { path: 'product_name', test: isText, lost: 'the product on the login page' },
      { path: 'setup_complete', test: isFlag, lost: 'whether the first setup is due' },
    ],
  ],
  [
    '/api/info/user',
    [
      { path: 'username', test: isText, lost: 'who is logged in' },
      { path: 'readOnly', test: isFlag, lost: 'whether changes are offered' },
    ],
  ],
];

const fieldChecks = OF_CALLS.flatMap(([path, fields]) =>
  fields.map(
    (field): Check => ({
      id: `needed/GET ${path} ${field.path}`,
      subject: `GET ${path} has ${field.path}: without it the interface lacks ${field.lost}`,
      needs: ['classic'],
      async run(context) {
        if (field.isNewer && context.offer.formLogin)
          return judged([], 'Of the generation before: read in another form');
        const body = valueIn((await (await context.classic()).get(path)).text);
        const isAirfiber = isObject(at(body, 'airfiber'));
        if (field.airfiber === (isAirfiber ? 'never' : 'only'))
          return judged(
            [],
            isAirfiber ? 'Of an airFiber: its link is in `airfiber`' : 'Of an airFiber alone',
          );
        return judged([lacking(`GET ${path}`, body, field)]);
      },
    }),
  ),
);

const stationChecks = STATION.map(
  (field): Check => ({
    id: `needed/GET /status.cgi station ${field.path}`,
    subject: `Each station in GET /status.cgi has ${field.path}: without it the interface lacks ${field.lost}`,
    needs: ['classic'],
    async run(context) {
      const status = valueIn((await (await context.classic()).get('/status.cgi')).text);
      const stations = at(status, 'wireless.sta');
      if (!Array.isArray(stations) || stations.length === 0) return judged([], 'No station is connected');
      return judged(stations.map((station, index) => lacking(`Station ${index}`, station, field)));
    },
  }),
);

const VERSIONED: readonly (readonly [path: string, fields: readonly Needed[]])[] = [
  [
    `${V1}/device`,
    [
      { path: 'identification.mac', test: isText, lost: 'the address by which the device is recognised' },
      { path: 'identification.model', test: isText, lost: 'the model, by which firmware is chosen' },
      { path: 'identification.firmwareVersion', test: isText, lost: 'the firmware that runs' },
    ],
  ],
  [
    `${V1}/statistics`,
    [
      { path: '0.device.uptime', test: isNumber, lost: 'the uptime, by which a restart is recognised' },
      { path: '0.wireless', test: isObject, lost: 'the whole dashboard of the link' },
      { path: '0.interfaces', test: isList, lost: 'the Ethernet ports and their traffic' },
    ],
  ],
];

const versionedChecks = VERSIONED.flatMap(([path, fields]) =>
  fields.map(
    (field): Check => ({
      id: `needed/GET ${path} ${field.path}`,
      subject: `GET ${path} has ${field.path}: without it the interface lacks ${field.lost}`,
      needs: ['versioned'],
      async run(context) {
        const answer = await (await context.versioned()).get(path);
        return judged([lacking(`GET ${path}`, valueIn(answer.text), field)]);
      },
    }),
  ),
);

function lacking(what: string, value: unknown, { path, test, lost }: Needed): string | undefined {
  const found = at(value, path);
  if (test(found)) return undefined;
  return `${what}: ${path} is ${JSON.stringify(found) ?? 'missing'}, so the interface lacks ${lost}`;
}

/** What has to hold of one answer of a session. */
const answerCheck = (
  id: string,
  subject: string,
  needs: readonly Need[],
  judge: (context: Context) => Promise<Verdict>,
): Check => ({ id, subject, needs, run: judge });

const configuration = [
  answerCheck(
    'needed/GET /getcfg.cgi whole',
    'GET /getcfg.cgi gives the whole configuration: written back, what it lacks would be deleted',
    ['classic'],
    async context => {
      const { text } = await (await context.classic()).get('/getcfg.cgi');
      return judged(backupProblems(text).map(problem => `GET /getcfg.cgi: ${inEnglish(problem)}`));
    },
  ),
  answerCheck(
    'needed/GET /getcfg.cgi end',
    'GET /getcfg.cgi ends with a whole line, and gives the same length twice',
    ['classic'],
    async context => {
      const caller = await context.classic();
      const [one, other] = [await caller.get('/getcfg.cgi'), await caller.get('/getcfg.cgi')];
      return judged([cutOff(one), one.text.length === other.text.length ? undefined : DIFFERENT]);
    },
  ),
];
const DIFFERENT = 'GET /getcfg.cgi gives two lengths one after the other';

function cutOff({ text, headers }: Answer): string | undefined {
  const announced = Number(headers.get('content-length') ?? Number.NaN);
  if (announced > Buffer.byteLength(text))
    return `GET /getcfg.cgi announces ${announced} bytes and gives ${Buffer.byteLength(text)}`;
  return text.endsWith('\n') ? undefined : 'GET /getcfg.cgi ends within a line: it was cut off';
}

/** The login of the interface: what it takes from the answer, each by its own check. */
const LOGIN: readonly (readonly [name: string, lost: string, has: (answer: Answer) => boolean])[] = [
  ['X-CSRF-ID', 'every change', ({ headers }) => (headers.get('x-csrf-id') ?? '') !== ''],
  ['boardinfo', 'what the hardware has', ({ text }) => isText(at(valueIn(text), 'boardinfo'))],
  ['utoken', 'the versioned API and the uploads', ({ text }) => isText(at(valueIn(text), 'utoken'))],
];

const loginChecks = LOGIN.map(([name, lost, has]) =>
  answerCheck(
    `needed/POST /api/auth ${name}`,
    `The answer to POST /api/auth has ${name}: without it the interface lacks ${lost}`,
    ['classic'],
    async context => {
      const caller = context.stranger();
      const answer = await caller.login(context.options.credentials);
      const isThere = has(answer);
      await caller.logout();
      return judged([
        isThere ? undefined : `POST /api/auth: ${name} is missing, so the interface lacks ${lost}`,
      ]);
    },
  ),
);

export const neededFields: readonly Check[] = [
  ...loginChecks,
  ...fieldChecks,
  ...stationChecks,
  ...configuration,
  ...versionedChecks,
];
