import type { RecordedAnswer } from './recorded-answer.ts';
import type { Recording } from './recording.ts';

const STATUS = '/status.cgi';
const PUBLIC_INFO = '/api/info/public';
const LOGIN = '/api/auth';
const V1 = '/api/v1.0';

type Json = Readonly<Record<string, unknown>>;

/**
 * Answers without which no page opens, for a recording that began within a session: public info, the login, the user.
 * They are made of what the recording holds. A call that it has is not among them.
 */
export function startAnswers(recording: Recording): readonly RecordedAnswer[] {
  const isClassic =
    recording.has('GET', STATUS) || recording.has('POST', LOGIN) || recording.has('GET', PUBLIC_INFO);
  const made = isClassic ? classicStart(recording) : versionedStart(recording);
  return made.filter(({ method, path }) => !recording.has(method, path));
}

function classicStart(recording: Recording): readonly RecordedAnswer[] {
  const host = section(recording.json('GET', STATUS), 'host');
  const user = recording.json('GET', '/api/info/user');
  return [
    answer('GET', PUBLIC_INFO, {
      product_name: host?.devmodel ?? '',
      setup_complete: true,
      default_password: false,
      ui_lang: 'en_US',
      uservice_active: false,
      ui_langs: [{ lang: 'English', code: 'en_US' }],
    }),
    answer(
      'POST',
      LOGIN,
      {
        boardinfo: '',
        utoken: '',
        readOnlyUser: user?.readOnly === true,
        fullVersion: host?.fwversion ?? '',
      },
      [['x-csrf-id', 'replay']],
    ),
    answer('GET', '/api/info/user', {
      username: 'admin',
      readOnly: false,
      sso: false,
      account_url: '',
      avatar: '',
    }),
  ];
}

function versionedStart(recording: Recording): readonly RecordedAnswer[] {
  const identification = section(recording.json('GET', `${V1}/device`), 'identification');
  return [
    { ...answer('GET', PUBLIC_INFO, {}), status: 404, body: Buffer.alloc(0) },
    answer('GET', `${V1}/public/device`, {
      ...identification,
      setupComplete: true,
      defaultPassword: false,
      uiLang: 'en_US',
    }),
    answer('POST', `${V1}/user/login`, { error: 0, statusCode: 200 }, [['x-auth-token', 'replay']]),
  ];
}

function answer(
  method: string,
  path: string,
  body: Json,
  headers: RecordedAnswer['headers'] = [],
): RecordedAnswer {
  return {
    atMs: 0,
    method,
    path,
    query: '',
    requestBody: undefined,
    status: 200,
    headers: [['content-type', 'application/json; charset=utf-8'], ...headers],
    body: Buffer.from(JSON.stringify(body)),
  };
}

function section(json: Json | undefined, name: string): Json | undefined {
  const part = json?.[name];
  return typeof part === 'object' && part !== null ? (part as Json) : undefined;
}
