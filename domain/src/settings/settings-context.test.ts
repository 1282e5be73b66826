import { describe, expect, it } from 'vitest';
import { networkModeOf, settingsContext, wirelessModeOf } from './settings-context.ts';

const values = (text: string) => new Map(text.split(' ').map(line => line.split('=') as [string, string]));

describe('the network mode of a configuration', () => {
  it.each([
    ['netmode=bridge', 'bridge'],
    ['netmode=router', 'router'],
    ['netmode=soho', 'soho'],
    ['netmode=other', 'bridge'],
    ['a=b', 'bridge'],
  ])('the network mode of a configuration of %s is %s', (text, mode) => {
    expect(networkModeOf(values(text))).toBe(mode);
  });
});

describe('the wireless mode of a configuration', () => {
  it.each([
    ['radio.1.mode=master radio.1.ptpmode=0', 'ap-ptmp'],
    ['radio.1.mode=master radio.1.ptpmode=1', 'ap-ptp'],
    ['radio.1.mode=managed radio.1.ptpmode=0', 'sta-ptmp'],
    ['radio.1.mode=managed radio.1.ptpmode=1', 'sta-ptp'],
    ['radio.1.mode=managed', 'sta'],
    ['radio.1.mode=master radio.1.ptpmode=', 'ap'],
    ['radio.1.mode=managed radio.0.mode=ap-ptp', 'ap-ptp'],
    ['radio.1.mode=managed radio.0.mode=strange', 'sta'],
    ['radio.1.mode=monitor', undefined],
    ['a=b', undefined],
  ])('the wireless mode of a configuration of %s is %s', (text, mode) => {
    expect(wirelessModeOf(values(text))).toBe(mode);
  });
});

describe('the context of rules', () => {
  it('holds what the configuration and the board tell, and nothing else', () => {
    const board = { channelWidthsMhz: [10, 20] };
    const router = values('netmode=router');
    expect(settingsContext(router)).toEqual({ values: router, networkMode: 'router' });
    expect(settingsContext(values('radio.1.mode=master'), board)).toMatchObject({
      board,
      networkMode: 'bridge',
      wirelessMode: 'ap',
    });
  });
});
