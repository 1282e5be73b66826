import { existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Recorder } from '@radiolink/adapters/server/recording/recorder';
import { RecordingFile } from '@radiolink/adapters/server/recording/recording-file';
import { afterAll, describe, expect, it } from 'vitest';
import { UsageProblem } from './options.ts';
import { isRecording, readRecording, reviewRecording } from './recording.ts';

const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: string | Uint8Array): string {
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
      fileOf('a.har', 'broken'),
      fileOf('b.json', ` ${HAR}`),
      fileOf('c.bin', Uint8Array.of(0x1f, 0x8b, 8, 0)),
      fileOf('d.json', '{"host":{},"wireless":{}}'),
      join(folder, 'missing.json'),
    ];
    expect(await isRecording(files)).toEqual(files.slice(0, 3));
  });

  it('gives its answers', async () => {
    expect(await readRecording(fileOf('link.har', HAR))).toMatchObject([
      { path: '/status.cgi', status: 200 },
    ]);
  });

  it.each([
    ['broken', () => fileOf('broken.har', '{"log":'), 'cannot be replayed: it is no JSON'],
    ['empty', () => fileOf('empty.har', ''), 'it is no JSON'],
    ['a web page', () => fileOf('page.har', '<html>'), 'it is no JSON'],
    ['missing', () => join(folder, 'missing.har'), 'ENOENT'],
    [
      'packed badly',
      () => fileOf('support.gz', Uint8Array.of(0x1f, 0x8b, 8, ...Array<number>(600).fill(7))),
      'cannot be unpacked',
    ],
    [
      'too large',
      () => {
        const large = fileOf('large.har', HAR);
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

const reviewFolder = mkdtempSync(join(tmpdir(), 'review-'));
afterAll(() => rmSync(reviewFolder, { recursive: true }));

/** A recording of one request that keeps two words, reviewed with these answers. */
async function review(name: string, ...answers: readonly string[]) {
  const recorder = new Recorder();
  recorder
    .begin({ method: 'GET', path: '/status.cgi?q=Huberhof%20Kirchberg', headers: {}, body: undefined })
    .failed('lost');
  const path = join(reviewFolder, name);
  const file = new RecordingFile(path, recorder, { isReviewed: true });
  const lines: string[] = [];
  const before = readFileSync(path, 'utf8');
  const left = [...answers];
  await reviewRecording(recorder, file, {
    ask: () => Promise.resolve(left.shift()),
    tell: line => void lines.push(line),
  });
  return { path, before, said: lines.join('\n') };
}

describe('reviewRecording', () => {
  it('shows the words that are kept before anything is written, and writes on a yes', async () => {
    const { path, before, said } = await review('yes.har', 'y');
    expect(before).toBe('');
    expect(said).toContain('Huberhof Kirchberg');
    expect(readFileSync(path, 'utf8')).toContain('Huberhof');
  });

  it('replaces the words that a person names, and shows what is left', async () => {
    const { path, said } = await review('named.har', 'Huberhof', 'yes');
    expect(said.split('The recording keeps')[2]).not.toContain('Huberhof');
    const written = readFileSync(path, 'utf8');
    expect(written).not.toContain('Huberhof');
    expect(written).toContain('Kirchberg');
  });

  it('leaves no file after a no, or when the input ends', async () => {
    expect(existsSync((await review('no.har', 'n')).path)).toBe(false);
    expect(existsSync((await review('end.har')).path)).toBe(false);
  });
});
