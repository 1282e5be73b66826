import { describe, expect, it } from 'vitest';
import { airPlan } from './air-plan.ts';
import { LITEAP_GPS } from './board/boards.ts';
import { radioSettings } from './configuration/radio-settings.ts';
import { aConfig, type Lines } from './network/networked.mother.ts';

const CHANNEL = { controlMhz: 5500, centerMhz: 5510, widthMhz: 40 };

/** The plan of a radio that can send with -4 to 25 dBm. */
function planOf(lines: Lines, matched = true) {
  const settings = radioSettings(aConfig({ 'radio.1.mode': 'master', ...lines }), CHANNEL);
  return airPlan({ ...LITEAP_GPS, txPowerMinDbm: -4, txPowerMaxDbm: 25 }, settings, matched);
}

describe('how a radio uses its channel', () => {
  it.each([
    ['10', 10],
    ['40', 25],
    ['-30', -4],
    ['', 0],
  ])('sends with no more and no less than its board can: %s dBm is %i', (txpower, dbm) => {
    expect(planOf({ 'radio.1.txpower': txpower }).local.txPowerDbm).toBe(dbm);
  });

  it('how a radio uses its channel has the antenna and cable of its configuration', () => {
    const { local } = planOf({ 'radio.1.antenna.gain': '17', 'radio.1.cable.loss': '2' });
    expect([local.antennaGainDbi, local.cableLossDb]).toEqual([17, 2]);
  });

  it('how a radio uses its channel has its loss by the centre of the channel, not by its control frequency', () => {
    const { channel } = planOf({ 'radio.1.freq': '5500', 'radio.1.chanbw': '80' });
    expect([channel.frequencyMhz, channel.widthMhz]).toEqual([5530, 80]);
  });

  it('how a radio uses its channel is turned up by ATPC to the configured power, and down to the least of the board', () => {
    const { power } = planOf({
      'radio.1.txpower': '18',
      'radio.1.atpc.status': 'enabled',
      'radio.1.atpc.threshold': '36',
    });
    // 36 above -96 dBm.
    expect(power).toEqual({ enabled: true, minDbm: -4, maxDbm: 18, targetDbm: -60 });
  });

  it('polls as an access point, and not as a station', () => {
    expect([planOf({}).accessPoint, planOf({ 'radio.1.mode': 'managed' }).accessPoint]).toEqual([
      true,
      false,
    ]);
  });

  it('how a radio uses its channel is found by its peers or not, as it is told', () => {
    expect([planOf({}, true).matched, planOf({}, false).matched]).toEqual([true, false]);
  });
});
