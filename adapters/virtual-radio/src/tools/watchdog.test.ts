import { describe, expect, it } from 'vitest';
import { aStatusReader } from '../testing/status-of.mother.ts';

const SILENT = '198.51.100.77';
const GATEWAY = '198.51.100.1';

/** A radio with a watchdog, read every ten seconds: the seconds after which it was unreachable first. */
async function firstReboot(
  lines: Readonly<Record<string, string>>,
  seconds: number,
): Promise<number | undefined> {
  const { radio, clock, write } = await aStatusReader({ profile: 'ap-ptp', bootSeconds: 20 });
  await write(
    Object.entries(lines)
      .map(([leaf, value]) => `pwdog.${leaf}=${value}\n`)
      .join(''),
  );
  const before = clock.now();
  for (let passed = 10; passed <= seconds; passed += 10) {
    clock.advance(10);
    if (!radio.reachable && passed > 10) return (clock.now() - before) / 1000;
  }
  return undefined;
}

const WATCHING = { status: 'enabled', host: SILENT, delay: '60', period: '30', retry: '3' };

describe('the ping watchdog', () => {
  it.each([
    ['60', '30', '3', 120],
    ['60', '30', '1', 60],
    ['100', '10', '2', 110],
    ['60', '40', '4', 180],
  ])(
    'the ping watchdog with a delay of %s s, a period of %s s and %s tries reboots after %i s',
    async (delay, period, retry, after) => {
      const reboot = await firstReboot({ ...WATCHING, delay, period, retry }, 300);
      expect(Math.abs((reboot ?? 0) - after)).toBeLessThanOrEqual(10);
    },
  );

  it.each([
    [{ ...WATCHING, host: GATEWAY }],
    [{ ...WATCHING, status: 'disabled' }],
    [{ ...WATCHING, host: '' }],
  ])('leaves the radio alone by %j', async lines => {
    expect(await firstReboot(lines, 600)).toBeUndefined();
  });

  it('the ping watchdog begins to count again after the reboot that it caused', async () => {
    const { radio, clock, write } = await aStatusReader({ profile: 'ap-ptp', bootSeconds: 20 });
    await write(
      'pwdog.status=enabled\npwdog.host=198.51.100.77\npwdog.delay=60\npwdog.period=30\npwdog.retry=1\n',
    );
    const reachable: boolean[] = [];
    for (let passed = 0; passed < 160; passed += 10) {
      clock.advance(10);
      reachable.push(radio.reachable);
    }
    const outages = reachable.filter((isUp, place) => !isUp && reachable[place - 1] !== false).length;
    expect(outages).toBe(2);
  });
});
