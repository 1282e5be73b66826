import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { UsageProblem } from './options.ts';
import { isRecording, readRecording } from './read-recording.ts';

const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}

const HAR = JSON.stringify({
  log: {
    entries: [
      {
        startedDateTime: '2026-03-04T10:00:00Z',
        request: { method: 'GET', url: 'http://192.0.2.1/status.cgi' },
        response: { status: 200, content: { text: '{}' } },
      },
    ],
  },
});

describe('a file after --replay', () => {
  it('a file after --replay is a recording by its name or its beginning; a captured status is none', async () => {
    const files = [
      file('a.har', 'broken'),
      file('b.json', ` ${HAR}`),
      file('c.bin', Uint8Array.of(0x1f, 0x8b, 8, 0)),
      file('d.json', '{"host":{},"wireless":{}}'),
      join(folder, 'missing.json'),
    ];
    expect(await isRecording(files)).toEqual(files.slice(0, 3));
  });

  it('gives its answers', async () => {
    expect(await readRecording(file('link.har', HAR))).toMatchObject([{ path: '/status.cgi', status: 200 }]);
  });

  it.each([
    ['broken', () => file('broken.har', '{"log":'), 'cannot be replayed: it is no JSON'],
    ['empty', () => file('empty.har', ''), 'it is no JSON'],
    ['a web page', () => file('page.har', '<html>'), 'it is no JSON'],
    ['missing', () => join(folder, 'missing.har'), 'ENOENT'],
    [
      'packed badly',
      () => file('support.gz', Uint8Array.of(0x1f, 0x8b, 8, ...Array<number>(600).fill(7))),
      'cannot be unpacked',
    ],
    [
      'too large',
      () => {
        const large = file('large.har', HAR);
        truncateSync(large, 300 * 1024 * 1024);
        return large;
      },
      'it has 300 MB; at most 256 MB are read',
    ],
  ])('a file after --replay is refused in words when it is %s', async (_, made, words) => {
    const refused = readRecording(made());
    await expect(refused).rejects.toThrow(UsageProblem);
    await expect(refused).rejects.toThrow(words);
  });
});
