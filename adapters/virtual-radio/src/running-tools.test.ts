import { describe, expect, it } from 'vitest';
import { aSession } from './testing/radio-client.mother.ts';

describe('the tools that run on a device', () => {
  it('the tools that run on a device are none at the start', async () => {
    const { radio } = await aSession();
    expect(radio.runningTools).toEqual([]);
  });

  it('the tools that run on a device are a survey for as long as it scans', async () => {
    const { client, clock, radio } = await aSession();
    await client.get('/survey.json.cgi?iface=ath0&update=');
    const during = radio.runningTools;
    // §classic.survey: a scan takes 10 to 40 s.
    clock.advance(41);
    expect([during, radio.runningTools]).toEqual([['site-survey'], []]);
  });

  it('the tools that run on a device are a speed test and a traceroute at the same time', async () => {
    const { client, clock, radio } = await aSession({ profile: 'sta-ptp' });
    const { wireless } = await client.json<{ wireless: { sta: { lastip: string }[] } }>('/status.cgi');
    const target = wireless.sta[0]!.lastip;
    await client.post('/api/lmgmt/speedtest/start', {
      target,
      login: 'admin',
      passwd: 'Tower-Link-2026',
      duration: '30',
      direction: 'dx',
    });
    await client.post('/api/traceroute', { action: 'start', host: '192.0.2.1' });
    expect(radio.runningTools).toEqual(['speed-test', 'traceroute']);
    clock.advance(120);
    expect(radio.runningTools).toEqual([]);
  });

  it('end with a reboot', async () => {
    const { client, clock, radio } = await aSession();
    await client.post('/api/traceroute', { action: 'start', host: '192.0.2.1' });
    await client.post('/reboot.cgi', { reboot: 'yes' });
    clock.advance(1);
    expect(radio.runningTools).toEqual([]);
  });
});
