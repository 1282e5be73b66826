import { describe, expect, it } from 'vitest';
import { profileNames } from './profiles/index.ts';
import { deviations } from './testing/contract.mother.ts';
import { aRadio, aSession, RadioClient, VIEWER } from './testing/radio-client.mother.ts';

describe.each(profileNames)('profile %s', profile => {
  it.each(['/api/info/public', '/api/info/public?include_langs=true&lang=de_DE'])(
    'keeps to the contract at %s',
    async path => {
      const { client } = aRadio({ profile });
      expect(await deviations('GET /api/info/public', await client.get(path))).toEqual([]);
    },
  );

  it.each(['/api/info/user', '/status.cgi', '/getcfg.cgi'])('keeps to the contract at %s', async path => {
    const { client, clock } = await aSession({ profile });
    clock.advance(30);
    expect(await deviations(`GET ${path}`, await client.get(path))).toEqual([]);
  });

  it('logs in and out by the contract', async () => {
    const { client } = await aSession({ profile });
    expect(await deviations('POST /logout.cgi', await client.post('/logout.cgi'))).toEqual([]);
    expect(await deviations('POST /api/auth', await client.login({ username: 'x', password: 'y' }))).toEqual(
      [],
    );
  });
});

describe('refusals by the contract', () => {
  it.each(['/api/info/user', '/status.cgi', '/getcfg.cgi'])('without a session at %s', async path => {
    expect(await deviations(`GET ${path}`, await aRadio().client.get(path))).toEqual([]);
  });

  it('of a ticket', async () => {
    const answer = await aRadio().client.post('/api/auth-ticket', { ticketid: 'x' });
    expect(await deviations('POST /api/auth-ticket', answer)).toEqual([]);
  });

  it('of a station that is not there, of a read-only user, of a missing CSRF value', async () => {
    const { client, radio } = await aSession();
    const viewer = new RadioClient(radio);
    await viewer.login(VIEWER);
    const form = { staif: 'ath0', staid: '00:00:00:00:00:00' };
    const answers = [await client.post('/stakick.cgi', form), await viewer.post('/stakick.cgi', form)];
    client.csrf = undefined;
    answers.push(await client.post('/stakick.cgi', form));
    const found = await Promise.all(answers.map(answer => deviations('POST /stakick.cgi', answer)));
    expect(found.flat()).toEqual([]);
  });
});
