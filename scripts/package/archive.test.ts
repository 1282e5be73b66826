import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { extract, type Header } from 'tar-stream';
import { describe, expect, it } from 'vitest';
import { archiveOf, timeOf } from './archive.ts';

const FILES = [
  ['www/index.html.gz', Buffer.from('page')],
  ['install.sh', Buffer.from('#!/bin/sh')],
] as const;

async function entriesOf(archive: Buffer): Promise<readonly (Header & { text: string })[]> {
  const entries: (Header & { text: string })[] = [];
  const reader = Readable.from([archive]).pipe(extract());
  for await (const entry of reader) entries.push({ ...entry.header, text: (await buffer(entry)).toString() });
  return entries;
}

describe('the archive of a package', () => {
  it('the archive of a package is the same whatever the order of its files', async () => {
    const one = await archiveOf('radiolink-1.0.0', new Map(FILES));
    const other = await archiveOf('radiolink-1.0.0', new Map([...FILES].reverse()));
    expect(one.equals(other)).toBe(true);
  });

  it('holds every file, and nothing of the machine that wrote it', async () => {
    const entries = await entriesOf(await archiveOf('radiolink-1.0.0', new Map(FILES)));
    expect(entries).toEqual([
      expect.objectContaining({
        name: 'radiolink-1.0.0/install.sh',
        mode: 0o755,
        uid: 0,
        gid: 0,
        uname: '',
        gname: '',
      }),
      expect.objectContaining({ name: 'radiolink-1.0.0/www/index.html.gz', mode: 0o644, text: 'page' }),
    ]);
  });

  it('gives a file another time with each change, so that web servers mark it as another', () => {
    const [one, same, other] = ['a', 'a', 'b'].map(text => timeOf(Buffer.from(text)).getTime());
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });

  it('gives no file a time that a device with a right clock has yet to reach', () => {
    const years = ['a', 'b', 'c', 'd', 'e'].map(text => timeOf(Buffer.from(text)).getUTCFullYear());
    expect(Math.min(...years)).toBeGreaterThanOrEqual(2001);
    expect(Math.max(...years)).toBeLessThanOrEqual(2018);
  });
});
