import { writeFileSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { countsOf, type Report, runChecks } from './run.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { terminalReport } from './report/terminal.ts';
import { Differs } from './check.ts';
import { httpBackEnd, NoAnswer, type Time } from './wire/back-end.ts';
import { LIMITS, Line, plainText } from './wire/line.ts';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';

interface Source {
  readonly file?: string | undefined;
  readonly variable: string;
  readonly prompt: string;
}

/** A password from a file, the environment or a prompt that does not show it; never from an argument, which `ps` shows. */
async function passwordFrom({ file, variable, prompt }: Source): Promise<string> {
  if (file !== undefined) return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  const known = process.env[variable];
  if (known !== undefined) return known;
  if (!process.stdin.isTTY) throw new RangeError(`No password: set ${variable}, or give a file`);
  process.stderr.write(prompt);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: true });
  const [typed]: string[] = await once(reader, 'line');
  reader.close();
  process.stderr.write('\n');
  return typed ?? '';
}

/** Exit codes of the command. */
export const Exit = { Holds: 0, Differs: 1, NotChecked: 2, NotRestored: 3 } as const;

interface Output {
  readonly tell: (text: string) => void;
  readonly complain: (text: string) => void;
}

/** The command: returns its exit code. */
export async function conformance(args: readonly string[], { tell, complain }: Output): Promise<number> {
  try {
    const options = optionsOf(args);
    if (options === undefined) {
      tell(HELP);
      return Exit.Holds;
    }
    const { stop, release } = stopOnInterrupt(complain);
    const report = await reportOf(options, stop).finally(release);
    write(report, options);
    tell(terminalReport(report));
    return stop.aborted && report.left.length === 0 ? Exit.NotChecked : exitOf(report);
  } catch (error) {
    const isExpected = error instanceof RangeError || error instanceof NoAnswer || error instanceof Differs;
    if (!isExpected && !isSystemError(error)) throw error;
    complain(`${plainText((error as Error).message)}\n`);
    return Exit.NotChecked;
  }
}

/** The first Ctrl+C lets the check end and restores; the second one ends the process. */
function stopOnInterrupt(complain: Output['complain']) {
  const stopping = new AbortController();
  const interrupt = (): void => {
    stopping.abort();
    complain(
      'The run ends after this check, so that its change is restored. Ctrl+C again ends it at once.\n',
    );
  };
  process.once('SIGINT', interrupt);
  return { stop: stopping.signal, release: () => void process.removeListener('SIGINT', interrupt) };
}

async function reportOf(options: Options, stop: AbortSignal): Promise<Report> {
  const { url, user, viewer, only } = options;
  const password = await passwordFrom({
    file: options.passwordFile,
    variable: 'RADIOLINK_PASSWORD',
    prompt: `Password of ${user}: `,
  });
  const viewerPassword =
    viewer &&
    (await passwordFrom({
      file: options.viewerPasswordFile,
      variable: 'RADIOLINK_VIEWER_PASSWORD',
      prompt: `Password of ${viewer}: `,
    }));
  const line = new Line(httpBackEnd(url, options), realTime, { ...LIMITS, timeoutMs: options.timeoutMs });
  return runChecks(
    line,
    {
      credentials: { username: user, password },
      viewer: viewer && viewerPassword ? { username: viewer, password: viewerPassword } : undefined,
      allowChanges: options.allowChanges,
      patient: options.patient,
      stop,
    },
    ({ id }) => only === undefined || only.some(family => id === family || id.startsWith(`${family}/`)),
  );
}

function write(report: Report, { html, junit, json }: Options): void {
  if (html !== undefined) writeFileSync(html, htmlReport(report));
  if (junit !== undefined) writeFileSync(junit, junitReport(report));
  if (json !== undefined) writeFileSync(json, jsonReport(report));
}

function exitOf(report: Report): number {
  if (report.left.length > 0) return Exit.NotRestored;
  return countsOf(report).differs > 0 ? Exit.Differs : Exit.Holds;
}

const isSystemError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

const HELP = `radiolink-conformance URL: finds out whether a back end answers as the contracts of radiolink say.

  --user NAME           default admin
  --password-file FILE  its password; default RADIOLINK_PASSWORD, else it is asked for
  --viewer NAME         a read-only account, password in RADIOLINK_VIEWER_PASSWORD
  --viewer-password-file FILE
  --allow-changes       also calls what changes something, restores it, and restarts the device twice
  --patient             also waits for what takes minutes: an idle session, a blocked login
  --insecure            accepts any certificate
  --only FAMILY,...     only these families of checks
  --timeout SECONDS     for an answer, default 10
  --html FILE           writes the report as a page
  --junit FILE          writes it for a CI
  --json FILE           writes it for a program
  --help

Ends with 0 when nothing differs, 1 when something does, 2 when nothing could be checked or Ctrl+C stopped it, 3 when a
change could not be restored.
`;

interface Options {
  readonly url: URL;
  readonly user: string;
  readonly passwordFile?: string | undefined;
  readonly viewer?: string | undefined;
  readonly viewerPasswordFile?: string | undefined;
  readonly allowChanges: boolean;
  readonly patient: boolean;
  readonly insecure: boolean;
  readonly only?: readonly string[] | undefined;
  readonly timeoutMs: number;
  readonly html?: string | undefined;
  readonly junit?: string | undefined;
  readonly json?: string | undefined;
}

/** Options of the command; undefined for `--help`. Throws a RangeError for anything else that is wrong. */
function optionsOf(args: readonly string[]): Options | undefined {
  const { values, positionals } = parsed(args);
  if (values.help) return undefined;
  const [address = '', ...rest] = positionals;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || rest.length > 0)
    throw new RangeError('It takes one address: http://… or https://…');
  if (url.username !== '' || url.password !== '')
    throw new RangeError('No password belongs into the address: others on this machine can read it');
  return {
    url,
    user: values.user ?? 'admin',
    passwordFile: values['password-file'],
    viewer: values.viewer,
    viewerPasswordFile: values['viewer-password-file'],
    allowChanges: values['allow-changes'] ?? false,
    patient: values.patient ?? false,
    insecure: values.insecure ?? false,
    only: values.only?.split(','),
    timeoutMs: secondsOf(values.timeout ?? '10') * 1000,
    html: values.html,
    junit: values.junit,
    json: values.json,
  };
}

function secondsOf(text: string): number {
  if (/^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 600) return Number(text);
  throw new RangeError('--timeout takes a whole number from 1 to 600');
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        user: { type: 'string' },
        'password-file': { type: 'string' },
        viewer: { type: 'string' },
        'viewer-password-file': { type: 'string' },
        'allow-changes': { type: 'boolean' },
        patient: { type: 'boolean' },
        insecure: { type: 'boolean' },
        only: { type: 'string' },
        timeout: { type: 'string' },
        html: { type: 'string' },
        junit: { type: 'string' },
        json: { type: 'string' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new RangeError(error instanceof Error ? error.message : String(error));
  }
}

/** Report for a program. */
const jsonReport = (report: Report): string =>
  `${JSON.stringify({ ...report, counts: countsOf(report) }, undefined, 2)}\n`;

const realTime: Time = {
  now: () => performance.now(),
  wait: (milliseconds, signal) => pause(milliseconds, undefined, signal && { signal }).catch(() => undefined),
};
