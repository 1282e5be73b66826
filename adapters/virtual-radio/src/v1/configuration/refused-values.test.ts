import { describe, expect, it } from 'vitest';
import { aV1Session } from '../../testing/v1-client.mother.ts';

const AIROS = '/system/airos/configuration';
const radio = (facts: object) => ({ wireless: { interfaces: [{ id: 'main', ...facts }] } });
const data = (facts: object) => ({ network: { interfaces: { data: facts } } });

/** What a write answers, and whether it left the configuration alone. */
async function answered(path: string, body: unknown, profile = 'ap-ptp') {
  const { v1, clock } = await aV1Session({ profile });
  const before = await (await v1.get(AIROS)).text();
  const answer = await v1.put(path, body);
  const { detail } = (await answer.json()) as { detail?: Record<string, unknown> };
  clock.advance(10);
  const after = await (await v1.get(AIROS)).text();
  return { status: answer.status, fields: Object.keys(detail ?? {}), isUntouched: before === after };
}

describe('a value that the device refuses', () => {
  it.each([
    [AIROS, { system: { hostname: '' } }, 'system.hostname'],
    [AIROS, { system: { hostname: 'x'.repeat(65) } }, 'system.hostname'],
    [AIROS, { system: { hostname: 7 } }, 'system.hostname'],
    [AIROS, { system: { countryCode: 1 } }, 'system.country'],
    [AIROS, radio({ ssid: 'x'.repeat(33) }), 'wireless.interfaces.0.ssid'],
    [AIROS, radio({ ssid: 'two\u0007words' }), 'wireless.interfaces.0.ssid'],
    [AIROS, radio({ channelWidth: 15 }), 'wireless.interfaces.0.channelWidth'],
    [AIROS, radio({ channelWidth: '40' }), 'wireless.interfaces.0.channelWidth'],
    [AIROS, { wireless: { interfaces: {} } }, 'wireless.interfaces'],
    [AIROS, { network: { mtu: 67 } }, 'network.mtu'],
    [AIROS, { network: { mtu: 2025 } }, 'network.mtu'],
    [AIROS, data({ mgmtVLAN: 0 }), 'network.interfaces.data.mgmtVLAN'],
    [AIROS, data({ mgmtVLAN: 4095 }), 'network.interfaces.data.mgmtVLAN'],
    [AIROS, data({ ipv4: { defaultGateway: 'gateway' } }), 'network.interfaces.data.ipv4'],
    [AIROS, data({ ipv4: '198.51.100.9/24' }), 'network.interfaces.data.ipv4'],
    ['/services', { sshServer: { sshPort: 0 } }, 'sshServer.sshPort'],
    ['/services', { webServer: { httpPort: 65_536 } }, 'webServer.httpPort'],
    ['/services', { webServer: { httpsPort: 1.5 } }, 'webServer.httpsPort'],
    ['/services', { webServer: { sessionTimeout: 0 } }, 'webServer.sessionTimeout'],
    ['/services', { webServer: { sessionTimeout: 1441 } }, 'webServer.sessionTimeout'],
    ['/services', { telnetServer: { port: -1 } }, 'telnetServer.port'],
    ['/services', { systemLog: { port: 'syslog' } }, 'systemLog.port'],
    ['/services', { ntpClient: { ntpServers: ['no host at all'] } }, 'ntpClient.ntpServers'],
    ['/services', { ntpClient: { ntpServers: 'ntp.example.net' } }, 'ntpClient.ntpServers'],
    ['/services', { sshServer: true }, 'sshServer'],
    ['/system', { hostname: ['a'] }, 'hostname'],
    ['/system', { location: 7 }, 'location'],
  ])('%s %j is named, and changes nothing', async (path, body, field) => {
    expect(await answered(path, body)).toEqual({ status: 400, fields: [field], isUntouched: true });
  });

  it('takes the good ones of the same request with it', async () => {
    const body = { system: { hostname: 'Renamed' }, network: { mtu: 1 } };
    expect(await answered(AIROS, body)).toMatchObject({ status: 400, isUntouched: true });
  });

  it('a value that the device refuses is named beside the others that are refused', async () => {
    const { fields } = await answered('/services', { sshServer: { sshPort: 0 }, telnetServer: { port: 0 } });
    expect(fields.sort()).toEqual(['sshServer.sshPort', 'telnetServer.port']);
  });

  it('a value that the device refuses that breaks a line of the configuration in two writes none of both', async () => {
    const answer = await answered(AIROS, { system: { hostname: 'a\nusers.1.name=evil' } });
    expect(answer).toMatchObject({ status: 400, isUntouched: true });
  });
});

describe('a value that the device does not know', () => {
  it.each([
    { unknown: 1 },
    { system: { unknown: true } },
    { system: null },
    {},
    JSON.parse('{"__proto__":{"a":1}}'),
  ])('%j is ignored', async body => {
    expect(await answered(AIROS, body)).toMatchObject({ status: 200, isUntouched: true });
  });

  it.each([[[]], ['text'], [7]])('%j in the place of the object is ignored as well', async body => {
    expect(await answered(AIROS, body)).toMatchObject({ status: 200, isUntouched: true });
  });
});

describe('the limits themselves', () => {
  it.each([
    [AIROS, { system: { hostname: 'x'.repeat(64) } }],
    [AIROS, radio({ ssid: 'x'.repeat(32) })],
    [AIROS, { network: { mtu: 68 } }],
    [AIROS, { network: { mtu: 2024 } }],
    [AIROS, data({ mgmtVLAN: 4094 })],
    ['/services', { sshServer: { sshPort: 65_535 } }],
    ['/services', { webServer: { sessionTimeout: 1440 } }],
  ])('%s %j are taken', async (path, body) => {
    expect(await answered(path, body)).toMatchObject({ status: 200, isUntouched: false });
  });
});
