import { V1 } from '../../caller/caller.ts';
import { type Editable, type Fault, inside, onAnswers, onJson, withHeader } from './fault.ts';

const STATUS = '/status.cgi';

/** Leaves a field out of the status. */
function without(path: string, finds = `needed/GET ${STATUS} ${path}`): Fault {
  const names = path.split('.');
  return onJson(`the status without ${path}`, finds, STATUS, body => {
    delete inside(body, ...names.slice(0, -1))[names.at(-1) ?? ''];
  });
}

const STATUS_FIELDS = [
  'host',
  'wireless',
  'interfaces',
  'host.hostname',
  'host.devmodel',
  'host.fwversion',
  'host.uptime',
  'host.netrole',
  'wireless.mode',
  'wireless.essid',
  'wireless.frequency',
  'wireless.txpower',
  'wireless.sta',
  'interfaces.0.ifname',
  'interfaces.0.status',
  'interfaces.0.hwaddr',
];

const ofStation = (name: string): Fault =>
  onJson(`a station without ${name}`, `needed/GET ${STATUS} station ${name}`, STATUS, body => {
    const [first] = inside(body, 'wireless')['sta'] as Editable[];
    delete first?.[name];
  });

const ofCall = (path: string, name: string): Fault =>
  onJson(`${path} without ${name}`, `needed/GET ${path} ${name}`, path, body => {
    delete body[name];
  });

const ofLogin = (name: string): Fault =>
  onJson(`a login without ${name}`, `needed/POST /api/auth ${name}`, '/api/auth', body => {
    delete body[name];
  });

/** Faults of omission: what the interface cannot do without is left out. */
export const omissionFaults: readonly Fault[] = [
  ...STATUS_FIELDS.map(path => without(path)),
  ...['mac', 'signal', 'uptime', 'remote'].map(ofStation),
  ...['product_name', 'setup_complete'].map(name => ofCall('/api/info/public', name)),
  ...['username', 'readOnly'].map(name => ofCall('/api/info/user', name)),
  ...['boardinfo', 'utoken'].map(ofLogin),
  onAnswers('a login without the header X-CSRF-ID', 'needed/POST /api/auth X-CSRF-ID', '/api/auth', answer =>
    withHeader(answer, 'x-csrf-id', undefined),
  ),
  onAnswers('a configuration that is cut in half', 'needed/GET /getcfg.cgi whole', '/getcfg.cgi', answer => ({
    ...answer,
    text: answer.text.slice(0, answer.text.lastIndexOf('\n', answer.text.length / 2) + 1),
  })),
  onAnswers(
    'a configuration that ends within a line',
    'needed/GET /getcfg.cgi end',
    '/getcfg.cgi',
    answer => ({
      ...answer,
      text: answer.text.slice(0, -10),
    }),
  ),
  ...(['mac', 'model', 'firmwareVersion'] as const).map(
    (name): Fault => ({
      ...onJson(
        `the versioned device without ${name}`,
        `needed/GET ${V1}/device identification.${name}`,
        `${V1}/device`,
        body => {
          delete inside(body, 'identification')[name];
        },
      ),
      profile: 'wave',
    }),
  ),
];
