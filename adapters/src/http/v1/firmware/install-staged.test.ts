import { describe, expect, it } from 'vitest';
import { memorySession } from '../../client/client.mother.ts';
import { createV1Client } from '../client/v1-client.ts';
import { V1Firmware } from './firmware.adapter.ts';

const JSON_TYPE = { headers: { 'Content-Type': 'application/json' } };

/** What a device that runs a version is asked for the installation, and how it answers. */
async function installed(running: string, answer = '{"ok":true,"code":0}', known = running) {
  const asked: string[] = [];
  const client = createV1Client({
    baseUrl: 'http://radio.example',
    session: memorySession({ utoken: 'token' }),
    async fetch(request) {
      const { pathname } = new URL(request.url);
      asked.push(
        `${request.method} ${pathname} ${request.method === 'GET' ? '' : await request.text()}`.trim(),
      );
      const body = pathname.endsWith('/device') ? { identification: { firmware: running } } : undefined;
      return new Response(body === undefined ? answer : JSON.stringify(body), JSON_TYPE);
    },
  });
  const firmware = new V1Firmware(
    client,
    () => Promise.reject(new Error('no upload')),
    () => known,
  );
  return { outcome: await firmware.flash().catch((reason: unknown) => reason), asked };
}

const CLASSIC = 'POST /fwflash.cgi do_update=1';
const RESTART = 'POST /api/v1.0/system/reboot {"timeout":0}';

describe('the installation of a staged image', () => {
  it.each([
    ['AFLTU.soc.v2.3.2.12345.230301.1200', CLASSIC],
    ['AFLTUROCKET.soc.v2.5.0.12345.240301.1200', CLASSIC],
    ['WA.ar934x.v8.7.18.48247.250728.0850', CLASSIC],
    ['XC.qca956x.v8.7.4', CLASSIC],
    ['MGMP.ipq807x.v4.1.0.0edad4ab.251212.0922', RESTART],
    ['GMC.ipq5018.v4.1.0.0edad4ab.251212.0922', RESTART],
  ])('the installation of a staged image over %s is asked by %s', async (running, call) => {
    expect(await installed(running)).toEqual({ outcome: { confirmed: true }, asked: [call] });
  });

  it('the installation of a staged image asks the device what it runs where nobody knows', async () => {
    const { asked } = await installed('AFLTU.soc.v2.3.2', undefined, '');
    expect(asked).toEqual(['GET /api/v1.0/device', CLASSIC]);
  });

  it('the installation of a staged image is refused by what the answer says, whatever its status', async () => {
    const { outcome } = await installed('AFLTU.soc.v2.3.2', '{"ok":false,"error":"No firmware uploaded"}');
    expect(outcome).toMatchObject({ failure: { kind: 'device-api', message: 'No firmware uploaded' } });
  });
});
