import { parseArgs } from 'node:util';

export const HELP = `radiolink-conformance URL: finds out whether a back end answers as the contracts of radiolink say.

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

export interface Options {
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
export function optionsOf(args: readonly string[]): Options | undefined {
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
