import { describe, expect, it } from 'vitest';
import { aSession } from '../testing/radio-client.mother.ts';

interface Wire {
  readonly wireless: { readonly frequency: string; readonly signal: number; readonly sta?: unknown };
  readonly airfiber: Readonly<Record<string, number | string>>;
}

const statusOf = async (profile: string, seconds = 30) => {
  const { client, clock, radio } = await aSession({ profile });
  clock.advance(seconds);
  return { client, clock, radio, status: await client.json<Wire>('/status.cgi') };
};

describe('the status of an airFiber', () => {
  it('the status of an airFiber has two frequencies in full duplex at 24 GHz, and the rates of the captured one', async () => {
    const { status } = await statusOf('airfiber-24');
    expect(status.wireless).toMatchObject({ mode: 'airfiber', frequency: '24100 MHz', chains: '2X2' });
    expect(status.airfiber).toMatchObject({
      linkstate: 'operational',
      duplex: 'full',
      tx_frequency: 24_100_000,
      rx_frequency: 24_200_000,
      txchanbw: '100MHz',
      txcapacity: 774_000_000,
      txmodrate: '6x',
      dualfreqmode: 1,
    });
  });

  it('the status of an airFiber has one frequency in half duplex at 5 GHz', async () => {
    const { status } = await statusOf('airfiber-5');
    expect(status.airfiber).toMatchObject({
      duplex: 'half',
      tx_frequency: 5_825_000,
      rx_frequency: 5_825_000,
      txchanbw: '20MHz',
      txcapacity: 97_080_000,
      txmodrate: '8x',
    });
    expect(status.airfiber).not.toHaveProperty('dualfreqmode');
    expect(status.wireless).not.toHaveProperty('sta');
  });

  it('says nothing of the other end while the link is down', async () => {
    const { client, clock } = await statusOf('airfiber-5');
    await client.post('/api/cfg', { cfgData: 'wireless.1.ssid=elsewhere\n' });
    clock.advance(120);
    const { airfiber } = await client.json<Wire>('/status.cgi');
    expect(airfiber).toMatchObject({ linkstate: 'registering', rxcapacity: 0 });
    expect(airfiber).not.toHaveProperty('remote_mac');
  });
});

describe('the power of an airFiber', () => {
  it('the power of an airFiber is radiated less by what the cable to the antenna loses', async () => {
    const { client, clock, status } = await statusOf('airfiber-5');
    await client.post('/api/cfg', { cfgData: 'radio.1.cable.loss=2\n' });
    clock.advance(10);
    const after = await client.json<Wire>('/status.cgi');
    expect(after.airfiber['txpower']).toBe(Number(status.airfiber['txpower']) - 2);
  });
});
