import { describe, expect, it } from 'vitest';
import { placeOf } from './weather.port.ts';
import { rainOf } from './weather.model.ts';

const HOUR = 3600;
const NOW = 1_780_000_200_000;
const FIRST = Math.floor(NOW / 1000 / HOUR) * HOUR;
const hours = (...millimetres: readonly number[]) =>
  millimetres.map((one, hour) => ({ time: FIRST + hour * HOUR, millimetres: one }));

describe('rain at the link', () => {
  it('rain at the link is that of the running hour, and the wettest of the next twelve', () => {
    expect(rainOf(hours(0.4, 0, 3, 1, 3), NOW)).toMatchObject({
      nowMillimetres: 0.4,
      next: { at: (FIRST + 2 * HOUR) * 1000, millimetres: 3 },
    });
  });

  it('rain at the link has the running hour and the next twelve in their order, without those that have passed', () => {
    const reported = hours(...Array.from({ length: 20 }, (_, hour) => hour)).toReversed();
    const passed = { time: FIRST - HOUR, millimetres: 9 };
    expect(rainOf([passed, ...reported], NOW)?.hours).toEqual(
      Array.from({ length: 13 }, (_, hour) => ({ at: (FIRST + hour * HOUR) * 1000, millimetres: hour })),
    );
  });

  it('looks no further than twelve hours', () => {
    expect(rainOf(hours(0, ...Array.from({ length: 12 }, () => 0), 9), NOW)?.next?.millimetres).toBe(0);
  });

  it('rain at the link is none where nothing is reported of these hours', () => {
    expect(rainOf([], NOW)).toBeNull();
    expect(rainOf([{ time: FIRST - 2 * HOUR, millimetres: 4 }], NOW)).toBeNull();
  });
});

describe('the place of a device', () => {
  const stored = new Map([
    ['system.latitude', '56.94'],
    ['system.longitude', '24.1'],
  ]);

  it('the place of a device is that of its receiver, else the one in its configuration', () => {
    expect(placeOf({ latitude: 47.4, longitude: 8.5 } as never, stored)).toEqual({
      latitude: 47.4,
      longitude: 8.5,
    });
    expect(placeOf(null, stored)).toEqual({ latitude: 56.94, longitude: 24.1 });
  });

  it.each([
    ['nothing', '', ''],
    ['one of two', '56.94', ''],
    ['no number', 'north', 'east'],
    ['beyond the poles', '91', '24'],
    ['a receiver without a fix', '0', '0'],
  ])('the place of a device is unknown: %s', (_, latitude, longitude) => {
    const text = new Map([
      ['system.latitude', latitude],
      ['system.longitude', longitude],
    ]);
    expect(placeOf(null, text)).toBeNull();
  });
});
