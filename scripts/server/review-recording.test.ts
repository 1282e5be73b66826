import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Recorder } from '@radiolink/adapters/server/recording/recorder';
import { RecordingFile } from '@radiolink/adapters/server/recording/recording-file';
import { afterAll, describe, expect, it } from 'vitest';
import { reviewRecording } from './review-recording.ts';

const folder = mkdtempSync(join(tmpdir(), 'review-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A recording of one request that keeps two words, reviewed with these answers. */
async function review(name: string, ...answers: readonly string[]) {
  const recorder = new Recorder();
  recorder
    .begin({ method: 'GET', path: '/status.cgi?q=Huberhof%20Kirchberg', headers: {}, body: undefined })
    .failed('lost');
  const path = join(folder, name);
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
