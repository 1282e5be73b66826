import { describe, expect, it } from 'vitest';
import { RadioClient } from '../../testing/radio-client.mother.ts';
import { radioNamed, statisticsNow } from '../../testing/statistics-shape.mother.ts';
import { aV1Session } from '../../testing/v1-client.mother.ts';

/** A radio whose lines are written by the classic API, and its statistics some seconds later. */
async function after(cfgData: string, { profile = 'ap-ptmp', seconds = 5 } = {}) {
  const { clock, radio, v1 } = await aV1Session({ profile });
  const client = new RadioClient(radio);
  await client.login();
  await client.post('/api/cfg', { cfgData });
  clock.advance(seconds);
  return { clock, radio, v1, client, sample: await statisticsNow(v1) };
}

describe('the power of a radio in the statistics', () => {
  it('the power of a radio in the statistics is radiated as conducted power and antenna gain together', async () => {
    const { sample } = await after(
      'radio.1.atpc.status=disabled\nradio.1.txpower=10\nradio.1.cable.loss=0\n',
    );
    const { outputPower, antenna } = radioNamed(sample, 'main');
    expect(outputPower).toMatchObject({ conducted: 10, eirp: 10 + antenna.gain });
  });

  it('the power of a radio in the statistics is radiated less by what the cable to the antenna loses', async () => {
    const { sample } = await after(
      'radio.1.atpc.status=disabled\nradio.1.txpower=10\nradio.1.cable.loss=3\n',
    );
    const { outputPower, antenna } = radioNamed(sample, 'main');
    expect(outputPower).toMatchObject({ conducted: 10, eirp: 10 + antenna.gain - 3 });
  });

  it('the power of a radio in the statistics is the same EIRP as the configuration object says', async () => {
    const { sample, v1 } = await after('radio.1.atpc.status=disabled\nradio.1.cable.loss=2\n');
    const { wireless } = await v1.json<{
      wireless: { interfaces: { outputPower: { eirp: number } }[] };
    }>('/system/airos/configuration');
    expect(radioNamed(sample, 'main').outputPower.eirp).toBe(wireless.interfaces[0]?.outputPower.eirp);
  });

  it('the power of a radio in the statistics of this end of a link is less by its cable too', async () => {
    const { sample } = await after(
      'radio.1.atpc.status=disabled\nradio.1.txpower=10\nradio.1.cable.loss=3\n',
      { seconds: 60 },
    );
    const [local] = sample.wireless.peers[0]?.local ?? [];
    expect(local?.linkQuality.outputPower).toEqual({
      conducted: 10,
      eirp: 10 + (local?.antenna.gain ?? 0) - 3,
    });
  });

  it('the power of a radio in the statistics is automatic while ATPC is on', async () => {
    const { sample } = await after('radio.1.atpc.status=enabled\n');
    expect(radioNamed(sample, 'main').outputPower.autoPower).toBe(true);
  });
});

describe('the channel of a radio in the statistics', () => {
  it('names the control channel and the centre beside it', async () => {
    const { sample } = await after('radio.1.freq=5745\nradio.1.center.1.freq=5755\nradio.1.chanbw=40\n');
    expect(radioNamed(sample, 'main')).toMatchObject({
      frequency: { control: 5745, tx: 5745, center: 5755 },
      channelWidth: { tx: 40, rx: 40 },
    });
  });
});

describe('the radar check in the statistics', () => {
  it('takes a minute on a channel with radar', async () => {
    const { sample } = await after('radio.1.freq=5500\nradio.1.center.1.freq=5510\n');
    const { dfs, linkState } = radioNamed(sample, 'main');
    expect(dfs).toMatchObject({ enabled: true, cacDuration: 60, lockouts: [] });
    expect([Number(dfs?.cacRemaining) > 50, linkState]).toEqual([true, 'disconnected']);
  });

  it('the radar check in the statistics has no duration where there is no radar', async () => {
    const { sample } = await after('radio.1.freq=5745\nradio.1.center.1.freq=5755\n');
    expect(radioNamed(sample, 'main').dfs).toMatchObject({ enabled: false, cacDuration: 0, cacRemaining: 0 });
  });

  it('takes ten minutes where weather radar is, in a country of the ETSI way', async () => {
    const germany = 'radio.countrycode=276\nradio.1.countrycode=276\n';
    const { sample } = await after(`${germany}radio.1.freq=5600\nradio.1.center.1.freq=5610\n`);
    const { dfs } = radioNamed(sample, 'main');
    expect(dfs).toMatchObject({ enabled: true, cacDuration: 600 });
    expect(Number(dfs?.cacRemaining)).toBeGreaterThan(540);
  });
});

describe('the state of a radio in the statistics', () => {
  it('the state of a radio in the statistics is disabled when it is switched off', async () => {
    const { sample } = await after('radio.1.status=disabled\n');
    expect(radioNamed(sample, 'main').linkState).toBe('disabled');
  });

  it('the state of a radio in the statistics of an access point without stations is disconnected', async () => {
    const { v1 } = await aV1Session({ stations: 0 });
    expect((await statisticsNow(v1)).wireless.radios.map(({ linkState }) => linkState)).toEqual([
      'disconnected',
      'disconnected',
    ]);
  });

  it('the state of a radio in the statistics of a station that has lost its access point is connecting', async () => {
    const elsewhere = 'wireless.1.ssid=elsewhere\nwpasupplicant.profile.1.network.1.ssid=elsewhere\n';
    const { sample } = await after(elsewhere, { profile: 'sta-ptp', seconds: 60 });
    expect(radioNamed(sample, 'main').linkState).toBe('connecting');
  });

  it('the state of a radio in the statistics of a station names the access point that serves it', async () => {
    const { v1 } = await aV1Session({ profile: 'sta-ptp' });
    const { wireless } = await statisticsNow(v1);
    expect(wireless.radios[0]?.servingAp).toBe(wireless.peers[0]?.common.identification['mac']);
  });

  it('the state of a radio in the statistics of an access point is served by nobody', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' });
    expect((await statisticsNow(v1)).wireless.radios[0]?.servingAp).toBeNull();
  });
});

describe('the use of a channel in the statistics', () => {
  it('the use of a channel in the statistics is a share from 0 to 100 %, also of a sector under load', async () => {
    const { v1, radio, clock } = await aV1Session({ profile: 'ap-ptmp', stations: 60 });
    radio.faults.set({ loadFactor: 20 });
    clock.advance(30);
    const { dl, ul } = radioNamed(await statisticsNow(v1), 'main').channelUtilization;
    expect(Math.min(dl, ul)).toBeGreaterThanOrEqual(0);
    expect(Math.max(dl, ul)).toBeLessThanOrEqual(100);
  });
});
