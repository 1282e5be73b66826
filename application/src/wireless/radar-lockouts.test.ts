import type { DeviceStatus, RadarLockout } from '@radiolink/domain/status';
import { createEvent, createStore, type Store } from 'effector';
import { describe, expect, it } from 'vitest';
import { radarLockouts } from './radar-lockouts.ts';

function aPage() {
  let now = 10_000;
  const reported = createEvent<readonly RadarLockout[] | null>();
  const slice = <T>(select: (status: DeviceStatus) => T): Store<T | null> =>
    createStore<T | null>(null).on(reported, (_, list) =>
      select({ wireless: { radarLockouts: list ?? undefined } } as DeviceStatus),
    );
  const $shut = radarLockouts({ slice }, { now: () => now });
  return {
    shut: () => $shut.getState(),
    tell: (list: readonly RadarLockout[] | null, at = now) => {
      now = at;
      reported(list);
    },
  };
}
const lockout = (secondsLeft: number) => ({ centerMhz: 5510, widthMhz: 40, secondsLeft });

describe('channels that radar has shut', () => {
  it('channels that radar has shut are told with the time when they open again', () => {
    const { shut, tell } = aPage();
    expect(shut()).toEqual([]);
    tell([lockout(1800)]);
    expect(shut()).toEqual([{ centerMhz: 5510, widthMhz: 40, until: 1_810_000 }]);
    tell(null);
    expect(shut()).toEqual([]);
  });

  it('keep that time while the seconds count down, and take another that is meant', () => {
    const { shut, tell } = aPage();
    tell([lockout(1800)]);
    tell([lockout(1799)], 11_700);
    expect(shut()[0]?.until).toBe(1_810_000);
    tell([lockout(1800)], 60_000);
    expect(shut()[0]?.until).toBe(1_860_000);
  });

  it('channels that radar has shut may be shut for nobody knows how long', () => {
    const { shut, tell } = aPage();
    tell([{ centerMhz: 5510 }]);
    expect(shut()).toEqual([{ centerMhz: 5510, widthMhz: undefined, until: undefined }]);
  });
});
