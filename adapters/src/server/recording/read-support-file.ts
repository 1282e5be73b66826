import { gunzipSync } from 'node:zlib';
import { type RecordedAnswer, UnreadableRecording } from './recorded-answer.ts';

const BLOCK = 512;
const LARGEST_BYTES = 256 * 1024 * 1024;
const FIRST_SETTING = /^[a-z][\w-]*(?:\.[\w-]+)+=/m;

interface Member {
  readonly name: string;
  readonly data: Buffer;
}

/**
 * The answers that a device's support file holds, by what its members are: status, configuration, board info, log,
 * objects of the versioned API. Throws `UnreadableRecording` when there is none.
 */
export function readSupportFile(file: Buffer): readonly RecordedAnswer[] {
  const members = membersOf(unpacked(file));
  const answers = members.flatMap(answersOf);
  if (!answers.some(({ path }) => path === '/status.cgi' || /\/(?:statistics|device)$/.test(path)))
    throw new UnreadableRecording(
      `this support file holds no status (${members.length} members). A recording or an export of the browser does.`,
    );
  // Of the same call the last member counts, as a support file may hold older copies.
  return [...new Map(answers.map(answer => [`${answer.method} ${answer.path}`, answer])).values()];
}

function unpacked(file: Buffer): Buffer {
  if (file[0] !== 0x1f || file[1] !== 0x8b) return file;
  try {
    return gunzipSync(file, { maxOutputLength: LARGEST_BYTES });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UnreadableRecording(`it cannot be unpacked (${reason}).`);
  }
}

/** Members of a tar archive. One that ends too early gives those before. */
function membersOf(archive: Buffer): readonly Member[] {
  const members: Member[] = [];
  let place = 0;
  while (place + BLOCK <= archive.length) {
    const header = archive.subarray(place, place + BLOCK);
    const name = header.toString('latin1', 0, 100).replace(/\0.*$/s, '');
    if (name === '') break;
    if (header.toString('latin1', 257, 262) !== 'ustar')
      throw new UnreadableRecording('it is neither a HAR file nor the support file of a device.');
    const size = Number.parseInt(header.toString('latin1', 124, 136).replaceAll(/[^0-7]/g, ''), 8);
    if (!Number.isInteger(size)) break;
    place += BLOCK;
    const isFile = /^[0\0]$/.test(header.toString('latin1', 156, 157));
    if (isFile) members.push({ name, data: archive.subarray(place, place + size) });
    place += Math.ceil(size / BLOCK) * BLOCK;
  }
  return members;
}

function answersOf({ name, data }: Member): readonly RecordedAnswer[] {
  const text = data.toString('utf8');
  const json = jsonOf(text);
  const first: unknown = Array.isArray(json) ? json[0] : json;
  if (has(json, 'host') && has(json, 'wireless')) return [answerOf('/status.cgi', JSON_TYPE, text)];
  if (has(first, 'device') && has(first, 'wireless') && !has(first, 'host'))
    return [answerOf('/api/v1.0/statistics', JSON_TYPE, text)];
  if (has(json, 'identification') && has(json, 'capabilities'))
    return [answerOf('/api/v1.0/device', JSON_TYPE, text)];
  if (json !== undefined) return [];
  if (/(?:^|\/)(?:messages|syslog|log)(?:\.txt|\.log)?$/i.test(name))
    return [answerOf('/api/logs', JSON_TYPE, JSON.stringify({ enabled: true, lines: linesOf(text) }))];
  return FIRST_SETTING.test(text) && /^radio\.|^netconf\.|^users\./m.test(text)
    ? [answerOf('/getcfg.cgi', TEXT_TYPE, text)]
    : [];
}

const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

function answerOf(path: string, type: string, text: string): RecordedAnswer {
  return {
    atMs: 0,
    method: 'GET',
    path,
    query: '',
    requestBody: undefined,
    status: 200,
    headers: [['content-type', type]],
    body: Buffer.from(text),
  };
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter(line => line !== '');

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const has = (value: unknown, name: string): boolean =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Readonly<Record<string, unknown>>)[name] === 'object';
