import { FIRMWARE_MODELS } from '@radiolink/application/firmware/models';
import { FirmwareModel } from '@radiolink/application/firmware/firmware.model';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aScenarioRadio, type ScenarioPage, openPage, pass, turnTime } from './change-scenario.mother.ts';

const PROXY = '/api/v1.0/tools/proxy/https';

beforeEach(turnTime);
afterEach(() => void vi.useRealTimers());

async function checked(
  instead?: (path: string) => Response | undefined,
): Promise<{ page: ScenarioPage; firmware: FirmwareModel }> {
  const page = await openPage(aScenarioRadio({ profile: 'wave' }), {
    versioned: true,
    ...(instead && { instead }),
  });
  const firmware = page.open(FIRMWARE_MODELS, FirmwareModel);
  firmware.checkRequested();
  await vi.waitFor(() => expect(firmware.$checking.getState()).toBe(false));
  return { page, firmware };
}

const offer = (version: string): Response =>
  Response.json({
    _embedded: {
      firmware: [
        {
          version,
          created: '2026-08-11T06:36:00Z',
          _links: { data: { href: `https://downloads.example.net/firmware/${version}.bin` } },
        },
      ],
    },
  });

describe('the update check of a versioned device', () => {
  it('asks the manufacturer by way of the device, and lets it download what is newer', async () => {
    const version = 'MGMP.ipq807x.v9.9.9.0edad4ab.261212.0922';
    const { page, firmware } = await checked(path => (path === PROXY ? offer(version) : undefined));
    expect(page.requests).toContain(PROXY);
    expect(firmware.$update.getState()).toMatchObject({ available: true, version, date: '2026-08-11' });
    firmware.downloadRequested();
    await pass(20);
    expect(firmware.$state.getState()).toMatchObject({ kind: 'ready' });
    page.kill();
  });

  it.each([
    ['an older one', offer('MGMP.ipq807x.v1.0.0.0edad4ab.201212.0922')],
    ['an address that is no https', Response.json({ _embedded: { firmware: [{ version: 'v9.9.9' }] } })],
    ['nothing', Response.json({})],
  ])('offers nothing where the server names %s', async (_, answer) => {
    const { page, firmware } = await checked(path => (path === PROXY ? answer.clone() : undefined));
    expect(firmware.$update.getState()).toEqual({ available: false });
    page.kill();
  });

  it('says that the server could not be reached', async () => {
    const { page, firmware } = await checked(path =>
      path === PROXY
        ? new Response('{"error":1,"message":"Cannot reach the host"}', { status: 500 })
        : undefined,
    );
    expect(firmware.$checkFailure.getState()).not.toBeNull();
    expect(firmware.$update.getState()).toBeNull();
    page.kill();
  });
});
