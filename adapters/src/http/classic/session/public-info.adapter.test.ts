import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { RADIO, testClient } from '../../client/client.mother.ts';
import { failsAsEveryCall, failureOf } from '../../client/failing.mother.ts';
import { ClassicPublicInfo, mapPublicInfo } from './public-info.adapter.ts';

const info = () => new ClassicPublicInfo(testClient().client);
const requested = (query: Readonly<Record<string, string>>) =>
  nock(RADIO).get('/api/info/public').query(query);

describe('the public info', () => {
  afterEach(() => nock.cleanAll());

  failsAsEveryCall({
    method: 'GET',
    path: '/api/info/public',
    run: (client, options) => new ClassicPublicInfo(client).read({}, options),
  });

  it('the public info is asked without languages unless they are wanted', async () => {
    requested({ include_langs: 'false' }).reply(200, { product_name: 'LiteBeam 5AC' });
    expect((await info().read()).productName).toBe('LiteBeam 5AC');
  });

  it('the public info is asked in a language only when one was chosen', async () => {
    requested({ include_langs: 'true', lang: 'de_DE' }).reply(200, { ui_lang: 'de_DE' });
    expect((await info().read({ withLanguages: true, language: 'de_DE' })).uiLanguage).toBe('de_DE');
  });

  it('tells a device that has only the versioned API', async () => {
    requested({ include_langs: 'false' }).reply(404, '');
    expect(await failureOf(info().read())).toMatchObject({ kind: 'response-status', status: 404 });
  });
});

describe('mapPublicInfo', () => {
  it('reads all that a device tells during setup', () => {
    expect(
      mapPublicInfo({
        product_name: 'LiteBeam 5AC',
        setup_complete: false,
        default_password: true,
        ui_lang: 'fr_FR',
        ui_langs: [{ lang: 'English', code: 'en_US' }, { code: 'fr_FR' }, { lang: 'no code' }, 5],
        ui_translations: { strings: { Login: 'Connexion', broken: 5 } },
        sso_url: 'https://sso.ui.com/x',
        setup_data: {
          rd_countries: [
            { name: 'United States (Licensed)', code: 841 },
            { name: 'France', code: '250' },
            { name: 'no code' },
          ],
          license_agreement: 'Line 1\nLine 2',
        },
      } as never),
    ).toEqual({
      productName: 'LiteBeam 5AC',
      setupComplete: false,
      defaultPassword: true,
      uiLanguage: 'fr_FR',
      uiLanguages: [
        { name: 'English', code: 'en_US' },
        { name: 'fr_FR', code: 'fr_FR' },
      ],
      translations: { Login: 'Connexion' },
      ssoUrl: 'https://sso.ui.com/x',
      countries: [
        { name: 'United States (Licensed)', code: 841 },
        { name: 'France', code: 250 },
      ],
      licenseAgreement: 'Line 1\nLine 2',
    });
  });

  it.each([{}, [], null, 'text', { ui_langs: {}, ui_translations: [], setup_data: 'x' }])(
    'takes %j for a device that is set up',
    json => {
      expect(mapPublicInfo(json as never)).toEqual({
        productName: '',
        setupComplete: true,
        defaultPassword: false,
        uiLanguage: 'en_US',
        uiLanguages: [],
        translations: {},
        ssoUrl: undefined,
        countries: [],
        licenseAgreement: undefined,
      });
    },
  );
});
