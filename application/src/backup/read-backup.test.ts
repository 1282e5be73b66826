import { MAX_CONFIGURATION_BYTES } from '@radiolink/domain/configuration';
import { describe, expect, it, vi } from 'vitest';
import { readBackup } from './read-backup.ts';

/** A configuration with all that a backup must have, twice as long as that. */
const TEXT =
  'netmode=1\nnetconf.1.ip=1\nradio.1.mode=1\nwireless.1.ssid=1\nusers.1.name=1\nhttpd.status=1\n' +
  'bridge.1.devname=1\nresolv.host.1.name=1\nsystem.cfg.version=1\nroute.1.gateway=1\nsshd.status=1\n';

const keysOf = async (file: Blob): Promise<string[]> => {
  const reading = await readBackup(file);
  return reading.ok ? [] : reading.problems.map(problem => problem.key);
};

/** A file as it is compressed by a device or a person. */
const packed = (text: string): Promise<Blob> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'))).blob();

describe('a backup file', () => {
  it('a backup file that is compressed is unpacked', async () => {
    expect(await readBackup(await packed(TEXT))).toEqual({ ok: true, text: TEXT });
  });

  it('a backup file that unpacks to more than any configuration is unpacked only as far as shows it', async () => {
    expect(await keysOf(await packed('a'.repeat(100 * MAX_CONFIGURATION_BYTES)))).toEqual([
      'The file is larger than {limit} KiB.',
    ]);
  });

  it('a backup file that is compressed and damaged, or cut short, cannot be read', async () => {
    const whole = await packed(TEXT);
    expect(await keysOf(whole.slice(0, whole.size / 2))).toEqual(['The file cannot be read.']);
    expect(await keysOf(new Blob([new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3])]))).toEqual([
      'The file cannot be read.',
    ]);
  });

  it('a backup file that is an archive is not taken for a configuration, compressed or not', async () => {
    const archive = `${'system.cfg'.padEnd(257, '\0')}ustar\0${'a=1\n'.repeat(99)}`;
    const key = 'The file is an archive. Unpack it, and select the configuration in it.';
    expect(await keysOf(new Blob([archive]))).toEqual([key]);
    expect(await keysOf(await packed(archive))).toEqual([key]);
  });

  it('a backup file of a device is taken as it is', async () => {
    expect(await readBackup(new Blob([TEXT]))).toEqual({ ok: true, text: TEXT });
  });

  it('a backup file of 0 bytes is refused', async () => {
    expect(await keysOf(new Blob([]))).toEqual(['The file is empty.']);
  });

  it('a backup file of 100 MB is refused after the first MiB', async () => {
    const slice = vi.fn<Blob['slice']>((from, to) => new Blob(['a'.repeat((to ?? 0) - (from ?? 0))]));
    const file = { size: 100_000_000, slice };
    const reading = await readBackup(file);
    expect(reading).toMatchObject({ ok: false, problems: [{ key: 'The file is larger than {limit} KiB.' }] });
    expect(slice.mock.calls).toEqual([[0, MAX_CONFIGURATION_BYTES + 1]]);
  });

  it.each([
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13])],
    ['a program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
  ])('a backup file that is %s is refused', async (_, bytes) => {
    expect(await keysOf(new Blob([bytes]))).toEqual(['The file is not a text file.']);
  });

  it('a backup file that is another text is refused', async () => {
    expect(await keysOf(new Blob(['Dear Sir,\nhow are you?\n']))).toEqual([
      'The file is not a device configuration.',
    ]);
  });

  it('a backup file that was cut is refused', async () => {
    const reading = await keysOf(new Blob([TEXT.slice(0, TEXT.length / 2)]));
    expect(reading).toContain('The file is incomplete. Missing: {sections}.');
  });

  it('a backup file that the browser cannot read is refused', async () => {
    const slice = () => {
      throw new DOMException('gone', 'NotReadableError');
    };
    expect(await readBackup({ size: 1, slice })).toEqual({
      ok: false,
      problems: [{ key: 'The file cannot be read.' }],
    });
  });
});
