import { describe, expect, it } from 'vitest';
import { figureOfValue } from './figure-of-value.ts';
import { settingById } from './find-setting.ts';

describe('a number of the configuration', () => {
  it.each([
    ['wireless.signalLed1', '94', '\u221294'],
    ['wireless.signalLed1', '0', '0'],
    ['radio.sensitivity', '-96', '\u221296'],
    ['radio.outputPower', '13', '13'],
    ['wireless.ssid', '-96', '-96'],
    ['wireless.signalLed1', 'on', 'on'],
  ] as const)('%s of %s is shown as %s', (id, value, shown) => {
    expect(figureOfValue(value, settingById(id))).toBe(shown);
  });
});
