import nock from 'nock';
import { afterEach, describe, expect, it } from 'vitest';
import { RADIO } from '../../client/client.mother.ts';
import { StaticLegalPages } from './session-legal-pages.adapter.ts';

const pages = new StaticLegalPages({ baseUrl: RADIO, fetch: request => globalThis.fetch(request) });

afterEach(() => nock.cleanAll());

describe('legal pages', () => {
  it('legal pages are shown in English without asking', async () => {
    expect(await pages.addressOf('eula', 'en_US')).toBe(`${RADIO}/help/en_US/eula.html`);
  });

  it('legal pages are shown in the language where the device has them', async () => {
    nock(RADIO).head('/help/de_DE/tos.html').reply(200);
    expect(await pages.addressOf('tos', 'de_DE')).toBe(`${RADIO}/help/de_DE/tos.html`);
  });

  it('fall back to English where it has not', async () => {
    nock(RADIO).head('/help/ar/privacy.html').reply(404);
    expect(await pages.addressOf('privacy', 'ar')).toBe(`${RADIO}/help/en_US/privacy.html`);
  });

  it('fall back to English when the device does not answer', async () => {
    nock(RADIO).head('/help/ar/privacy.html').replyWithError('gone');
    expect(await pages.addressOf('privacy', 'ar')).toBe(`${RADIO}/help/en_US/privacy.html`);
  });

  it.each(['../../x', 'de/..', '//elsewhere', 'javascript:x', ''])(
    'never lead astray with the language %j',
    async language => {
      expect(await pages.addressOf('licensed', language)).toBe(`${RADIO}/help/en_US/licensed.html`);
    },
  );
});
