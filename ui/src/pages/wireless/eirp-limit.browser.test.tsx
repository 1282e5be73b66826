import { PermittedApply } from '@radiolink/application/configuration/change-models';
import { EditingModel } from '@radiolink/application/configuration/editing.model';
import { StartModel } from '@radiolink/application/start/start.model';
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
async function open(texts?: NonNullable<Parameters<typeof setStage>[0]>['texts']): Promise<void> {
  await screen.viewport(1440, 900);
  stage = setStage({ boardInfo: BOARD, regulation: { domain: USA }, ...(texts && { texts }) });
  const text = configurationText({ ...LAWFUL, 'radio.1.antenna.gain': '0' });
  stage.models.get(EditingModel).configurationRead({ text, modified: false, firstSetup: false });
  stage.models.get(StartModel).regulation.start();
  await stage.show(<part.View />);
  await vi.waitUntil(() => setting('radio.outputPower') !== null);
}
beforeEach(() => open());
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
      '17\u202FdBi',
    ]);
    expect(setting('radio.antennaGain')!.textContent).toContain('Ignored: the built-in antenna has 17 dBi.');
  });

  it('the power of a built-in antenna is refused above the EIRP limit, with the sum', async () => {
    enter('radio.outputPower', '25');
    await expect
      .poll(() => setting('radio.outputPower')!.textContent)
      .toContain('EIRP 42 dBm = 25 dBm + 17 dBi − 0 dB. United States limit on 5680 MHz: 30 dBm.');
    expect(stage.models.get(PermittedApply).$canApply.getState()).toBe(false);
  });
});

const sum = () => stage.place.querySelector<HTMLElement>('[data-eirp="main"]');
/** Figures are set with thin spaces. */
const words = () => sum()?.textContent.replaceAll('\u202F', ' ');
const reread = (lines: Readonly<Record<string, string>>): void => {
  const text = configurationText({ ...LAWFUL, ...lines });
  stage.models.get(EditingModel).configurationRead({ text, modified: false, firstSetup: false });
};

describe('the sum to the EIRP', () => {
  it('the sum to the EIRP is one output beside the power, with its terms, the limit and what bounds the power', () => {
    expect(sum()!.querySelector('output')!.getAttribute('aria-label')).toBe('EIRP');
    expect(words()).toContain(
      'Transmit power13 dBmAntenna gain+17 dBiCable loss−0 dBEIRP=30 dBm' +
        'United States limit on 5680 MHz: 30 dBm.Channel limit: max. 13 dBm transmit power.',
    );
    const [power, place] = [setting('radio.outputPower')!, sum()!].map(each => each.getBoundingClientRect());
    expect(place!.top).toBe(power!.top);
    expect(place!.left).toBeGreaterThan(power!.right);
  });

  it('follows the power as it is typed, and says by how much it is above the limit', async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      input('radio.outputPower'),
      '25',
    );
    input('radio.outputPower').dispatchEvent(new Event('input', { bubbles: true }));
    await expect.poll(words).toContain('EIRP=42 dBm12 dB above the limit.');
    expect(words()).not.toContain('Up to');
  });

  it('takes the cable off', async () => {
    enter('radio.cableLoss', '2');
    await expect.poll(words).toContain('Cable loss−2 dBEIRP=28 dBm');
  });

  it('the sum to the EIRP is a dash, not a number, while a term is unknown', async () => {
    reread({ 'radio.1.txpower': '' });
    await expect.poll(words).toContain('Transmit power— Not reported by this deviceAntenna gain+17 dBi');
    expect(words()).toContain('EIRP=— Not reported by this device');
  });

  it('remarks once on a power above the lowest limit where the radio selects the channel', async () => {
    reread({ 'radio.1.freq': '0', 'radio.1.center.1.freq': '0', 'radio.1.txpower': '25' });
    await expect.poll(words).toMatch(/Up to \d+ dB above the limit\.The radio selects the channel\. Lowest/);
    expect(setting('radio.outputPower')!.textContent).not.toContain('Lowest');
  });

  it('names the country as the language of the page does', async () => {
    await stage.close();
    const key = '{country} limit on {frequency} MHz: {limit} dBm.';
    const translations = { [key]: 'Grenze, {country}, auf {frequency} MHz: {limit} dBm.' };
    await open({ language: 'de', translations });
    await expect
      .poll(() => sum()?.textContent)
      .toContain('Grenze, Vereinigte Staaten, auf 5680\u00A0MHz: 30\u00A0dBm.');
  });
});
