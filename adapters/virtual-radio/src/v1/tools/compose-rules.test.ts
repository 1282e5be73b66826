import { describe, expect, it } from 'vitest';
import { VIEWER } from '../../testing/radio-client.mother.ts';
import { aV1Session } from '../../testing/v1-client.mother.ts';

interface Answers {
  readonly responses: readonly {
    readonly entity: string;
    readonly statusCode: number;
    readonly body: unknown;
  }[];
}

const statuses = ({ responses }: Answers): number[] => responses.map(({ statusCode }) => statusCode);

describe('a batch', () => {
  it.each([
    [undefined],
    [{}],
    ['/device'],
    [[{ method: 'GET' }]],
    [[{ route: 7 }]],
    [[{ method: 'PATCH', route: '/device' }]],
    [Array.from({ length: 51 }, () => ({ route: '/device' }))],
  ])('a batch is refused as a whole for the requests %j', async requests => {
    const { v1 } = await aV1Session();
    expect((await v1.post('/tools/compose', { requests })).status).toBe(400);
  });

  it('a batch may be empty, and may have fifty requests', async () => {
    const { v1 } = await aV1Session();
    const fifty = Array.from({ length: 50 }, () => ({ route: '/public/ping' }));
    expect([
      statuses(await v1.composed<Answers>([])),
      new Set(statuses(await v1.composed<Answers>(fifty))),
    ]).toEqual([[], new Set([200])]);
  });

  it('reads when no method is given, and takes a route with or without its first slash', async () => {
    const { v1 } = await aV1Session();
    const answers = await v1.composed<Answers>([
      { route: 'public/device' },
      { route: '/api/v1.0/public/device' },
    ]);
    expect(statuses(answers)).toEqual([200, 200]);
    expect(answers.responses.map(({ entity }) => entity)).toEqual(['/public/device', '/public/device']);
  });

  it('answers 424 for all that comes after a failure', async () => {
    const { v1 } = await aV1Session();
    const requests = ['/device', '/nothing', '/device', '/system'].map(route => ({ route }));
    expect(statuses(await v1.composed<Answers>(requests))).toEqual([200, 404, 424, 424]);
  });

  it.each(['/tools/compose', 'tools/compose', '/api/v1.0/tools/compose'])(
    'contains no other batch: %s',
    async route => {
      const { v1 } = await aV1Session();
      expect(
        statuses(await v1.composed<Answers>([{ method: 'POST', route, body: { requests: [] } }])),
      ).toEqual([400]);
    },
  );

  it('gives a read-only user no right that he does not have', async () => {
    const { v1 } = await aV1Session({}, VIEWER);
    const requests = [{ route: '/device' }, { method: 'PUT', route: '/system', body: { hostname: 'x' } }];
    expect(statuses(await v1.composed<Answers>(requests))).toEqual([200, 403]);
  });

  it('a batch has each part read what those before it have written', async () => {
    const { v1 } = await aV1Session();
    const { responses } = await v1.composed<Answers>([
      { method: 'PUT', route: '/system', body: { hostname: 'Between' } },
      { route: '/system' },
    ]);
    expect(responses[1]?.body).toMatchObject({ hostname: 'Between' });
  });
});

describe('a batch that is undone', () => {
  const UNDO = { onError: true };

  it.each([
    ['/system/reboot', { timeout: 0 }],
    ['/device/factory-reset', undefined],
  ])('a batch that is undone has not carried out %s', async (route, body) => {
    const { v1, radio } = await aV1Session();
    const parts = [{ method: 'POST', route, body }, { route: '/nothing' }];
    expect(statuses(await v1.composed<Answers>(parts, UNDO))).toEqual([200, 404]);
    expect(radio.reachable).toBe(true);
    expect(await v1.json('/public/device')).toMatchObject({ isFactoryDefault: false, hostname: 'Town-Wave' });
  });

  it('a batch that is undone has planned no restart either', async () => {
    const { v1, radio, clock } = await aV1Session();
    const reboot = { method: 'POST', route: '/system/reboot', body: { timeout: 30 } };
    await v1.composed<Answers>([reboot, { route: '/nothing' }], UNDO);
    clock.advance(31);
    expect(radio.reachable).toBe(true);
  });

  it('a batch that is undone has added no user', async () => {
    const { v1 } = await aV1Session({ profile: 'factory' });
    const body = { username: 'looker', password: 'Look-But-Not-Touch-1', readOnly: true };
    await v1.composed<Answers>(
      [{ method: 'PUT', route: '/system/users', body }, { route: '/nothing' }],
      UNDO,
    );
    expect(await v1.json('/system/users')).toHaveLength(1);
  });
});

describe('a batch that restarts the device', () => {
  it('writes first, so that the change survives', async () => {
    const { v1, radio, clock } = await aV1Session();
    await v1.composed<Answers>([
      { method: 'POST', route: '/system/reboot', body: {} },
      { method: 'PUT', route: '/system', body: { hostname: 'Kept' } },
    ]);
    expect(radio.reachable).toBe(false);
    clock.advance(60);
    expect(await v1.json('/public/device')).toMatchObject({ hostname: 'Kept' });
  });
});
