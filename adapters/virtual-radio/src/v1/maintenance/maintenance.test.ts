import { describe, expect, it } from 'vitest';
import { aRadio, VIEWER } from '../../testing/radio-client.mother.ts';
import { aV1Session, V1Client } from '../../testing/v1-client.mother.ts';

interface WireJob {
  status: string;
  progressPercent: number;
  failureReason: string;
  warnings: string[];
}

const NEWER = 'WA.ar934x.v8.7.19.48279.250811.0636';

describe('an upgrade through the versioned API', () => {
  it('an upgrade through the versioned API is staged after a while, and seen by the classic status after the restart', async () => {
    const { clock, radio, client } = aRadio({ bootSeconds: 2 });
    const v1 = new V1Client(radio);
    v1.token = ((await (await client.login()).json()) as { utoken: string }).utoken;
    expect((await v1.upload('/system/upgrade/direct', `head ${NEWER}\0 rest`)).status).toBe(200);
    clock.advance(6);
    expect(await v1.json('/system/upgrade')).toMatchObject({ status: 'in_progress', progressPercent: 50 });
    clock.advance(7);
    expect(await v1.json('/system/upgrade')).toMatchObject({ status: 'finished', progressPercent: 100 });
    expect(await client.json('/api/warnings')).toMatchObject({
      firmware: { uploaded: true, version: NEWER },
    });
    await v1.post('/system/reboot', {});
    clock.advance(3);
    await client.login();
    expect(await client.json('/status.cgi')).toMatchObject({ host: { fwversion: 'v8.7.19' } });
  });

  it('an upgrade through the versioned API is forgotten when it is discarded', async () => {
    const { clock, v1 } = await aV1Session({ profile: 'ap-ptmp', bootSeconds: 2 });
    await v1.post('/system/upgrade', { url: `https://downloads.example.net/${NEWER}.bin` });
    clock.advance(13);
    expect(await v1.json('/system/alerts')).toMatchObject([{ code: 'PENDING_UPGRADE' }]);
    await v1.post('/system/upgrade/discard');
    expect((await v1.json<WireJob>('/system/upgrade')).status).toBe('not_started');
    expect(await v1.json('/system/alerts')).toEqual([]);
  });

  it.each([
    ['MGMP.ipq807x.v4.2.0', 'FIRMWARE_INCOMPATIBLE'],
    ['no firmware at all', 'FIRMWARE_CORRUPT'],
  ])('an upgrade through the versioned API of %s fails as %s', async (content, reason) => {
    const { clock, v1 } = await aV1Session({ profile: 'ap-ptmp' });
    await v1.upload('/system/upgrade/direct', content);
    clock.advance(4);
    expect(await v1.json('/system/upgrade')).toMatchObject({ status: 'failed', failureReason: reason });
  });

  it('warns of an older version and refuses a second start', async () => {
    const { v1 } = await aV1Session();
    await v1.upload('/system/upgrade/direct', 'MGMP.ipq807x.v4.0.9');
    expect((await v1.json<WireJob>('/system/upgrade')).warnings).toEqual(['OLDER_VERSION']);
    expect((await v1.upload('/system/upgrade/direct', 'MGMP.ipq807x.v4.0.9')).status).toBe(409);
  });

  it('takes no upload above 64 MiB', async () => {
    const { v1 } = await aV1Session();
    const headers = { 'content-length': String(65 * 1024 * 1024) };
    const answer = await v1.request('/system/upgrade/direct', { method: 'POST', headers, body: 'x' });
    expect(answer.status).toBe(413);
  });
});

describe('a backup', () => {
  it.each(['wave', 'ap-ptmp'])('a backup of %s restores what was, and restarts by itself', async profile => {
    const { clock, v1 } = await aV1Session({ profile, bootSeconds: 1, softRestartSeconds: 0 });
    const { hostname } = await v1.json<{ hostname: string }>('/system');
    const file = await (await v1.get('/system/backup')).blob();
    await v1.put('/system', { hostname: 'Changed' });
    await v1.upload('/system/backup/restore/direct', file, 'backup.tar.gz');
    clock.advance(5);
    expect(await v1.json('/system/backup/restore')).toMatchObject({ status: 'finished' });
    clock.advance(5);
    expect((await v1.get('/device')).status).toBe(401);
    await v1.login();
    expect((await v1.json<{ hostname: string }>('/system')).hostname).toBe(hostname);
  });

  it('a backup that is none fails', async () => {
    const { clock, v1 } = await aV1Session();
    await v1.upload('/system/backup/restore/direct', 'nothing of use');
    clock.advance(5);
    expect(await v1.json('/system/backup/restore')).toMatchObject({
      status: 'failed',
      failureReason: 'BACKUP_INVALID',
    });
  });

  it('a backup of another model fails', async () => {
    const { clock, v1 } = await aV1Session();
    await v1.upload('/system/backup/restore/direct', '# model=Other\nnetmode=bridge\n');
    clock.advance(5);
    expect(await v1.json('/system/backup/restore')).toMatchObject({ failureReason: 'BACKUP_WRONG_MODEL' });
  });

  it('a backup is not for a read-only user, nor is the support file', async () => {
    const { v1 } = await aV1Session({}, VIEWER);
    expect((await v1.get('/system/backup')).status).toBe(403);
    expect((await v1.get('/system/support-file')).status).toBe(403);
  });

  it('file for support is packed and named', async () => {
    const { v1 } = await aV1Session();
    const answer = await v1.get('/system/support-file');
    expect(answer.headers.get('content-disposition')).toMatch(/"support-Town-Wave-\d{14}\.tar\.gz"/);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([bytes[0], bytes[1]]).toEqual([0x1f, 0x8b]);
  });
});

describe('users', () => {
  it('users may be joined by a read-only one, who sees only himself and may go', async () => {
    const { radio, v1 } = await aV1Session({ profile: 'factory' });
    const guest = { username: 'guest', password: 'Look-But-Not-Touch-1' };
    expect((await v1.put('/system/users', { ...guest, readOnly: true })).status).toBe(200);
    const reader = new V1Client(radio, '192.0.2.5');
    await reader.login(guest);
    expect(await reader.json('/system/users')).toEqual([{ username: 'guest', readOnly: true, sshKeys: [] }]);
    expect((await v1.delete('/system/users/guest')).status).toBe(200);
    expect((await reader.get('/device')).status).toBe(401);
  });

  it('keep the last full one', async () => {
    const { v1 } = await aV1Session();
    expect((await v1.delete('/system/users/admin')).status).toBe(409);
  });
});

describe('a factory reset', () => {
  it('brings back the maker’s login and address', async () => {
    const { clock, radio, v1 } = await aV1Session({ bootSeconds: 2 });
    await v1.post('/device/factory-reset');
    clock.advance(3);
    expect(radio.address).toBe('192.168.1.20');
    expect(await v1.json('/public/device')).toMatchObject({ isFactoryDefault: true, setupComplete: false });
    expect((await v1.login({ username: 'ubnt', password: 'ubnt' })).status).toBe(200);
  });
});
