import { describe, expect, it } from 'vitest';
import { lightness, type PaletteName, paletteOf } from './air-look.ts';

describe.each<PaletteName>(['even', 'ink'])('the palette %s', name => {
  const colours = paletteOf(name);
  const light = Array.from({ length: 256 }, (_, step) =>
    lightness([colours[3 * step]!, colours[3 * step + 1]!, colours[3 * step + 2]!]),
  );

  it('goes one way in lightness, in even steps', () => {
    const steps = light.slice(1).map((each, step) => each - light[step]!);
    const way = Math.sign(light.at(-1)! - light[0]!);
    const even = Math.abs(light.at(-1)! - light[0]!) / 255;
    for (const step of steps) {
      expect(step * way).toBeGreaterThanOrEqual(-0.2);
      expect(Math.abs(step)).toBeLessThan(4 * even);
    }
  });

  it('reaches from one end of lightness to the other', () => {
    expect(Math.abs(light.at(-1)! - light[0]!)).toBeGreaterThan(85);
  });
});
