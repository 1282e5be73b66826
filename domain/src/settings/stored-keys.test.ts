import { describe, expect, it } from 'vitest';
import { contextOf } from './settings-context.ts';
import { settingById } from './find-setting.ts';

const NO_PARTS = { features: new Set<never>() };
const shown = (id: Parameters<typeof settingById>[0], facts: Parameters<typeof contextOf>[1]) =>
  settingById(id).visible(contextOf(new Map(), facts), [1]);

describe('a setting of a part that not every device has', () => {
  it.each([
    ['device.bluetooth', 'bluetooth.status'],
    ['device.resetButton', 'system.external.reset'],
  ] as const)(
    'a setting of a part that not every device has is shown where the device stores it, whatever its board says: %s',
    (id, key) => {
      expect(shown(id, { board: NO_PARTS, carried: new Set([key]) })).toBe(true);
    },
  );

  it.each(['device.bluetooth', 'device.resetButton'] as const)(
    'a setting of a part that not every device has is not where the device stores others only: %s',
    id => {
      expect(shown(id, { carried: new Set(['resolv.host.1.name']) })).toBe(false);
    },
  );

  it('a setting of a part that not every device has is by its board where the device stores any key', () => {
    expect(shown('device.bluetooth', { board: NO_PARTS })).toBe(false);
    expect(shown('device.bluetooth', { board: { features: new Set(['bluetooth'] as const) } })).toBe(true);
  });
});
