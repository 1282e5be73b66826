import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { VIEWER } from '../../testing/radio-client.mother.ts';
import { aV1Session } from '../../testing/v1-client.mother.ts';

const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

describe('the backup file', () => {
  it('the backup file of a versioned device is packed and named after it', async () => {
    const { v1 } = await aV1Session();
    const answer = await v1.get('/system/backup');
    expect([answer.headers.get('content-type'), answer.headers.get('content-disposition')]).toEqual([
      'application/gzip',
      'attachment; filename="Town-Wave.tar.gz"',
    ]);
    expect(gunzipSync(await bytesOf(answer)).toString()).toMatch(
      /^# model=Wave-AP\n# version=4\.1\.0\n# created=2026-06-01T12:00:00\.000Z\n/,
    );
  });

  it('the backup file of airOS is the text of the configuration, named by model and MAC', async () => {
    const { v1, radio } = await aV1Session({ profile: 'ap-ptp' });
    const answer = await v1.get('/system/backup');
    expect(answer.headers.get('content-type')).toBe('application/octet-stream');
    expect(answer.headers.get('content-disposition')).toContain(`-${radio.mac.replaceAll(':', '')}.cfg"`);
    expect(await answer.text()).toContain('wireless.1.ssid=quarry-backhaul\n');
  });

  it('the backup file has a name that no header can be broken out of', async () => {
    const { v1, clock } = await aV1Session();
    await v1.put('/system', { hostname: 'a"; evil=1/../b' });
    clock.advance(10);
    expect((await v1.get('/system/backup')).headers.get('content-disposition')).toMatch(
      /^attachment; filename="[\w.-]+"$/,
    );
  });
});

describe('the file for support', () => {
  it('says which device and firmware it is of, and has the log', async () => {
    const { v1 } = await aV1Session();
    const text = gunzipSync(await bytesOf(await v1.get('/system/support-file'))).toString();
    expect(text).toContain('Wave AP MGMP.ipq807x.v4.1.0');
    expect(text).toContain('starting services');
  });

  it('holds no key, no password and no token', async () => {
    const { v1 } = await aV1Session();
    const text = gunzipSync(await bytesOf(await v1.get('/system/support-file'))).toString();
    expect(text).not.toContain('town-demo-key');
    expect(text).not.toContain('$1$');
    expect(text).not.toContain(v1.token);
  });

  it('the file for support is named with the time at which it was made', async () => {
    const { v1 } = await aV1Session();
    expect((await v1.get('/system/support-file')).headers.get('content-disposition')).toContain(
      'support-Town-Wave-20260601120000.tar.gz',
    );
  });

  it.each(['/system/backup', '/system/support-file'])(
    'the file for support and the backup are not for a read-only user: %s',
    async path => {
      const { v1 } = await aV1Session({}, VIEWER);
      expect((await v1.get(path)).status).toBe(403);
    },
  );
});
