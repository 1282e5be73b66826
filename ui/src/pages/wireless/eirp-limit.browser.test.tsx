import { ChangeModels, EditingModel } from '@radiolink/application/configuration';
import { StartModel } from '@radiolink/application/start';
import { buildRegulatoryDomain } from '@radiolink/domain/radio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { configurationText } from '../../settings/configuration-text.mother.ts';
import { setStage, type Stage } from '../../testing/stage.mother.tsx';
import { part } from './part.ts';
import { WIRELESS_CONFIGURATIONS } from './wireless-configurations.mother.ts';

const BOARD = [
  'radio.1.devdomain=5000',
  'radio.1.txpower.min=-4',
  'radio.1.txpower.max=25',
  'radio.1.antenna.1.id=1',
  'radio.1.antenna.1.name=Built in sector',
  'radio.1.antenna.1.gain=17',
  'radio.1.antenna.1.builtin=1',
].join('\n');
const USA = buildRegulatoryDomain(840, { main: { widthsMhz: [20, 40] } })!;
const LAWFUL = { ...WIRELESS_CONFIGURATIONS['an access point']!, 'radio.1.txpower': '13' };

let stage: Stage;
beforeEach(async () => {
  await screen.viewport(1440, 900);
  stage = setStage({ boardInfo: BOARD, regulation: { domain: USA } });
  const text = configurationText({ ...LAWFUL, 'radio.1.antenna.gain': '0' });
  stage.models.get(EditingModel).configurationRead({ text, modified: false, firstSetup: false });
  stage.models.get(StartModel).regulation.start();
  await stage.show(<part.View />);
  await vi.waitUntil(() => setting('radio.outputPower') !== null);
});
afterEach(() => stage.close());

const setting = (id: string) => stage.place.querySelector<HTMLElement>(`[data-setting="${id}"]`);
const input = (id: string) => setting(id)!.querySelector('input')!;
const enter = (id: string, value: string): void => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(id), value);
  input(id).dispatchEvent(new Event('input', { bubbles: true }));
  input(id).dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};

describe('the power of a built-in antenna', () => {
  it('shows its gain as text, and says that the stored one is ignored', () => {
    expect([input('radio.antennaGain').readOnly, input('radio.antennaGain').value]).toEqual([
      true,
      '17\u2009dBi',
    ]);
    expect(setting('radio.antennaGain')!.textContent).toContain('Ignored: the built-in antenna has 17 dBi.');
  });

  it('is refused above the EIRP limit, with the sum', async () => {
    enter('radio.outputPower', '25');
    await expect
      .poll(() => setting('radio.outputPower')!.textContent)
      .toContain('EIRP 42 dBm = 25 dBm + 17 dBi − 0 dB. United States limit on 5680 MHz: 30 dBm.');
    expect(stage.models.get(ChangeModels).apply.$canApply.getState()).toBe(false);
  });
});
