import { describe, expect, it } from 'vitest';
import { dismissOnDevice, noticesOf } from './notices.model.ts';
import type { DeviceNotices } from './notices.port.ts';

const QUIET = {
  defaultPassword: false,
  customScripts: false,
  watchdogReset: false,
  callHomeAvailable: false,
  firmwareNeedsPassword: false,
  thirdPartyFirmware: false,
} as const;
const OFFER = { available: true, server: 'https://controller.example', id: '1' } as const;
const DAY = 86_400;
const NOW = 1_800_000_000;
const idsOf = (notices: DeviceNotices) => noticesOf(notices, NOW).map(({ id }) => id);

describe('the notices of a device', () => {
  it('the notices of a device are none of a product that has no such parts', () => {
    expect(idsOf({})).toEqual([]);
  });

  it('the notices of a device are none while nothing is to be said', () => {
    const licence = { licensed: true, activated: true };
    expect(
      idsOf({ warnings: QUIET, crashes: [], callHome: { ...OFFER, available: false }, licence }),
    ).toEqual([]);
  });

  it('the notices of a device have the most severe first, whatever part they come from', () => {
    const crashes = [{ id: '1', time: '2026-01-01 10:00:00', reason: 'kernel' }];
    const notices = noticesOf(
      { warnings: { ...QUIET, defaultPassword: true }, crashes, callHome: OFFER },
      NOW,
    );
    const ranks = notices.map(({ severity }) => ['danger', 'warning', 'notice'].indexOf(severity));
    expect(ranks).toEqual(ranks.toSorted());
    expect(notices.map(({ id }) => id).toSorted()).toEqual([
      'callHomeAvailable',
      'crashes',
      'defaultPassword',
    ]);
  });

  it('the notices of a device have an offer once, with its server, though the device also warns of it', () => {
    const notices = noticesOf({ warnings: { ...QUIET, callHomeAvailable: true }, callHome: OFFER }, NOW);
    expect(notices).toHaveLength(1);
    expect(JSON.stringify(notices[0]?.message)).toContain('controller.example');
  });

  it('the notices of a device have the warning of an offer whose server is not told', () => {
    expect(idsOf({ warnings: { ...QUIET, callHomeAvailable: true } })).toEqual(['callHomeAvailable']);
  });

  it('the notices of a device have a licence that is about to end, by the clock of the page', () => {
    const licence = { licensed: true, activated: true, expiresAtSeconds: NOW + 5 * DAY };
    expect(noticesOf({ licence }, NOW - 400 * DAY)).toEqual([]);
    expect(noticesOf({ licence }, NOW)).toMatchObject([{ id: 'licence', message: { values: { count: 5 } } }]);
    expect(noticesOf({ licence }, NOW + 6 * DAY)).toMatchObject([{ severity: 'danger' }]);
  });
});

/** A device that records what it is told. */
async function dismissed(id: string, notices: DeviceNotices): Promise<readonly string[]> {
  const calls: string[] = [];
  const port = {
    dismissWarning: async (warning: string) => void calls.push(`warning ${warning}`),
    dismissCrashes: async (crash?: string) => void calls.push(`crashes ${crash ?? 'all'}`),
    dismissCallHome: async () => void calls.push('offer'),
  };
  await dismissOnDevice(port, id, notices);
  return calls;
}

describe('a notice that is dismissed on the device', () => {
  it('a notice that is dismissed on the device is a warning by its own name', async () => {
    expect(await dismissed('customScripts', {})).toEqual(['warning customScripts']);
  });

  it('a notice that is dismissed on the device is every crash at once', async () => {
    expect(await dismissed('crashes', {})).toEqual(['crashes all']);
  });

  it.each([
    ['the offer alone', { callHome: OFFER }, ['offer']],
    ['the warning alone', { warnings: { ...QUIET, callHomeAvailable: true } }, ['warning callHomeAvailable']],
    [
      'both',
      { callHome: OFFER, warnings: { ...QUIET, callHomeAvailable: true } },
      ['offer', 'warning callHomeAvailable'],
    ],
    ['neither any more', { callHome: { ...OFFER, available: false } }, []],
  ])(
    'a notice that is dismissed on the device is an offer in the form that the device has it: %s',
    async (_, notices, calls) => {
      expect(await dismissed('callHomeAvailable', notices as DeviceNotices)).toEqual(calls);
    },
  );

  it.each(['firmware', 'licence', 'toString', '__proto__', ''])(
    'a notice that is dismissed on the device is nothing for %j',
    async id => {
      expect(await dismissed(id, {})).toEqual([]);
    },
  );
});
