import { profileOf } from '../profiles/profiles.ts';
import { Radio } from '../radio.ts';
import type { RadioParts } from '../radio-options.ts';
import { TestClock } from './radio-client.mother.ts';

/** The radio itself, without its wire: for parts that are asked directly. No real waiting. */
export function aBareRadio(
  profile = 'ap-ptp',
  parts: Partial<RadioParts> = {},
): { readonly clock: TestClock; readonly radio: Radio } {
  const clock = new TestClock();
  const radio = new Radio({
    profile: profileOf(profile),
    clock,
    wait: async () => undefined,
    bootSeconds: 20,
    softRestartSeconds: 3,
    stations: 3,
    ...parts,
  });
  return { clock, radio };
}
