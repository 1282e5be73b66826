import { describe, expect, it } from 'vitest';
import { aV1Session, V1Client } from '../../testing/v1-client.mother.ts';

interface Composed {
  responses: { entity: string; statusCode: number; body: Record<string, unknown> }[];
}

const CONFIGURATION = '/system/airos/configuration';

async function hostname(v1: V1Client): Promise<string> {
  return (await v1.json<{ system: { hostname: string } }>(CONFIGURATION)).system.hostname;
}

const rename = (name: unknown) => ({
  method: 'PUT',
  route: CONFIGURATION,
  body: { system: { hostname: name } },
});
const quiet = { softRestartSeconds: 0, bootSeconds: 1 };

describe('a batch', () => {
  it('answers every read in order', async () => {
    const { v1 } = await aV1Session();
    const { responses } = await v1.composed<Composed>([
      { method: 'GET', route: '/public/device' },
      { method: 'GET', route: '/device' },
      { method: 'GET', route: '/services' },
    ]);
    expect(responses.map(part => [part.entity, part.statusCode])).toEqual([
      ['/public/device', 200],
      ['/device', 200],
      ['/services', 200],
    ]);
  });

  it('reads inside what it has written before', async () => {
    const { v1 } = await aV1Session(quiet);
    const { responses } = await v1.composed<Composed>([
      rename('Inside'),
      { method: 'GET', route: '/system' },
    ]);
    expect(responses[1]?.body).toMatchObject({ hostname: 'Inside' });
    expect(await hostname(v1)).toBe('Inside');
  });

  it('stops at the part that fails, and undoes all of it when told so', async () => {
    const { v1 } = await aV1Session(quiet);
    const requests = [rename('Gone'), rename(7), { method: 'GET', route: '/device' }];
    const { responses } = await v1.composed<Composed>(requests, { onError: true });
    expect(responses.map(part => part.statusCode)).toEqual([200, 400, 424]);
    expect(await hostname(v1)).toBe('Town-Wave');
    expect(await v1.json('/tools/compose')).toEqual({ status: 'rolled_back' });
  });

  it('keeps what went well before when not told so', async () => {
    const { v1 } = await aV1Session(quiet);
    await v1.composed<Composed>([rename('Stays'), rename(7)]);
    expect(await hostname(v1)).toBe('Stays');
  });

  it('knows nothing of an earlier one after the boot', async () => {
    const { v1 } = await aV1Session();
    expect((await v1.get('/tools/compose')).status).toBe(404);
  });

  it('changes a password with the rest of it', async () => {
    const { radio, v1 } = await aV1Session(quiet);
    const body = { oldPassword: 'Tower-Link-2026', newPassword: 'Mast-And-Cable-77' };
    await v1.composed<Composed>([rename('First'), { method: 'POST', route: '/user/change-password', body }], {
      onError: true,
    });
    const other = new V1Client(radio);
    expect((await other.login({ username: 'admin', password: body.newPassword })).status).toBe(200);
  });
});

describe('a batch that must be reached', () => {
  const rollback = { onError: true, onUnreachable: {} };

  it('a batch that must be reached stays when somebody logged in comes back', async () => {
    const { clock, v1 } = await aV1Session(quiet);
    await v1.composed<Composed>([rename('Reached')], rollback);
    await v1.get('/device');
    clock.advance(300);
    expect(await hostname(v1)).toBe('Reached');
    expect(await v1.json('/tools/compose')).toEqual({ status: 'finished' });
  });

  it('falls back when nobody does, who is not logged in does not count', async () => {
    const { clock, v1 } = await aV1Session(quiet);
    await v1.composed<Composed>([rename('Lost')], rollback);
    clock.advance(100);
    await v1.get('/public/ping');
    clock.advance(141);
    expect(await hostname(v1)).toBe('Town-Wave');
    expect(await v1.json('/tools/compose')).toEqual({ status: 'rolled_back' });
  });
});
