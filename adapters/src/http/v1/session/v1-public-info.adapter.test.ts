import { asFetchError } from '@radiolink/domain/errors';
import * as fc from 'fast-check';
import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { failsAsEveryV1Call, testV1Client, V1_RADIO } from '../client/v1-client.mother.ts';
import { boardInfoOf } from './board-info.mapper.ts';
import { mapCountries } from './countries.mapper.ts';
import { mapOpenedSession } from './v1-session.adapter.ts';
import { mapPublicDevice, V1PublicInfo } from './v1-public-info.adapter.ts';

const publicDevice = (body: object) => nock(V1_RADIO).get('/public/device').reply(200, body);
const info = () => new V1PublicInfo(testV1Client().client);
const DEFAULTS = { username: 'ubnt', password: 'ubnt' };

afterEach(() => nock.cleanAll());

describe('the public info of the versioned API', () => {
  it('the public info of the versioned API is read from the public device', async () => {
    publicDevice({
      identification: { product: 'Wave AP', model: 'Wave-AP' },
      isFactoryDefault: false,
      setupComplete: true,
      defaultPassword: true,
      uiLang: 'de_DE',
      ssoUrl: null,
    });
    expect(await info().read()).toMatchObject({
      productName: 'Wave AP',
      setupComplete: true,
      defaultPassword: true,
      uiLanguage: 'en_US',
      ssoUrl: undefined,
      countries: [],
    });
  });

  it.each([
    [{ isFactoryDefault: true }, false, true],
    [{ isFactoryDefault: false }, true, false],
    [{}, true, false],
    [{ setupComplete: true, isFactoryDefault: true }, true, true],
  ])('reads the step of login from %j', (body, setupComplete, defaultPassword) => {
    expect(mapPublicDevice(body as never)).toMatchObject({ setupComplete, defaultPassword });
  });

  it('the public info of the versioned API is in English whatever was chosen: the device has no translations', async () => {
    publicDevice({ uiLang: 'de_DE' });
    expect((await info().read({ language: 'fr_FR' })).uiLanguage).toBe('en_US');
  });

  it('asks for the countries of a first setup as the default user, once', async () => {
    publicDevice({ isFactoryDefault: true }).persist();
    nock(V1_RADIO).post('/user/login', DEFAULTS).reply(200, {}, { 'x-auth-token': 'short' });
    nock(V1_RADIO, { reqheaders: { 'x-auth-token': 'short' } })
      .get('/system/airos/countries')
      .reply(200, [{ code: 840, name: 'United States' }, { name: 'Nowhere' }, 7]);
    const left = nock(V1_RADIO, { reqheaders: { 'x-auth-token': 'short' } })
      .post('/user/logout')
      .reply(200, {});
    const port = info();
    expect((await port.read()).countries).toEqual([{ code: 840, name: 'United States' }]);
    expect((await port.read()).countries).toHaveLength(1);
    expect(left.isDone()).toBe(true);
  });

  it('the public info of the versioned API does without countries where the default user is refused, and does not try again', async () => {
    publicDevice({ isFactoryDefault: true }).persist();
    nock(V1_RADIO).post('/user/login').once().reply(401, { error: 1, message: 'User account invalid' });
    const port = info();
    expect((await port.read()).countries).toEqual([]);
    expect((await port.read()).countries).toEqual([]);
  });

  it('asks for the countries again after a silence', async () => {
    publicDevice({ isFactoryDefault: true }).persist();
    nock(V1_RADIO).post('/user/login').replyWithError('gone');
    nock(V1_RADIO).post('/user/login').reply(200, {}, { 'x-auth-token': 'short' });
    nock(V1_RADIO)
      .get('/system/airos/countries')
      .reply(200, [{ code: 276, name: 'Germany' }]);
    nock(V1_RADIO).post('/user/logout').reply(200, {});
    const port = info();
    expect((await port.read()).countries).toEqual([]);
    expect((await port.read()).countries).toHaveLength(1);
  });

  failsAsEveryV1Call({
    method: 'GET',
    path: '/api/v1.0/public/device',
    run: (client, options) => new V1PublicInfo(client).read({}, options),
  });
});

describe('any answer', () => {
  const wild = fc.jsonValue({ maxDepth: 4 });

  it('gives a public device', () => {
    fc.assert(
      fc.property(wild, body => {
        expect(mapPublicDevice(body as never).uiLanguage).not.toBe('');
      }),
    );
  });

  it('gives countries with a code', () => {
    fc.assert(
      fc.property(fc.array(wild), list => {
        for (const { code } of mapCountries(list as never)) expect(code).toBeGreaterThan(0);
      }),
    );
  });

  it('gives board info of whole lines', () => {
    const text = fc.string();
    const device = fc.record(
      {
        identification: fc.record({ product: text, mac: text }, { requiredKeys: [] }),
        capabilities: fc.record(
          { device: wild, interfaces: wild, radios: fc.array(fc.record({ name: text, txpower: wild })) },
          { requiredKeys: [] },
        ),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.oneof(device, wild), body => {
        for (const line of boardInfoOf(body as never, 840)
          .split('\n')
          .slice(0, -1))
          expect(line).toMatch(/^(board|feature|radio)\.[\w.]+=/);
      }),
    );
  });

  it('opens a session that is not read-only unless told', () => {
    fc.assert(
      fc.property(wild, wild, (device, system) => {
        const facts = { device, system, users: system } as never;
        const session = mapOpenedSession(undefined, facts, '\u0000nobody');
        expect(session.readOnly).toBe(false);
      }),
    );
  });

  it('never is anything but an answer or a failed request', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 40 }),
        fc.constantFrom(200, 400, 401, 500),
        async (body, status) => {
          const { client } = testV1Client({ fetch: async () => new Response(body, { status }) });
          const failed = await new V1PublicInfo(client).read().then(
            () => undefined,
            (reason: unknown) => reason,
          );
          expect(failed === undefined || asFetchError(failed) !== undefined).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});
