import { describe, expect, it } from 'vitest';
import { parseBoardInfo } from '../../device/board-info.ts';
import { settingsBoardOf } from '../../device/settings-board.ts';
import { allowedOf } from '../finding.ts';
import { settingById } from '../find-setting.ts';
import { settingsContext } from '../settings-context.ts';
import { frequencyIn, mainBand } from './frequency.ts';

const contextOf = (devDomainMhz: number) =>
  settingsContext(new Map(), settingsBoardOf(parseBoardInfo(`radio.1.devdomain=${devDomainMhz}`)));

describe('the band of the main radio', () => {
  it.each([
    [2400, ['2412', '5480'], ['24100']],
    [5000, ['2412', '5480', '7125'], ['24100', '7126']],
    [24_000, ['24000', '24100', '24250'], ['5480', '23999', '24251']],
  ])('the band of the main radio is that of a board of %i MHz', (domain, accepted, refused) => {
    const judge = (value: string) => frequencyIn(mainBand)(value, contextOf(domain), []);
    expect(['0', ...accepted].map(judge)).toEqual(['0', ...accepted].map(() => undefined));
    for (const value of refused) expect(judge(value)).toBeDefined();
  });

  it('stands in the words of what is allowed', () => {
    const words = (domain: number) =>
      allowedOf(settingById('radio.frequency'), contextOf(domain), [])?.values;
    expect([words(5000), words(24_000)]).toEqual([
      { min: 400, max: 7125 },
      { min: 24_000, max: 24_250 },
    ]);
  });
});
