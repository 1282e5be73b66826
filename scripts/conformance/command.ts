import { writeFileSync } from 'node:fs';
import { Differs } from './verdict.ts';
import { HELP, type Options, optionsOf } from './options.ts';
import { passwordFrom } from './passwords.ts';
import { countsOf } from './report/counts.ts';
import { htmlReport } from './report/html.ts';
import { jsonReport } from './report/json.ts';
import { junitReport } from './report/junit.ts';
import { terminalReport } from './report/terminal.ts';
import { type Report, runChecks } from './run.ts';
import { httpBackEnd } from './wire/http-back-end.ts';
import { LIMITS, Line } from './wire/line.ts';
import { NoAnswer } from './wire/no-answer.ts';
import { plainText } from './wire/plain-text.ts';
import { realTime } from './wire/real-time.ts';

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
