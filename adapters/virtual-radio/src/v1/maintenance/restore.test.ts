import { describe, expect, it } from 'vitest';
import { aV1Session, type V1Client } from '../../testing/v1-client.mother.ts';

interface Job {
  readonly status: string;
  readonly failureReason: string;
  readonly metadata: Readonly<Record<string, string>>;
}

const stateOf = (v1: V1Client): Promise<Job> => v1.json<Job>('/system/backup/restore');

async function restored(text: string, profile = 'wave') {
  const world = await aV1Session({ profile });
  const backup = await (await world.v1.get('/system/backup')).blob();
  const lines = await new Response(
    profile === 'wave' ? backup.stream().pipeThrough(new DecompressionStream('gzip')) : backup,
  ).text();
  await world.v1.upload('/system/backup/restore/direct', text.replace('$BACKUP', lines));
  return { ...world, lines };
}

describe('a restored backup', () => {
  it('tells what its head says of it', async () => {
    const { v1 } = await restored('$BACKUP');
    expect((await stateOf(v1)).metadata).toMatchObject({ model: 'Wave-AP', version: '4.1.0' });
  });

  it.each([
    ['# model=Wave-AP\n# version=4.2.0\n$BACKUP', 'BACKUP_TOO_NEW'],
    ['# model=Wave-AP\n# version=5.0.0\n$BACKUP', 'BACKUP_TOO_NEW'],
    ['# model=Wave-LR\n# version=4.1.0\n$BACKUP', 'BACKUP_WRONG_MODEL'],
    ['no line of a configuration', 'BACKUP_INVALID'],
    ['', 'BACKUP_INVALID'],
  ])('a restored backup that begins %j fails for %s', async (text, reason) => {
    const { v1, clock } = await restored(text.replace('$BACKUP', 'netmode=bridge\n'));
    clock.advance(5);
    expect(await stateOf(v1)).toMatchObject({ status: 'failed', failureReason: reason });
  });

  it.each(['4.0.9', '3.9.9', '4.1.0'])('a restored backup of the firmware %s is taken', async version => {
    const { v1, clock } = await restored(`# model=Wave-AP\n# version=${version}\nnetmode=bridge\n`);
    clock.advance(5);
    expect(await stateOf(v1)).toMatchObject({ status: 'finished', failureReason: '' });
  });

  it('changes nothing when it failed', async () => {
    const { v1, clock } = await restored('# model=Wave-LR\nresolv.host.1.name=Taken-Over\n');
    clock.advance(60);
    expect(await v1.json('/system')).toMatchObject({ hostname: 'Town-Wave' });
  });

  it('a restored backup is applied three seconds after it was checked, with a restart', async () => {
    const { v1, clock, radio } = await restored('resolv.host.1.name=Restored\n', 'ap-ptp');
    clock.advance(6);
    expect([radio.reachable, (await v1.get('/device')).status]).toEqual([true, 200]);
    clock.advance(2);
    expect(radio.reachable).toBe(false);
  });

  it('a restored backup is one at a time', async () => {
    const { v1 } = await restored('$BACKUP');
    expect((await v1.upload('/system/backup/restore/direct', 'netmode=bridge\n')).status).toBe(409);
  });

  it('a restored backup is asked for as the field `file`', async () => {
    const { v1 } = await aV1Session();
    const answer = await v1.post('/system/backup/restore/direct', { file: 'text' });
    expect([answer.status, await answer.json()]).toMatchObject([400, { detail: { file: ['Required'] } }]);
  });
});

describe('a backup from an address', () => {
  it.each([undefined, '', 'ftp://downloads.example.net/a', 'http://', 'javascript:alert(1)', 7])(
    'a backup from an address is refused for %j',
    async url => {
      const { v1 } = await aV1Session();
      expect((await v1.post('/system/backup/restore', { url })).status).toBe(400);
    },
  );

  it('a backup from an address that does not answer fails as a download', async () => {
    const { v1, clock } = await aV1Session();
    await v1.post('/system/backup/restore', { url: 'https://nowhere.example/a.cfg' });
    clock.advance(5);
    expect(await stateOf(v1)).toMatchObject({ status: 'failed', failureReason: 'DOWNLOAD_FAILED' });
  });

  it('a backup from an address is forgotten with a restart', async () => {
    const { v1, clock, radio } = await aV1Session();
    await v1.post('/system/backup/restore', { url: 'https://nowhere.example/a.cfg' });
    radio.faults.happen('reboot');
    clock.advance(60);
    await v1.login();
    expect(await stateOf(v1)).toMatchObject({ status: 'not_started' });
  });
});
