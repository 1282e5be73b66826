import type { VirtualRadio } from '@radiolink/virtual-radio';
import { ADMIN } from './radio.ts';
import type { VersionedConfiguration } from './versioned-places.ts';

type Json = Readonly<Record<string, unknown>>;

/** A caller beside the browser: it reads by the classic calls, and with the token by the versioned ones. */
export interface DeviceReader {
  /** Value of a key in what the device starts with next time, by `getcfg.cgi`; undefined where there is no such line. */
  configuration(): Promise<ReadonlyMap<string, string>>;
  /** The same as the versioned API reports it. */
  versioned(): Promise<VersionedConfiguration>;
  /** Puts lines into the configuration, applies and saves it. */
  put(lines: Readonly<Record<string, string>>): Promise<void>;
  /** Tests lines as another session does from another place. */
  test(lines: Readonly<Record<string, string>>): Promise<void>;
  /** Uploads a backup, by `/api/cfg`: the configuration with these lines in it. It waits on the device. */
  stage(lines: Readonly<Record<string, string>>): Promise<void>;
  /** Sets another password of the administrator, which ends every other session of that account. */
  changePassword(from: string, to: string): Promise<void>;
  /** Seconds until the running test is reverted, as the device counts them; 0 without one. */
  testSecondsLeft(): Promise<number>;
}

const ORIGIN = 'http://radio.example';
const CALLER = { address: '192.0.2.200' };

/** Logs in beside the browser. */
export async function readDevice(radio: VirtualRadio): Promise<DeviceReader> {
  const form = new URLSearchParams({ hide_rd: 'true', ...ADMIN });
  const login = await radio.fetch(new Request(`${ORIGIN}/api/auth`, { method: 'POST', body: form }), CALLER);
  const { utoken = '' } = (await login.json()) as { utoken?: string };
  const headers = {
    cookie: login.headers
      .getSetCookie()
      .map(line => line.split(';')[0])
      .join('; '),
    'x-csrf-id': login.headers.get('x-csrf-id') ?? '',
  };
  const text = async () =>
    (await radio.fetch(new Request(`${ORIGIN}/getcfg.cgi`, { headers }), CALLER)).text();
  const changed = async (lines: Readonly<Record<string, string>>): Promise<string> =>
    [...new Map([...linesOf(await text()), ...Object.entries(lines)])]
      .map(([key, value]) => `${key}=${value}\n`)
      .join('');
  const accepted = async (request: Request): Promise<void> => {
    const answer = await radio.fetch(request, CALLER);
    if (!answer.ok) throw new Error(`The device refused the configuration: ${answer.status}.`);
  };
  const write = async (
    lines: Readonly<Record<string, string>>,
    flags: Readonly<Record<string, string>>,
  ): Promise<void> => {
    const body = new URLSearchParams({ cfgData: await changed(lines), ...flags });
    await accepted(new Request(`${ORIGIN}/writecfg.cgi`, { method: 'POST', headers, body }));
  };
  return {
    configuration: async () => linesOf(await text()),
    versioned: async () => {
      const json = async (path: string): Promise<Json> => {
        const request = new Request(`${ORIGIN}/api/v1.0${path}`, { headers: { 'x-auth-token': utoken } });
        return (await (await radio.fetch(request, CALLER)).json()) as Json;
      };
      const whole = await json('/system/airos/configuration');
      const { interfaces } = whole['wireless'] as { interfaces: readonly Json[] };
      const is60GHz = ({ frequency }: Json) => (frequency as Json)['band'] === 60_000;
      return {
        system: whole['system'] as Json,
        five: interfaces.find(one => !is60GHz(one)) ?? {},
        sixty: interfaces.find(is60GHz) ?? {},
        airmax: await json('/system/airmax/configuration/wireless'),
      };
    },
    put: lines => write(lines, {}),
    changePassword: (oldPwd, pwd) =>
      accepted(
        new Request(`${ORIGIN}/pwd.cgi`, {
          method: 'POST',
          headers,
          body: new URLSearchParams({ change: 'yes', oldPwd, pwd }),
        }),
      ),
    testSecondsLeft: async () => {
      const answer = await radio.fetch(new Request(`${ORIGIN}/test_mode.cgi`, { headers }), CALLER);
      return ((await answer.json()) as { time_left: number }).time_left;
    },
    test: lines => write(lines, { testmode: 'yes' }),
    stage: async lines => {
      const body = new FormData();
      body.append('cfgfile', new File([await changed(lines)], 'backup.cfg'));
      await accepted(new Request(`${ORIGIN}/api/cfg`, { method: 'POST', headers, body }));
    },
  };
}

function linesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split('\n')
      .filter(line => line.includes('='))
      .map(line => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
