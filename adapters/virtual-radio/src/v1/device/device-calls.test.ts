import { describe, expect, it } from 'vitest';
import { profileNames } from '../../profiles/profiles.ts';
import { MAKERS_LOGIN, VIEWER } from '../../testing/radio-client.mother.ts';
import { aV1Session, V1Client } from '../../testing/v1-client.mother.ts';

interface Device {
  readonly identification: Readonly<Record<string, string>>;
  readonly capabilities: {
    readonly device: Readonly<Record<string, boolean>>;
    readonly interfaces: readonly { readonly id: string }[];
    readonly radios: readonly {
      readonly id: string;
      readonly peerLimit: number;
      readonly channelWidths: object;
    }[];
    readonly services: readonly string[];
  };
}

describe.each(profileNames.filter(name => name !== 'factory'))('the device of %s', profile => {
  it('is who it is before the login too', async () => {
    const { v1 } = await aV1Session({ profile });
    const { identification } = await v1.json<Device>('/device');
    const { mac, product, model, family } = identification;
    expect(await v1.json('/public/device')).toMatchObject({
      identification: { mac, product, model, family },
    });
  });

  it('has its MAC in lower case, as its serial number without the colons', async () => {
    const { v1, radio } = await aV1Session({ profile });
    const { mac, serialNumber } = (await v1.json<Device>('/device')).identification;
    expect([mac, serialNumber]).toEqual([radio.mac.toLowerCase(), mac?.replaceAll(':', '')]);
  });

  it('has a version of three numbers, taken from its full firmware', async () => {
    const { v1 } = await aV1Session({ profile });
    const { firmware, firmwareVersion } = (await v1.json<Device>('/device')).identification;
    expect(firmwareVersion).toMatch(/^\d+\.\d+\.\d+$/);
    expect(firmware).toContain(`.v${firmwareVersion}.`);
  });

  it('has the radios and ports that its statistics have', async () => {
    const { v1 } = await aV1Session({ profile });
    const { radios, interfaces } = (await v1.json<Device>('/device')).capabilities;
    const [sample] =
      await v1.json<{ wireless: { radios: { id: string }[] }; interfaces: { id: string }[] }[]>(
        '/statistics',
      );
    expect(sample?.wireless.radios.map(({ id }) => id)).toEqual(radios.map(({ id }) => id));
    const known = sample?.interfaces.map(({ id }) => id) ?? [];
    expect(interfaces.map(({ id }) => id).filter(id => !known.includes(id))).toEqual([]);
  });
});

describe('the capabilities of a device', () => {
  it('name the live socket only when it is to be used', async () => {
    const services = async (liveStatus: boolean) =>
      (await (await aV1Session({ liveStatus })).v1.json<Device>('/device')).capabilities.services;
    expect([await services(true), await services(false)].map(all => all.includes('LIVE_STATUS'))).toEqual([
      true,
      false,
    ]);
  });

  it.each([
    ['wave', [31, 256]],
    ['ltu-ap', [256]],
    ['sixty', [1, 1]],
  ])('the capabilities of a device of %s take so many peers: %j', async (profile, limits) => {
    const { v1 } = await aV1Session({ profile });
    const { radios } = (await v1.json<Device>('/device')).capabilities;
    expect(radios.map(({ peerLimit }) => peerLimit)).toEqual(limits);
  });
});

describe('before the login', () => {
  it('a device out of the box says so until it is set up', async () => {
    const { v1, clock } = await aV1Session({ profile: 'factory' }, MAKERS_LOGIN);
    expect(await v1.json('/public/device')).toMatchObject({
      isFactoryDefault: true,
      setupComplete: false,
      defaultPassword: true,
    });
    await v1.put('/system/airos/configuration', { system: { countryCode: 276 } });
    clock.advance(10);
    expect(await v1.json('/public/device')).toMatchObject({ isFactoryDefault: false, setupComplete: true });
  });

  it('names the controller of the login where there is one, and null otherwise', async () => {
    const url = 'https://sso.ui.com/login';
    const { v1 } = await aV1Session({ singleSignOnUrl: url });
    expect(await v1.json('/public/device')).toMatchObject({ ssoUrl: url });
    expect(await (await aV1Session()).v1.json('/public/device')).toMatchObject({ ssoUrl: null });
  });

  it('tells nothing secret', async () => {
    const { radio } = await aV1Session();
    const text = await (await new V1Client(radio).get('/public/device')).text();
    expect(text).not.toMatch(/demo-key|\$1\$|token/);
  });
});

describe('the blinking of a device', () => {
  it('lasts a minute and counts down', async () => {
    const { v1, clock } = await aV1Session({ profile: 'ap-ptp' });
    await v1.post('/device/locate/start', {});
    clock.advance(20);
    expect(await v1.json('/device/locate')).toEqual({ status: 'in_progress', remaining: 40 });
    clock.advance(40);
    expect(await v1.json('/device/locate')).toEqual({ status: 'not_started', remaining: 0 });
  });

  it('lasts until it is stopped with a timeout of 0', async () => {
    const { v1, clock } = await aV1Session({ profile: 'ap-ptp' });
    await v1.post('/device/locate/start', { timeout: 0 });
    clock.advance(800);
    expect(await v1.json('/device/locate')).toEqual({ status: 'in_progress', remaining: 0 });
    await v1.post('/device/locate/stop', {});
    expect(await v1.json('/device/locate')).toMatchObject({ status: 'not_started' });
  });

  it.each([-1, 3601, 1.5, 'long', true])('the blinking of a device is not started for %j', async timeout => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' });
    expect((await v1.post('/device/locate/start', { timeout })).status).toBe(400);
    expect(await v1.json('/device/locate')).toMatchObject({ status: 'not_started' });
  });

  it('the blinking of a device may be started by a read-only user', async () => {
    const { v1 } = await aV1Session({ profile: 'ap-ptp' }, VIEWER);
    expect((await v1.post('/device/locate/start', {})).status).toBe(200);
  });
});

describe('a restart', () => {
  it.each([-1, 3601, 'soon'])('a restart after %j is refused', async timeout => {
    const { v1, radio } = await aV1Session();
    expect([(await v1.post('/system/reboot', { timeout })).status, radio.reachable]).toEqual([400, true]);
  });

  it('takes a body that came as a form', async () => {
    const { v1, radio } = await aV1Session();
    const body = new URLSearchParams({ timeout: '0' });
    await v1.request('/system/reboot', { method: 'POST', body });
    expect(radio.reachable).toBe(false);
  });
});

describe('the server of a device', () => {
  it('names version 1.0 of its API, its time and its uptime', async () => {
    const { v1, clock } = await aV1Session({ profile: 'ap-ptp' });
    const before = await v1.json<{ uptime: number }>('/server');
    clock.advance(30);
    const after = await v1.json<{ uptime: number }>('/server');
    expect(after).toMatchObject({ apiVersion: '1.0', time: clock.now() });
    expect(after.uptime - before.uptime).toBe(30);
  });
});
