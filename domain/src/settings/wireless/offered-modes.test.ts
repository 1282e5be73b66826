import { describe, expect, it } from 'vitest';
import { parseBoardInfo } from '../../device/board-info.ts';
import { settingsBoardOf } from '../../device/settings-board.ts';
import { checkSetting } from '../validate-configuration.ts';
import { settingById } from '../find-setting.ts';
import { settingsContext } from '../settings-context.ts';

const KEYS = {
  'ap-ptp': 'ptp_only',
  'ap-ptmp': 'ptmp_only',
  'sta-ptp': 'ptp_sta',
  'sta-ptmp': 'ptmp_sta',
} as const;
type Mode = keyof typeof KEYS;
const MODES = Object.keys(KEYS) as Mode[];

function onBoard(offered: readonly Mode[] | undefined, values: Readonly<Record<string, string>>, mhz = 5000) {
  const flags = offered && MODES.map(mode => `radio.1.${KEYS[mode]}=${Number(offered.includes(mode))}`);
  const text = [`radio.1.devdomain=${mhz}`, ...(flags ?? [])].join('\n');
  return settingsContext(new Map(Object.entries(values)), settingsBoardOf(parseBoardInfo(text)));
}

const offered = (id: Parameters<typeof settingById>[0], context: ReturnType<typeof onBoard>) =>
  settingById(id)
    .choices?.(context, [])
    .map(({ value }) => value);
const STATION = { 'radio.1.mode': 'managed', 'radio.1.ptpmode': '1' };

describe('the wireless mode', () => {
  it('the wireless mode is one of those that the board offers', () => {
    const context = onBoard(['sta-ptp', 'sta-ptmp'], STATION);
    expect(offered('radio.mode', context)).toEqual(['managed']);
    expect(offered('radio.topology', context)).toEqual(['0', '1']);
    const pointToPoint = onBoard(['ap-ptp', 'sta-ptp'], STATION);
    expect(offered('radio.mode', pointToPoint)).toEqual(['master', 'managed']);
    expect(offered('radio.topology', pointToPoint)).toEqual(['1']);
  });

  it('the wireless mode is any where the board does not say, or offers all', () => {
    for (const modes of [undefined, MODES]) {
      expect(offered('radio.mode', onBoard(modes, STATION))).toEqual(['master', 'managed']);
      expect(offered('radio.topology', onBoard(modes, STATION))).toEqual(['0', '1']);
    }
  });

  it('the wireless mode that is set stays on offer, with a remark', () => {
    const context = onBoard(['ap-ptp', 'ap-ptmp'], STATION);
    expect(offered('radio.mode', context)).toEqual(['master', 'managed']);
    expect(checkSetting(settingById('radio.mode'), 'managed', context)).toBeUndefined();
    expect(settingById('radio.mode').warning?.('managed', context, [])).toEqual({
      key: 'The board information does not list this mode: {mode}.',
      values: { mode: 'Station, point to point' },
    });
    expect(settingById('radio.mode').warning?.('master', context, [])).toBeUndefined();
  });

  it('the wireless mode of 60 GHz is one of those that the board offers', () => {
    const context = onBoard(['sta-ptmp'], { 'radio.0.mode': 'ap-ptp' }, 60_000);
    expect(offered('sixty.mode', context)).toEqual(['ap-ptp', 'sta-ptmp']);
    expect(settingById('sixty.mode').warning?.('ap-ptp', context, [])).toBeDefined();
    expect(offered('radio.mode', context)).toEqual(['master', 'managed']);
  });
});
