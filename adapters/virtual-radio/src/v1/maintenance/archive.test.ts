import * as fc from 'fast-check';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { gzip, tarOf, unpackedText } from './files.ts';

const bytesOf = async (blob: Blob): Promise<Buffer> => Buffer.from(await blob.arrayBuffer());

/** The entries of a tar archive, read field by field as POSIX describes ustar. */
function entriesIn(tar: Buffer) {
  const text = (at: number, length: number): string =>
    tar
      .subarray(at, at + length)
      .toString('latin1')
      .replace(/\0.*$/s, '');
  const entries = [];
  for (let at = 0; tar[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12), 8);
    const header = Buffer.from(tar.subarray(at, at + 512));
    header.fill(' ', 148, 156);
    entries.push({
      name: text(at, 100),
      magic: text(at + 257, 6),
      content: tar.subarray(at + 512, at + 512 + size).toString('utf8'),
      modified: Number.parseInt(text(at + 136, 12), 8),
      isSumRight: Number.parseInt(text(at + 148, 8), 8) === header.reduce((sum, byte) => sum + byte, 0),
    });
    at += 512 + 512 * Math.ceil(size / 512);
  }
  return entries;
}

const NAME = fc.stringMatching(/^[a-z]{1,40}\.txt$/);

describe('a tar archive', () => {
  it('a tar archive has the files that went into it, with their sums, for whoever unpacks it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(NAME, fc.string({ unit: 'grapheme' }), { maxKeys: 4 }), async files => {
        const entries = entriesIn(await bytesOf(tarOf(files, 1_780_000_000_999)));
        expect(Object.fromEntries(entries.map(({ name, content }) => [name, content]))).toEqual({ ...files });
        for (const { magic, modified, isSumRight } of entries)
          expect([magic, modified, isSumRight]).toEqual(['ustar', 1_780_000_000, true]);
      }),
    );
  });

  it('ends with two empty blocks and is made of whole ones', async () => {
    const tar = await bytesOf(tarOf({ 'a.txt': 'a' }, 0));
    expect(tar.length % 512).toBe(0);
    expect(tar.subarray(-1024).every(byte => byte === 0)).toBe(true);
  });
});

describe('a packed text', () => {
  it('a packed text is unpacked by others', async () => {
    const packed = await bytesOf(await gzip(new Blob(['netmode=bridge\n'])));
    expect(gunzipSync(packed).toString()).toBe('netmode=bridge\n');
  });

  it('a packed text is read whoever packed it', async () => {
    expect(await unpackedText(new Blob([new Uint8Array(gzipSync('netmode=bridge\n'))]))).toBe(
      'netmode=bridge\n',
    );
  });

  it('a packed text is read as it is when it was not packed', async () => {
    expect(await unpackedText(new Blob(['netmode=bridge\n']))).toBe('netmode=bridge\n');
  });

  it.each([5, 12, 20])('a packed text is refused when it is cut after %i bytes', async length => {
    const cut = new Uint8Array(gzipSync('netmode=bridge\n'.repeat(9)).subarray(0, length));
    await expect(unpackedText(new Blob([cut]))).rejects.toBeInstanceOf(Error);
  });

  it('a packed text is no text of a configuration when not even its head is whole', async () => {
    const cut = new Uint8Array(gzipSync('netmode=bridge\n').subarray(0, 1));
    expect(await unpackedText(new Blob([cut]))).not.toContain('netmode');
  });
});
