import { assert, integer, jsonValue, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aHar, type Exchange } from './har.mother.ts';
import { readHar } from './read-har.ts';
import { UnreadableRecording } from './recorded-answer.ts';

const text = (...exchanges: readonly Exchange[]) => JSON.stringify(aHar(...exchanges));

function failureOf(content: string): unknown {
  try {
    readHar(content);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('a HAR file of a browser', () => {
  it('gives the calls of the radio, by time from the first, without files and other hosts', () => {
    const answers = readHar(
      text(
        { url: 'https://fonts.example/a.css' },
        { url: 'https://192.0.2.1/status.cgi?_=7', at: 2000, took: 10, body: '{"host":{}}' },
        { url: 'https://192.0.2.1/static/main.js', at: 0 },
        { url: 'https://192.0.2.1/api/info/public?include_langs=true', at: 100, took: 5 },
      ),
    );
    expect(answers.map(({ path, atMs, query }) => ({ path, atMs, query }))).toEqual([
      { path: '/api/info/public', atMs: 0, query: 'include_langs=true' },
      { path: '/status.cgi', atMs: 1905, query: '' },
    ]);
    expect(answers[1]?.body.toString()).toBe('{"host":{}}');
  });

  it('a HAR file of a browser is read with a byte order mark, packed bodies and fields of a form', () => {
    const har = aHar({ method: 'POST', url: 'http://192.0.2.1/api/x', body: btoa('{"a":1}') });
    const [entry] = har.log.entries;
    if (entry === undefined) throw new Error('there is an entry');
    entry.response.content.encoding = 'base64';
    entry.request.postData = { mimeType: '', params: [{ name: 'b', value: 'c d' }] };
    const [answer] = readHar(`\uFEFF${JSON.stringify(har)}`);
    expect(answer?.body.toString()).toBe('{"a":1}');
    expect(answer?.requestBody).toBe('b=c+d');
  });

  it('a HAR file of a browser has no answer where the page ended a request, and a lost device where the connection failed', () => {
    const lost = (error: string, path: string) => ({
      url: `http://192.0.2.1${path}`,
      status: 0,
      error,
      body: '',
    });
    const answers = readHar(
      text(
        { url: 'http://192.0.2.1/status.cgi' },
        lost('net::ERR_ABORTED', '/api/a'),
        lost('net::ERR_CONNECTION_TIMED_OUT', '/api/b'),
      ),
    );
    expect(answers.map(({ path, status }) => [path, status])).toEqual([
      ['/status.cgi', 200],
      ['/api/b', 0],
    ]);
  });
});

describe('a file that is no recording', () => {
  it.each([
    ['nothing', '', 'it is no JSON'],
    [
      'an export that was cut off',
      text({ url: 'http://192.0.2.1/status.cgi' }).slice(0, -40),
      'cut off cannot',
    ],
    ['another JSON', '{"a":1}', 'it has no "log.entries"'],
    ['entries that are none', '{"log":{"entries":{}}}', 'it has no "log.entries"'],
    [
      'a page without a radio',
      text({ url: 'https://news.example/index.html' }),
      'it holds no answer of a radio',
    ],
    ['damaged entries alone', '{"log":{"entries":[1,null,{},{"request":{"url":5}}]}}', 'it holds no answer'],
  ])('a file that is no recording is refused in words: %s', (_, content, words) => {
    expect(() => readHar(content)).toThrow(UnreadableRecording);
    expect(() => readHar(content)).toThrow(words);
  });

  it('a file that is no recording is refused when it has more entries than any recording', () => {
    const many = `{"log":{"entries":[${'1,'.repeat(200_000)}1]}}`;
    expect(() => readHar(many)).toThrow('it has 200001 entries');
  });

  it('never fails in another way', () => {
    assert(
      property(jsonValue(), string(), integer({ min: 0, max: 300 }), (value, word, cut) => {
        const whole = text({ url: 'http://192.0.2.1/status.cgi', body: word });
        for (const content of [JSON.stringify({ log: { entries: [value] } }), whole.slice(0, cut), word]) {
          const failure = failureOf(content);
          expect(failure === undefined || failure instanceof UnreadableRecording).toBe(true);
        }
      }),
    );
  });
});
