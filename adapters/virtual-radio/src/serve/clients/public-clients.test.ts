import { afterEach, describe, expect, it } from 'vitest';
import { type HttpClient, httpClient } from './http-client.mother.ts';
import {
  address,
  bitsPerSecond,
  count,
  dbm,
  epochMs,
  firmware,
  hertz,
  isText,
  list,
  mac,
  metres,
  oneOf,
  percent,
  seconds,
  text,
  unreadFields,
} from './read-fields.mother.ts';

/*
 * The calls of public clients over HTTP, in the order of the clients, and every field that they read. The
 * fields are written by hand from that list: they are not taken from the contract that the radio is built by.
 */

const DEVICE = {
  'identification.firmware': firmware,
  'identification.firmwareVersion': text,
  'identification.model': text,
  'identification.product': text,
  'identification.mac': mac,
  'capabilities.device.supportedFirmwares[].flavor': text,
};
const PEER = {
  'common.mgmtIp': address,
  'common.hostname': text,
  'common.uptime': seconds,
  'common.identification.firmware': firmware,
  'common.identification.firmwareVersion': text,
  'common.identification.model': text,
  'common.identification.product': text,
  'common.identification.mac': mac,
  'common.counters.txRate': bitsPerSecond,
  'common.counters.rxRate': bitsPerSecond,
  'common.counters.txBytes': count,
  'common.counters.rxBytes': count,
  'local[].linkQuality.signal': dbm,
  'remote[].linkQuality.signal': dbm,
};
const UPGRADE = { status: oneOf('not_started', 'in_progress', 'finished', 'failed'), warnings: list };
const STAGED = { ...UPGRADE, status: oneOf('finished'), 'metadata.version': text };
const REFUSED = { ...UPGRADE, status: oneOf('failed'), failureReason: text };
/** The fields of the captured answers of an airFiber. */
const AIRFIBER = {
  'host.hostname': text,
  'host.devmodel': text,
  'host.fwversion': (value: unknown) => typeof value === 'string' && /^v\d/.test(value),
  'host.uptime': seconds,
  'host.netrole': oneOf('airfiber'),
  'wireless.mode': oneOf('airfiber'),
  'wireless.essid': text,
  'wireless.distance': metres,
  'wireless.signal': dbm,
  'airfiber.linkstate': oneOf('operational'),
  'airfiber.tx_frequency': hertz,
  'airfiber.rx_frequency': hertz,
  'airfiber.rxcapacity': bitsPerSecond,
  'airfiber.txcapacity': bitsPerSecond,
  'airfiber.rxpower0': dbm,
  'airfiber.remote_rxpower0': dbm,
  'airfiber.remote_mac': mac,
  'airfiber.remote_ip': address,
  'airfiber.linkuptime': seconds,
};

interface Sample {
  readonly timestamp: number;
  readonly device: { readonly uptime: number };
  readonly wireless: {
    readonly radios: readonly { readonly id: string }[];
    readonly peers: readonly Peer[];
  };
}

interface Peer {
  readonly common: { readonly counters: Readonly<Record<string, number>> };
}

const open: HttpClient[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map(one => one.close()));
});

async function client(profile: Parameters<typeof httpClient>[0]): Promise<HttpClient> {
  const one = await httpClient(profile);
  open.push(one);
  return one;
}

async function sampleOf(one: HttpClient): Promise<Sample> {
  const { body } = await one.get('/api/v1.0/statistics');
  return (body as readonly [Sample])[0];
}

describe.each(['wave', 'ltu-ap', 'ltu-sta'] as const)('wavecontrol at %s', profile => {
  it('logs in by JSON and reads device, statistics and system, each field of its type and unit', async () => {
    const one = await client(profile);
    expect(await one.loginVersioned()).toBe(200);
    const device = await one.get('/api/v1.0/device');
    expect(unreadFields(device.body, DEVICE)).toEqual([]);
    const sample = await sampleOf(one);
    expect(unreadFields(sample, { timestamp: epochMs, 'device.uptime': seconds })).toEqual([]);
    expect(sample.wireless.radios.map(({ id }) => id)).toContain('main');
    expect(unreadFields(sample, withPrefix('wireless.peers[].', PEER))).toEqual([]);
    const system = await one.get('/api/v1.0/system');
    expect(unreadFields(system.body, { hostname: text })).toEqual([]);
  });

  it('does without the lists of peers that other firmware has', async () => {
    const one = await client(profile);
    await one.loginVersioned();
    for (const path of ['/wireless/peers', '/statistics/wireless/peers', '/peers']) {
      expect((await one.get(`/api/v1.0${path}`)).status).toBe(404);
    }
  });

  it('reads the configuration, the backup and the upgrade', async () => {
    const one = await client(profile);
    await one.loginVersioned();
    const configuration = await one.get('/api/v1.0/system/airos/configuration');
    expect(unreadFields(configuration.body, { 'system.hostname': text, 'network.mode': text })).toEqual([]);
    const backup = await one.get('/api/v1.0/system/backup');
    expect([backup.status, backup.type]).toEqual([200, expect.stringMatching(/gzip|octet-stream/)]);
    const upgrade = await one.get('/api/v1.0/system/upgrade');
    expect(unreadFields(upgrade.body, UPGRADE)).toEqual([]);
  });

  it('uploads an image and reads what becomes of it: its version, or why it is refused', async () => {
    const one = await client(profile);
    await one.loginVersioned();
    const { body } = await one.get('/api/v1.0/device');
    const { firmware: running } = (body as { identification: { firmware: string } }).identification;
    const newer = running.replace(/\.v\d+\./, '.v9.');
    for (const [image, fields] of [
      ['no image at all', REFUSED],
      [`UBNT${newer}\0`, STAGED],
    ] as const) {
      const upload = new FormData();
      upload.set('file', new File([image], 'image.bin', { type: 'application/octet-stream' }));
      const sent = await one.post('/api/v1.0/system/upgrade/direct', upload);
      expect([sent.status, sent.body]).toEqual([200, expect.objectContaining({ error: 0 })]);
      expect(unreadFields((await one.get('/api/v1.0/system/upgrade')).body, UPGRADE)).toEqual([]);
      one.clock.advance(20);
      expect(unreadFields((await one.get('/api/v1.0/system/upgrade')).body, fields)).toEqual([]);
    }
  });

  it('finds the rates in bit/s of the octets that were counted, the uptime in s, the time in ms', async () => {
    const one = await client(profile);
    await one.loginVersioned();
    const before = await sampleOf(one);
    one.clock.advance(60);
    const after = await sampleOf(one);
    expect(after.timestamp - before.timestamp).toBe(60_000);
    expect(after.device.uptime - before.device.uptime).toBe(60);
    for (const way of ['tx', 'rx'] as const) {
      const octets = counterOf(after, `${way}Bytes`) - counterOf(before, `${way}Bytes`);
      const rate = counterOf(after, `${way}Rate`);
      // Bursts come and go within a minute: a factor of three, which no other unit is within.
      expect((octets * 8) / 60 / rate).toBeGreaterThan(1 / 3);
      expect((octets * 8) / 60 / rate).toBeLessThan(3);
    }
  });

  it('is refused with 401 without a login, and finds no classic call', async () => {
    const one = await client(profile);
    expect((await one.get('/api/v1.0/device')).status).toBe(401);
    expect((await one.get('/status.cgi')).status).toBe(404);
    expect(await one.loginClassic('form')).toBe(404);
  });
});

describe.each(['wave', 'ltu-ap', 'ltu-sta'] as const)('ubnt_automata at %s', profile => {
  it('logs in and reads the list of one sample', async () => {
    const one = await client(profile);
    expect(await one.loginVersioned()).toBe(200);
    const { body } = await one.get('/api/v1.0/statistics');
    expect(body).toHaveLength(1);
  });
});

describe.each(['airfiber-24', 'airfiber-5'] as const)('wavecontrol at %s', profile => {
  it.each(['json', 'form'] as const)('logs in by %s and reads the status', async encoding => {
    const one = await client(profile);
    expect(await one.loginClassic(encoding)).toBe(200);
    const status = await one.get('/status.cgi');
    expect(unreadFields(status.body, AIRFIBER)).toEqual([]);
    // It goes on without both.
    expect((await one.get('/sta.cgi')).status).toBe(404);
  });

  it('goes on without a versioned API, and writes the configuration that it read', async () => {
    const one = await client(profile);
    await one.loginClassic('json');
    expect([200, 401, 404]).toContain((await one.get('/api/v1.0/device')).status);
    const { body } = await one.get('/cfg.cgi');
    const upload = new FormData();
    upload.set(
      'cfgfile',
      new File([String(body).replace(/(resolv\.host\.1\.name)=.*/, '$1=Moved')], 'a.cfg'),
    );
    expect(await one.post('/api/cfg', upload)).toMatchObject({ status: 200, body: { ok: true } });
    expect(await one.post('/apply.cgi', new URLSearchParams({ apply: 'yes' }))).toMatchObject({
      status: 200,
      body: { ok: true },
    });
    one.clock.advance(200);
    expect((await one.get('/getcfg.cgi')).body).toMatch(/^resolv\.host\.1\.name=Moved$/m);
  });

  it('finds the capacity in bit/s: that of its channel', async () => {
    const one = await client(profile);
    await one.loginClassic('form');
    const { body } = await one.get('/status.cgi');
    const { airfiber } = body as { airfiber: { rxcapacity: number; rxchanbw: string } };
    const bitsPerHertz = airfiber.rxcapacity / (Number.parseFloat(airfiber.rxchanbw) * 1_000_000);
    expect(bitsPerHertz).toBeGreaterThan(0.5);
    expect(bitsPerHertz).toBeLessThan(20);
  });
});

describe.each(['airfiber-24', 'airfiber-5'] as const)('python-airos at %s', profile => {
  it('logs in by a form, and reads status, warnings and the state of updates', async () => {
    const one = await client(profile);
    expect(await one.loginClassic('form')).toBe(200);
    expect(unreadFields((await one.get('/status.cgi')).body, AIRFIBER)).toEqual([]);
    const warnings = await one.get('/api/warnings');
    expect(
      unreadFields(warnings.body, { isDefaultPasswd: oneOf(true, false), 'firmware.version': isText }),
    ).toEqual([]);
    const update = await one.post('/api/fw/update-check');
    expect(unreadFields(update.body, { update: oneOf(true, false) })).toEqual([]);
    const progress = await one.post('/api/fw/download-progress');
    expect(unreadFields(progress.body, { progress: percent })).toEqual([]);
  });

  it('lets the radio be found, kicks, and reboots it: each is accepted, the last ends the session', async () => {
    const one = await client(profile);
    await one.loginClassic('form');
    for (const [path, fields] of [
      ['/api/provmode', { action: 'start' }],
      ['/stakick.cgi', { staif: 'ath0', staid: '02:00:00:00:00:01' }],
      ['/reboot.cgi', { reboot: 'yes' }],
    ] as const) {
      expect([path, (await one.post(path, new URLSearchParams(fields))).status]).toEqual([path, 200]);
    }
    one.clock.advance(300);
    expect([401, 403]).toContain((await one.get('/status.cgi')).status);
  });
});

describe.each(['airfiber-24', 'airfiber-5', 'ap-ptp'] as const)('python-airos at %s', profile => {
  it('has an update downloaded, follows it, and is answered when it wants it installed', async () => {
    const one = await client(profile);
    await one.loginClassic('form');
    const started = await one.post('/api/fw/download');
    expect([started.status, started.body]).toEqual([200, expect.objectContaining({ ok: expect.anything() })]);
    const progress = await one.post('/api/fw/download-progress');
    expect(unreadFields(progress.body, { progress: percent })).toEqual([]);
    const installed = await one.post('/fwflash.cgi', new URLSearchParams({ do_update: '1' }));
    // Nothing was uploaded: it says so in the shape that the client reads.
    expect([installed.status, installed.body]).toEqual([
      200,
      expect.objectContaining({ ok: expect.anything() }),
    ]);
  });
});

describe.each(['airfiber-24', 'airfiber-5'] as const)('ubnt_automata at %s', profile => {
  it('logs in, reads the status and the configuration as lines', async () => {
    const one = await client(profile);
    expect(await one.loginClassic('form')).toBe(200);
    expect(unreadFields((await one.get('/status.cgi')).body, AIRFIBER)).toEqual([]);
    expect((await one.get('/getcfg.cgi')).body).toMatch(/^(\S+=.*\n)+$/);
  });
});

function withPrefix<T>(prefix: string, fields: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(fields).map(([path, kind]) => [`${prefix}${path}`, kind]));
}

/** Of all peers: bursts of one of them even out. */
function counterOf({ wireless }: Sample, name: string): number {
  return wireless.peers.reduce((sum, { common }) => sum + (common.counters[name] ?? 0), 0);
}
