import type { ConfigurationPort } from '@radiolink/application/configuration/configuration.port';
import { HeartbeatLock } from '@radiolink/application/heartbeat/heartbeat-lock';
import { ConfigText } from '@radiolink/domain/configuration';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createVirtualRadio, MemoryCookieJar } from '@radiolink/virtual-radio';
import { ClassicConfigurationTest } from '../classic/configuration/configuration-test.adapter.ts';
import { ClassicConfiguration } from '../classic/configuration/configuration.adapter.ts';
import { ClassicSession } from '../classic/session/session.adapter.ts';
import { createClassicClient } from '../client/classic-client.ts';
import { memorySession } from '../client/client.mother.ts';
import { failureOf } from '../client/failing.mother.ts';
import { createV1Client } from '../v1/client/v1-client.ts';
import { V1Session } from '../v1/session/login-parts.ts';
import { V1Status } from '../v1/status/status.adapter.ts';
import { V1ConfigurationTest } from '../v1/configuration/configuration-test.adapter.ts';
import { V1Configuration } from '../v1/configuration/configuration.adapter.ts';

const ADMIN = { username: 'admin', password: 'Tower-Link-2026' };
const HOSTNAME = 'resolv.host.1.name';

function aDevice(profile: string) {
  let now = 1_780_000_000_000;
  const clock = { now: () => now };
  const radio = createVirtualRadio({
    profile,
    clock,
    softRestartSeconds: 0,
    bootSeconds: 1,
    wait: async () => undefined,
  });
  const cookies = new MemoryCookieJar();
  const way = { losesAnswer: false };
  const fetch = async (request: Request) => {
    const loses = way.losesAnswer && request.method === 'PUT';
    const answer = await radio.fetch(request, { address: '192.0.2.9', cookies });
    if (loses) throw new TypeError('Failed to fetch');
    return answer;
  };
  const session = memorySession();
  const options = { baseUrl: 'http://radio.test', session, fetch };
  const client = createV1Client(options);
  return Object.assign(way, {
    client,
    options,
    session,
    cookies,
    later: (seconds: number) => void (now += seconds * 1000),
    configuration: new V1Configuration(client),
    test: new V1ConfigurationTest(client),
    status: new V1Status(client, {
      visibility: { visible: of(true) },
      heartbeat: new HeartbeatLock(),
      clock,
    }),
  });
}

type Device = ReturnType<typeof aDevice>;

async function aWave(): Promise<Device> {
  const device = aDevice('wave');
  await new V1Session(device.client, device.session).login(ADMIN);
  return device;
}

async function edited(
  { configuration }: { configuration: Pick<ConfigurationPort, 'read'> },
  value: string,
  key = HOSTNAME,
): Promise<string> {
  const { text } = await configuration.read();
  const edit = ConfigText.parse(text).edit(new Map([[key, value]]));
  return edit.ok ? edit.config.toString() : '';
}

async function nameOf({ configuration }: Pick<Device, 'configuration'>): Promise<string | undefined> {
  return ConfigText.parse((await configuration.read()).text).get(HOSTNAME);
}

async function tried(device: Device): Promise<void> {
  const text = await edited(device, 'Tried');
  await device.configuration.write({ text, testMode: true, noSave: false });
}

describe('a test on a device with the versioned API only', () => {
  it('counts down, and asking for the status and the configuration does not end it', async () => {
    const device = await aWave();
    expect(await device.test.read()).toEqual({
      active: false,
      countdownStarted: false,
      secondsLeft: undefined,
    });
    await tried(device);
    expect(await device.test.read()).toEqual({ active: true, countdownStarted: true, secondsLeft: 240 });
    for (let second = 0; second < 100; second += 10) {
      device.later(10);
      await device.status.read();
    }
    expect(await nameOf(device)).toBe('Tried');
    expect(await device.test.read()).toMatchObject({ active: true, secondsLeft: 140 });
  });

  it('falls back by itself', async () => {
    const device = await aWave();
    await tried(device);
    device.later(239);
    expect(await nameOf(device)).toBe('Tried');
    device.later(2);
    expect(await device.test.read()).toMatchObject({ active: false });
    expect(await nameOf(device)).toBe('Town-Wave');
  });

  it('a test on a device with the versioned API only is kept', async () => {
    const device = await aWave();
    await tried(device);
    await device.configuration.apply();
    expect(await device.test.read()).toMatchObject({ active: false });
    device.later(300);
    expect(await nameOf(device)).toBe('Tried');
  });

  it('a test on a device with the versioned API only is taken back at once', async () => {
    const device = await aWave();
    await tried(device);
    await device.configuration.discard({ testMode: true });
    expect(await device.test.read()).toMatchObject({ active: false });
    expect(await nameOf(device)).toBe('Town-Wave');
    device.later(300);
    expect(await nameOf(device)).toBe('Town-Wave');
  });

  it('a test on a device with the versioned API only that was started elsewhere goes back by itself only', async () => {
    const device = await aWave();
    await tried(device);
    const elsewhere = new V1Configuration(device.client);
    expect(await failureOf(elsewhere.discard({ testMode: true }))).toMatchObject({ code: 4 });
    expect(await device.test.read()).toMatchObject({ active: true });
  });

  it('a test on a device with the versioned API only whose answer was lost is taken back all the same', async () => {
    const device = await aWave();
    device.losesAnswer = true;
    expect(await failureOf(tried(device))).toMatchObject({ kind: 'network' });
    device.losesAnswer = false;
    expect(await nameOf(device)).toBe('Tried');
    await device.configuration.discard({ testMode: true });
    expect(await nameOf(device)).toBe('Town-Wave');
  });

  it('a test on a device with the versioned API only that was refused leaves nothing to go back to: it may be the test of somebody else', async () => {
    const device = await aWave();
    const other = new V1Configuration(device.client);
    await tried({ ...device, configuration: other });
    const text = await edited(device, 'My value');
    await failureOf(device.configuration.write({ text, testMode: true, noSave: false }));
    expect(await failureOf(device.configuration.discard({ testMode: true }))).toMatchObject({ code: 4 });
    expect(await nameOf(device)).toBe('Tried');
  });

  it('tries services too', async () => {
    const device = await aWave();
    const text = await edited(device, '2222', 'sshd.port');
    await device.configuration.write({ text, testMode: true, noSave: false });
    const port = async () => ConfigText.parse((await device.configuration.read()).text).get('sshd.port');
    expect(await port()).toBe('2222');
    device.later(241);
    expect(await port()).toBe('22');
  });

  it('lets nobody write meanwhile', async () => {
    const device = await aWave();
    await tried(device);
    const text = await edited(device, 'Other');
    const second = device.configuration.write({ text, testMode: false, noSave: false });
    expect(await failureOf(second)).toMatchObject({ statusCode: 409 });
  });
});

describe('the one test timer of a device with both APIs', () => {
  async function both() {
    const device = aDevice('ap-ptmp');
    const classic = createClassicClient(device.options);
    await new ClassicSession(classic, device.session, () => device.cookies.header()).login(ADMIN);
    return {
      device,
      classic: {
        configuration: new ClassicConfiguration(classic),
        test: new ClassicConfigurationTest(classic),
      },
    };
  }

  it('started by the versioned API is seen and kept by the classic one', async () => {
    const { device, classic } = await both();
    await device.client.acknowledge('put', '/api/v1.0/system/airos/configuration', {
      body: { system: { hostname: 'Tried' } },
      params: { header: { 'X-Test-Mode': '1' } },
    });
    expect(await classic.test.read()).toMatchObject({ active: true, secondsLeft: 240 });
    await classic.configuration.apply();
    expect(await device.test.read()).toMatchObject({ active: false });
    device.later(300);
    expect(await nameOf(device)).toBe('Tried');
  });

  it('started by the classic API is seen and kept by the versioned one', async () => {
    const { device, classic } = await both();
    const text = await edited(classic, 'Tried');
    await classic.configuration.write({ text, testMode: true, noSave: false });
    device.later(40);
    expect(await device.test.read()).toMatchObject({ active: true, secondsLeft: 200 });
    await device.configuration.apply();
    expect(await classic.test.read()).toMatchObject({ active: false });
    device.later(300);
    expect(await nameOf(device)).toBe('Tried');
  });
});
