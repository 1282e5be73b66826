import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditJob, Limits } from './fleet.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What a worker process is told by its environment. */
export interface WorkerSettings {
  readonly redisUrl: string;
  readonly login: {
    readonly username: string;
    readonly password: string;
    readonly tls: 'verify' | 'pin' | 'insecure';
    /** Where certificates are remembered. */
    readonly pins: string;
  };
  readonly limits: Limits;
  /** Folder of the configurations that were read. */
  readonly store: string;
  /** How many times as fast the clocks of virtual radios run; 1 for real ones. */
  readonly speed: number;
  readonly queues: readonly { readonly kind: QueueKind; readonly name: string }[];
}

const QUEUE_KINDS = ['audit', 'links', 'sectors'] as const;
type QueueKind = (typeof QUEUE_KINDS)[number];
const TLS_CHECKS = ['verify', 'pin', 'insecure'] as const;

/** Reads the environment of a worker; an empty variable is one that is not set. @throws RangeError that names what is wrong */
export function workerSettings(env: Environment): WorkerSettings {
  const store = given(env, 'RADIOLINK_STORE') ?? 'configurations';
  return {
    redisUrl: redisUrlOf(env),
    login: {
      username: given(env, 'RADIOLINK_USER') ?? 'ubnt',
      password: passwordOf(env),
      tls: oneOf('RADIOLINK_TLS', TLS_CHECKS, given(env, 'RADIOLINK_TLS') ?? 'pin'),
      pins: join(store, 'certificates.json'),
    },
    limits: {
      perSiteAndSecond: wholeNumber(env, 'RADIOLINK_PER_SITE', 2),
      failures: wholeNumber(env, 'RADIOLINK_MOST_FAILURES', 5),
      lockMs: wholeNumber(env, 'RADIOLINK_LOCK_MS', 30_000),
    },
    store,
    speed: wholeNumber(env, 'RADIOLINK_SPEED', 1),
    queues: (given(env, 'RADIOLINK_QUEUES') ?? QUEUE_KINDS.join(',')).split(',').map(queueOf),
  };
}

/** Where Redis is. The failure does not quote it: it may hold a password. @throws RangeError */
export function redisUrlOf(env: Environment): string {
  const url = given(env, 'REDIS_URL') ?? 'redis://127.0.0.1:6379';
  if (/^rediss?:\/\/./.test(url) && URL.canParse(url)) return url;
  throw new RangeError('REDIS_URL must be an address such as redis://127.0.0.1:6379.');
}

const AUDIT_USAGE =
  'Usage: node dist/audit.js SITE URL… puts radios of a site into the queue, such as ridge https://192.0.2.10';

/** The radios that a command line names, each once. @throws RangeError */
export function auditJobsOf(args: readonly string[]): readonly AuditJob[] {
  const [site = '', ...urls] = args;
  if (urls.length === 0) throw new RangeError(AUDIT_USAGE);
  if (/^https?:\/\//i.test(site))
    throw new RangeError(`The first argument is the name of a site, not an address.\n${AUDIT_USAGE}`);
  return [...new Set(urls.map(originOf))].map(url => ({ url, site }));
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new RangeError(
      `${text.includes('@') ? 'An address' : text} is no address of a radio.\n${AUDIT_USAGE}`,
    );
  if (url.username !== '' || url.password !== '')
    throw new RangeError('An address holds no user and no password: the workers have them.');
  return url.origin;
}

/** Makes the folder of the configurations, which only its owner can read. @throws RangeError */
export function makeStore(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (reason) {
    const code = reason instanceof Error && 'code' in reason ? ` (${String(reason.code)})` : '';
    throw new RangeError(`RADIOLINK_STORE: the folder ${folder} cannot be made${code}.`, { cause: reason });
  }
}

/** Does something of which a RangeError is wrong usage: it ends the program with its sentence and exit code 2. */
export function orUsageLine<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (reason) {
    if (!(reason instanceof RangeError)) throw reason;
    process.stderr.write(`${reason.message}\n`);
    process.exit(2);
  }
}

function given(env: Environment, name: string): string | undefined {
  return env[name] === '' ? undefined : env[name];
}

/** An empty password would be refused at every radio, and three refusals block this address there. */
function passwordOf(env: Environment): string {
  const password = given(env, 'RADIOLINK_PASSWORD');
  if (password === undefined)
    throw new RangeError('No password: set RADIOLINK_PASSWORD to the password of the radios.');
  return password;
}

function wholeNumber(env: Environment, name: string, usual: number): number {
  const text = given(env, name);
  if (text === undefined) return usual;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new RangeError(`${name} is "${text}": it must be a whole number from 1, such as ${usual}.`);
  return Number(text);
}

function oneOf<Value extends string>(name: string, values: readonly Value[], text: string): Value {
  const found = values.find(value => value === text);
  if (found === undefined) throw new RangeError(`${name} is "${text}": it must be ${values.join(', ')}.`);
  return found;
}

/** `audit`, or `audit:name` for a queue of another name. */
function queueOf(text: string): WorkerSettings['queues'][number] {
  const [kind = '', name = kind, ...rest] = text.trim().split(':');
  if (name === '' || rest.length > 0)
    throw new RangeError(
      `RADIOLINK_QUEUES: "${text}" must be a queue, or a queue and a name as audit:north.`,
    );
  return { kind: oneOf('A queue of RADIOLINK_QUEUES', QUEUE_KINDS, kind), name };
}
