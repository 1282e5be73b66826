import { describe, expect, it } from 'vitest';
import { ADMINISTRATOR, RadioClient, VIEWER } from '../../testing/radio-client.mother.ts';
import { aV1Session, V1Client } from '../../testing/v1-client.mother.ts';

const OLD = ADMINISTRATOR.password;
const NEW = 'Valley-Bridge-77';

async function changed(fields: object) {
  const world = await aV1Session({ profile: 'ap-ptp' });
  const answer = await world.v1.post('/user/change-password', {
    oldPassword: OLD,
    newPassword: NEW,
    ...fields,
  });
  const body = (await answer.json()) as { message?: string; detail?: unknown };
  return { ...world, status: answer.status, body };
}

const isLogin = async (v1: V1Client, username: string, password: string): Promise<boolean> =>
  (await new V1Client(v1.radio, '192.0.2.99').login({ username, password })).ok;

describe('the requirements of a password', () => {
  it('the requirements of a password are the numbers of the specification', async () => {
    const { v1 } = await aV1Session();
    expect(await v1.json('/user/password-requirements')).toMatchObject({
      minLength: 12,
      goodLength: 12,
      greatLength: 20,
      maxLength: 64,
      optionalTestsToPass: 3,
      maxRepeatedCharacters: 2,
      forbiddenWords: ['ubnt', 'ubiquiti', 'password'],
    });
  });

  it('hold: each forbidden word makes a strong password a weak one, in any case of letters', async () => {
    const { v1 } = await aV1Session();
    const { forbiddenWords } = await v1.json<{ forbiddenWords: string[] }>('/user/password-requirements');
    for (const word of forbiddenWords) {
      const newPassword = `Aa7-${word.toUpperCase()}-xyz`.padEnd(12, '9');
      const answer = await v1.post('/user/change-password', { oldPassword: OLD, newPassword });
      expect([word, answer.status]).toEqual([word, 400]);
    }
  });

  it('hold for the name: every name that the pattern refuses is refused', async () => {
    const { v1 } = await aV1Session();
    const { username } = await v1.json<{ username: { pattern: string; maxLength: number } }>(
      '/user/password-requirements',
    );
    for (const name of ['-a', '.a', 'a b', 'a/b', 'ä', 'x'.repeat(username.maxLength + 1)]) {
      expect(new RegExp(username.pattern).test(name) && name.length <= username.maxLength).toBe(false);
      const answer = await v1.post('/user/change-password', {
        username: name,
        oldPassword: OLD,
        newPassword: NEW,
      });
      expect(answer.status).toBe(400);
    }
  });
});

describe('a change of the password', () => {
  it('keeps the name when none is given', async () => {
    const { status, v1 } = await changed({});
    expect([status, await isLogin(v1, 'admin', NEW), await isLogin(v1, 'admin', OLD)]).toEqual([
      200,
      true,
      false,
    ]);
  });

  it('a change of the password may change the name with it', async () => {
    const { v1 } = await changed({ username: 'tower' });
    expect([await isLogin(v1, 'tower', NEW), await isLogin(v1, 'admin', NEW)]).toEqual([true, false]);
  });

  it.each([
    [{ oldPassword: 'wrong' }, 401, 'oldPassword'],
    [{ oldPassword: undefined }, 401, 'oldPassword'],
    [{ oldPassword: [OLD] }, 401, 'oldPassword'],
    [{ username: 'viewer' }, 400, { username: ['Username already exists'] }],
    [{ username: '-x' }, 400, { username: ['Invalid username'] }],
    [{ verifyPassword: `${NEW}x` }, 400, { verifyPassword: ['Passwords do not match'] }],
    [{ newPassword: 'short' }, 400, { newPassword: ['Password is too weak'] }],
    [{ newPassword: undefined }, 400, { newPassword: ['Password is too weak'] }],
    [{ newPassword: `A1-${'x'.repeat(62)}` }, 400, { newPassword: ['Password is too weak'] }],
  ])('a change of the password with %j answers %i and changes nothing', async (fields, status, detail) => {
    const answer = await changed(fields);
    expect([answer.status, answer.body.detail]).toEqual([status, detail]);
    expect(await isLogin(answer.v1, 'admin', OLD)).toBe(true);
  });

  it('leaves the sessions of the other user alone', async () => {
    const { v1, radio } = await aV1Session({ profile: 'ap-ptp' });
    const viewer = new V1Client(radio, '192.0.2.50');
    await viewer.login(VIEWER);
    await v1.post('/user/change-password', { oldPassword: OLD, newPassword: NEW });
    expect((await viewer.get('/device')).status).toBe(200);
  });

  it('a change of the password is stored as a hash alone', async () => {
    const { radio } = await changed({});
    const client = new RadioClient(radio, '192.0.2.51');
    await client.login({ username: 'admin', password: NEW });
    const text = await (await client.get('/getcfg.cgi')).text();
    expect(text).toMatch(/^users\.1\.password=\$1\$[0-9a-f]{8}\$[./0-9A-Za-z]{22}$/m);
    expect(text).not.toContain(NEW);
  });
});
