import { comparableQuery, type RecordedAnswer, UnreadableRecording } from './recorded-answer.ts';

const MOST_ENTRIES = 200_000;
/** What the device serves beside its interface's own files. */
const CALL = /\.cgi\/?$|^\/api\//i;

type Json = Readonly<Record<string, unknown>>;

/** An entry whose device is not decided yet. */
interface Read extends RecordedAnswer {
  readonly origin: string;
}

/**
 * The answers of a HAR file, of this program or exported from the developer tools of a browser: those of one device, in
 * their order in time. Throws `UnreadableRecording` for another text, and when no device answered in it.
 */
export function readHar(text: string): readonly RecordedAnswer[] {
  const entries = entriesOf(text).flatMap(readEntry);
  const origin = originOfDevice(entries);
  const ofDevice = entries.filter(entry => entry.origin === origin && isReplayable(entry));
  if (origin === undefined || ofDevice.length === 0)
    throw new UnreadableRecording(
      'it holds no answer of a radio. Export it with contents while its page is open.',
    );
  const first = Math.min(...ofDevice.map(({ atMs }) => atMs));
  return ofDevice.map(entry => ({ ...entry, atMs: entry.atMs - first })).sort((a, b) => a.atMs - b.atMs);
}

function entriesOf(text: string): readonly unknown[] {
  const log = section(parse(text), 'log');
  const entries = log?.entries;
  if (!Array.isArray(entries))
    throw new UnreadableRecording('it is JSON but no HAR: it has no "log.entries".');
  if (entries.length > MOST_ENTRIES)
    throw new UnreadableRecording(`it has ${entries.length} entries; at most ${MOST_ENTRIES} are replayed.`);
  return entries as readonly unknown[];
}

function parse(text: string): unknown {
  try {
    // Some browsers begin the file with a byte order mark.
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableRecording(
      `it is no JSON (${reason}). An export that was cut off cannot be replayed.`,
    );
  }
}

/** Of a damaged entry nothing is taken; the others count. */
function readEntry(entry: unknown): readonly Read[] {
  const [request, response] = [section(entry, 'request'), section(entry, 'response')];
  const [url, method] = [request?.url, request?.method];
  const at = Date.parse(String(field(entry, 'startedDateTime')));
  const took = Number(field(entry, 'time'));
  if (typeof url !== 'string' || typeof method !== 'string' || !URL.canParse(url) || Number.isNaN(at))
    return [];
  const { origin, pathname, search } = new URL(url);
  const status = Number(response?.status);
  const body = bodyOf(section(response, 'content'));
  // Answered by the browser without the device, ended by the page, or exported without its content.
  const hasEnded = status >= 200 && status <= 599 && body !== undefined;
  const isLost = status === 0 && isConnectionError(field(entry, '_error'));
  if (!hasEnded && !isLost) return [];
  return [
    {
      origin,
      // An answer exists from when it came, not from when it was requested.
      atMs: at + (Number.isFinite(took) ? Math.max(0, took) : 0),
      method: method.toUpperCase(),
      path: pathname,
      query: comparableQuery(search),
      requestBody: postText(section(request, 'postData')),
      status: isLost ? 0 : status,
      headers: headersOf(response?.headers),
      body: body ?? Buffer.alloc(0),
    },
  ];
}

/** The page or the browser may also have ended a request: that is no loss of the device. */
const isConnectionError = (error: unknown): boolean =>
  typeof error === 'string' && error !== '' && !/ABORTED|BLOCKED|CANCEL/i.test(error);

function bodyOf(content: Json | undefined): Buffer | undefined {
  const text = content?.text;
  // An empty answer has no text in an export either.
  if (typeof text !== 'string')
    return content?.size === 0 || content?.size === -1 ? Buffer.alloc(0) : undefined;
  return Buffer.from(text, content?.encoding === 'base64' ? 'base64' : 'utf8');
}

function postText(postData: Json | undefined): string | undefined {
  if (typeof postData?.text === 'string' && postData.text !== '') return postData.text;
  if (!Array.isArray(postData?.params)) return undefined;
  const fields = (postData.params as readonly unknown[]).map((each): [string, string] => [
    String(field(each, 'name')),
    String(field(each, 'value') ?? ''),
  ]);
  return new URLSearchParams(fields).toString();
}

function headersOf(headers: unknown): RecordedAnswer['headers'] {
  if (!Array.isArray(headers)) return [];
  return (headers as readonly unknown[]).flatMap(each => {
    const [name, value] = [field(each, 'name'), field(each, 'value')];
    return typeof name === 'string' && typeof value === 'string'
      ? [[name.toLowerCase(), value] as const]
      : [];
  });
}

/** The one to which most calls of a radio's interface went. */
function originOfDevice(entries: readonly Read[]): string | undefined {
  const calls = new Map<string, number>();
  for (const { origin, path } of entries)
    if (CALL.test(path)) calls.set(origin, (calls.get(origin) ?? 0) + 1);
  return [...calls].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Files of the device's own interface are not taken: those of this one are served. */
const isReplayable = ({ path }: Read): boolean => CALL.test(path);

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Json)[name] : undefined;
}

function section(value: unknown, name: string): Json | undefined {
  const part = field(value, name);
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as Json) : undefined;
}
