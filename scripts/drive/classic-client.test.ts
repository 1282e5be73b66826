import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createVirtualRadio } from '@radiolink/virtual-radio';
import { serve } from '@radiolink/adapters/server/serve';
import { VirtualDevice } from '@radiolink/adapters/server/virtual-device';
import { afterAll, describe, expect, it } from 'vitest';
import { driveClassic } from './classic-steps.ts';

const CREDENTIALS = { username: 'admin', password: 'Tower-Link-2026' };
/** Faster than life, so that a station's return and a reboot take moments. */
const SPEED = 60;

describe('a public client', () => {
  const files = mkdtempSync(join(tmpdir(), 'no-page-'));
  afterAll(() => rmSync(files, { recursive: true }));

  it.each(['ap-ptmp', 'sta-ptp'])(
    'drives a virtual radio of the profile %s',
    async profile => {
      const begin = Date.now();
      const clock = { now: () => begin + (Date.now() - begin) * SPEED };
      const radio = createVirtualRadio({ profile, clock, wait: async () => undefined });
      const device = new VirtualDevice(radio, []);
      const server = await serve({ files, device, deviceName: 'radio', host: '127.0.0.1', port: 0 });
      const passed: string[] = [];
      try {
        await driveClassic(server.url, CREDENTIALS, { tell: step => passed.push(step), patienceMs: 10_000 });
      } finally {
        await server.close();
      }
      expect(passed).toEqual([
        'login in each encoding',
        'wrong password',
        'status',
        'CSRF id',
        'kick',
        'provisioning',
        'warnings',
        'update check',
        'reboot',
      ]);
    },
    20_000,
  );
});
