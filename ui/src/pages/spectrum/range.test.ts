import { describe, expect, it } from 'vitest';
import { moved, presetsIn, zoomed } from './range.ts';

const WHOLE = { fromMhz: 5100, toMhz: 5900 };

describe('the shown range', () => {
  it('zooms around a frequency that stays where it is', () => {
    expect(zoomed(WHOLE, WHOLE, 0.5, 5300)).toEqual({ fromMhz: 5200, toMhz: 5600 });
  });

  it('never leaves the axis, and never gets narrower than a finger', () => {
    expect(zoomed({ fromMhz: 5100, toMhz: 5200 }, WHOLE, 100, 5150)).toEqual(WHOLE);
    const narrow = zoomed({ fromMhz: 5500, toMhz: 5530 }, WHOLE, 0.01, 5515);
    expect(narrow.toMhz - narrow.fromMhz).toBe(20);
    expect(moved({ fromMhz: 5800, toMhz: 5880 }, WHOLE, 100)).toEqual({ fromMhz: 5820, toMhz: 5900 });
    expect(moved(WHOLE, WHOLE, -50)).toEqual(WHOLE);
  });

  it('offers the bands that lie on the axis, and none on that of another radio', () => {
    expect(presetsIn(WHOLE)).toHaveLength(3);
    expect(presetsIn({ fromMhz: 5600, toMhz: 5900 })).toEqual([{ fromMhz: 5725, toMhz: 5875 }]);
    expect(presetsIn({ fromMhz: 2400, toMhz: 2500 })).toEqual([]);
  });
});
